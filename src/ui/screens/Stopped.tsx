import { emergencyIn } from "../../form/phone/emergency-number.ts";
import type { ScreenerOutcome } from "../../form/screener.ts";
import { Back } from "../elements/Back.tsx";
import { CallButton } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/**
 * The screener stopped the patient: what to do now, first whom to call. If the practice's message is about
 * an emergency, that is the emergency number, because the heading must not contradict the message.
 */
export function Stopped({ view, outcome: { message } }: { view: View; outcome: ScreenerOutcome }) {
  const { messages, emergency, emergencyNumber } = view;
  const urgent = emergencyIn(message, emergencyNumber);
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
      <Heading level={view.headingLevel}>
        {isUrgent ? messages.callNow(urgent) : messages.callTitle}
      </Heading>
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
