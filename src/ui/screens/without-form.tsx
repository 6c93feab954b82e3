import { emergencyIn } from "../../form/phone/country-numbers.ts";
import type { FormPlan } from "../../form/plan.ts";
import type { ScreenerOutcome } from "../../form/screener.ts";
import { contain } from "../../state/contain.ts";
import type { Phase } from "../../state/phase.ts";
import { CallButton } from "../elements/CallLink.tsx";
import { Back, Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** A skeleton of the form while the record loads. */
export const Loading = ({ view: { messages }, isSlow }: { view: View; isSlow: boolean }) => (
  <div class="screen loading">
    <p class="title late" tabIndex={-1}>
      {isSlow ? messages.loadingSlowly : `${messages.loading}…`}
    </p>
    <div class="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);

/** The record could not be loaded: what to do now, and how to call. */
export function Failed({ view, phase }: { view: View; phase: Phase & { name: "failed" } }) {
  const { messages, phone, scheduler, headingLevel } = view;
  const kind = phase.isOffline ? "offline" : phase.isRetryable ? "temporary" : "permanent";
  // The other sentences ask to call.
  const hasAdvice = phone !== "" || kind === "offline";
  return (
    <div class="screen failed">
      <Heading level={headingLevel}>{messages.failedTitle}</Heading>
      {/* Not the whole screen: after a retry the title is focused, which announces it already. */}
      <div role="alert" class={hasAdvice ? "" : "visually-hidden"}>
        <p>{hasAdvice ? messages.failed[kind] : messages.failedTitle}</p>
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

/** The screen for a practice that has turned off online scheduling, with its phone number. */
export const Closed = ({ view, plan }: { view: View; plan: FormPlan }) => (
  <div class="screen">
    <Heading level={view.headingLevel}>{view.messages.closedTitle}</Heading>
    <p>{view.messages.closed(plan.record.name)}</p>
    {view.phone && (
      <p class="actions">
        <CallButton view={view} part="button primary" />
      </p>
    )}
    <p class="help">{view.emergency}</p>
  </div>
);

/** The emergency number if the practice's message is about an emergency: the heading must not contradict it. */
const urgentNumber = ({ emergencyNumber }: View, { message }: ScreenerOutcome) =>
  emergencyIn(message, emergencyNumber);

export function stoppedTitle(view: View, outcome: ScreenerOutcome): string {
  const urgent = urgentNumber(view, outcome);
  return urgent === undefined ? view.messages.callTitle : view.messages.callNow(urgent);
}

/** The screener stopped the patient: what to do now, first whom to call. */
export function Stopped({ view, outcome }: { view: View; outcome: ScreenerOutcome }) {
  const { messages, emergency, emergencyNumber } = view;
  const { message } = outcome;
  const urgent = urgentNumber(view, outcome);
  const isUrgent = urgent !== undefined;
  const number = isUrgent ? urgent : emergencyNumber;
  const callPractice = (
    <CallButton view={view} part={isUrgent ? "button secondary" : "button primary"} />
  );
  const callEmergency = number && (
    <a part={isUrgent ? "button primary" : "button secondary"} href={`tel:${number}`}>
      {isUrgent ? messages.call(number) : emergency}
    </a>
  );
  return (
    <div class="screen stopped">
      <Heading level={view.headingLevel}>{stoppedTitle(view, outcome)}</Heading>
      <p class="practice-text warning" part="notice" {...(message && view.practiceText)}>
        {message || messages.stopped}
      </p>
      <p class="actions">
        {isUrgent ? [callEmergency, callPractice] : [callPractice, callEmergency]}
      </p>
      {!number && <p class="help">{emergency}</p>}
      <Back label={messages.changeAnswer} onClick={view.scheduler.back} />
    </div>
  );
}
