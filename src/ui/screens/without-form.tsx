import { emergencyIn } from "../../form/phone/country-numbers.ts";
import type { Phase } from "../../state/phase.ts";
import { CallButton } from "../elements/CallLink.tsx";
import { Back, Heading } from "../elements/Heading.tsx";
import { useView } from "../view-context.ts";

export function Loading({ isSlow }: { isSlow: boolean }) {
  const { messages } = useView();
  return (
    <div class="skeleton">
      <div class="brand">
        <i />
      </div>
      <div class="screen">
        <p class="ghost">{messages.detailsTitle}</p>
        <p class="title late" tabIndex={-1}>
          {isSlow ? messages.loadingSlowly : `${messages.loading}…`}
        </p>
        <div class="questions">
          <i class="firstName" />
          <i class="lastName" />
          <i class="phone" />
          <i class="dob" />
          <i />
        </div>
      </div>
    </div>
  );
}

export function Failed({ phase }: { phase: Phase & { name: "failed" } }) {
  const { messages, phone, scheduler, emergency } = useView();
  const kind = phase.isOffline ? "offline" : phase.isRetryable ? "temporary" : "permanent";
  // The other sentences ask to call.
  const hasAdvice = phone !== "" || kind === "offline";
  return (
    <div class="screen">
      <Heading>{messages.failedTitle}</Heading>
      {/* Not the whole screen: after a retry the title is focused, which announces it already. */}
      <div role="alert" class={hasAdvice ? "" : "visually-hidden"}>
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
      <p class="help">{emergency}</p>
    </div>
  );
}

export function Closed() {
  const { messages, phone, emergency, scheduler } = useView();
  return (
    <div class="screen">
      <Heading>{messages.closedTitle}</Heading>
      <p>{messages.closed(scheduler.record.value?.name ?? "")}</p>
      {phone && (
        <p class="actions">
          <CallButton part="button primary" />
        </p>
      )}
      <p class="help">{emergency}</p>
    </div>
  );
}

export function Stopped() {
  const view = useView();
  const { messages, emergency, emergencyNumber } = view;
  const message = view.scheduler.form.screenerOutcome.value?.message ?? "";
  // The heading must not contradict a message about an emergency.
  const urgent = emergencyIn(message, emergencyNumber);
  const isUrgent = urgent !== undefined;
  const number = isUrgent ? urgent : emergencyNumber;
  const callPractice = <CallButton part={isUrgent ? "button secondary" : "button primary"} />;
  const callEmergency = number && (
    <a class="call" part={isUrgent ? "button primary" : "button secondary"} href={`tel:${number}`}>
      {isUrgent ? messages.call(number) : emergency}
    </a>
  );
  return (
    <div class={isUrgent ? "screen stopped urgent" : "screen stopped"}>
      <Heading>{isUrgent ? messages.callNow(urgent) : messages.callTitle}</Heading>
      <p class="message" {...(message && view.practiceText)}>
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
