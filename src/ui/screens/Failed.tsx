import { nationalForm } from "../../form/phone/national-form.ts";
import type { Failure } from "../../state/phase.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

// What a patient can do differs only by whether trying again may help.
const MAY_PASS: Record<Failure, boolean> = {
  unreachable: true,
  timeout: true,
  unavailable: true,
  "not-json": true,
  "not-found": false,
  refused: false,
  "unexpected-answer": false,
  "wrong-location": false,
  "not-set-up": false,
};

/** The record could not be had: what to do now, and the way to call. */
export function Failed({
  view,
  failure,
  offline,
}: {
  view: View;
  failure: Failure;
  offline: boolean;
}) {
  const { messages, phone, scheduler, headingLevel } = view;
  const kind = offline ? "offline" : MAY_PASS[failure] ? "temporary" : "lasting";
  return (
    <div class="screen">
      <Heading level={headingLevel}>{messages.failedTitle}</Heading>
      {/* Not the whole screen: after a second try its title takes the focus, and is said by that. */}
      <div role="alert">
        <p>{messages.failed[kind]}</p>
      </div>
      <p class="actions">
        {phone && <CallLink phone={phone}>{messages.call(nationalForm(phone))}</CallLink>}
        {kind !== "lasting" && (
          <button
            type="button"
            part="button"
            class={phone ? "second" : ""}
            onClick={() => scheduler.load()}
          >
            {messages.tryAgain}
          </button>
        )}
      </p>
      <p class="help">{messages.emergency}</p>
    </div>
  );
}
