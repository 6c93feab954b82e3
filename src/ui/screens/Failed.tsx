import { contain } from "../../state/contain.ts";
import type { Phase } from "../../state/phase.ts";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

interface FailedProps {
  view: View;
  phase: Extract<Phase, { name: "failed" }>;
}

/** The record could not be loaded: what to do now, and how to call. */
export function Failed({ view, phase }: FailedProps) {
  const { messages, phone, scheduler, headingLevel } = view;
  const kind = phase.isOffline ? "offline" : phase.isRetryable ? "temporary" : "permanent";
  return (
    <div class="screen failed">
      <Heading level={headingLevel}>{messages.failedTitle}</Heading>
      {/* Not the whole screen: after a retry the title is focused, which announces it already. */}
      <div role="alert">
        {phone || kind === "offline" ? (
          <p>{messages.failed[kind]}</p>
        ) : (
          // The other sentences ask to call.
          <p class="visually-hidden">{messages.failedTitle}</p>
        )}
      </div>
      <p class="actions">
        <CallButton view={view} part="button primary" />
        {kind !== "permanent" && (
          <button
            type="button"
            part={phone ? "button secondary" : "button primary"}
            class={phone ? "secondary" : ""}
            onClick={contain(() => scheduler.load())}
          >
            {messages.tryAgain}
          </button>
        )}
      </p>
      <p class="help">{view.emergency}</p>
    </div>
  );
}
