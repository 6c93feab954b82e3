import { emergencyIn } from "../../form/phone/country-numbers.ts";
import { isTemporary, type Phase } from "../../state/phase.ts";
import { Lazy } from "../elements/Boundary.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

/** Lines where the questions will be. */
export const Loading = () => (
  <div class="screen skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);

export function Failed({ phase }: { phase: Phase & { name: "failed" } }) {
  const { messages, phone, scheduler, emergency } = useView();
  const kind = phase.isOffline ? "offline" : isTemporary(phase.failure) ? "temporary" : "permanent";
  // The other sentences ask to call.
  const hasAdvice = phone !== "" || kind === "offline";
  return (
    <div class="screen">
      {/* Not the whole screen: after a retry the title is focused, which announces it already. */}
      <div role="alert" class={hasAdvice ? "say" : "visually-hidden"}>
        <p>
          {hasAdvice
            ? messages.failed[
                phase.callsFirst && phone && kind === "temporary" ? "permanent" : kind
              ]
            : messages.failedTitle}
        </p>
      </div>
      <p class="actions">
        <CallButton part="button primary" />
        {kind !== "permanent" && (
          <button
            type="button"
            part={phone ? "button secondary" : "button primary"}
            onClick={() => scheduler.load()}
          >
            {messages.tryAgain}
          </button>
        )}
      </p>
      <Lazy show="Hours" />
      <p class="help">{emergency}</p>
    </div>
  );
}

export function Closed() {
  const { messages, emergency, scheduler } = useView();
  return (
    <div class="screen">
      <p class="say">{messages.closed(scheduler.record.value?.name ?? "")}</p>
      <p class="actions">
        <CallButton part="button primary" />
      </p>
      <Lazy show="Hours" />
      <p class="help">{emergency}</p>
    </div>
  );
}

/** The emergency number that the practice's message names; null for "emergency" without one, undefined for neither. */
export const urgentNumber = ({ scheduler, emergencyNumber }: View) =>
  emergencyIn(scheduler.form.screenerOutcome.value?.message ?? "", emergencyNumber);

export function Stopped() {
  const view = useView();
  const { messages, emergency, emergencyNumber } = view;
  const message = view.scheduler.form.screenerOutcome.value?.message ?? "";
  const urgent = urgentNumber(view);
  const number = urgent ?? (urgent === undefined && emergencyNumber);
  const callPractice = (
    <CallButton part={urgent === undefined ? "button primary" : "button secondary"} />
  );
  const callEmergency = number && (
    <a class="call alarm" part="button" href={`tel:${number}`}>
      {urgent === undefined ? emergency : messages.call(number)}
    </a>
  );
  return (
    <div class="screen">
      <p class="say practice-text" {...(message && view.practiceText)}>
        {message || messages.stopped}
      </p>
      <p class="actions">
        {urgent === undefined ? [callPractice, callEmergency] : [callEmergency, callPractice]}
      </p>
      <Lazy show="Hours" />
      {!number && <p class="help">{emergency}</p>}
    </div>
  );
}
