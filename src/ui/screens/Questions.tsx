import { isUnderway, type Phase } from "../../state/phase.ts";
import { Boundary, Lazy } from "../elements/Boundary.tsx";
import { CallButton, Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { URGENT } from "../elements/live.ts";
import { isTapped } from "../fields/Choices.tsx";
import { PlannedControl } from "../fields/Field.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

type StepPhase = Phase & { name: "step" };

/** The questions of one step, on the paper below their headline. */
export function Questions({ phase }: { phase: StepPhase }) {
  const { sending } = phase;
  const view = useView();
  const { messages, scheduler, phone, settings, pageQuestions } = view;
  const { form } = scheduler;
  const readOnly = isUnderway(phase);
  const step = form.step.value;
  const plan = form.plan.value;
  if (!step || !plan) return null;
  const index = form.steps.value.indexOf(step);
  const isFirst = index === (plan.screener ? 1 : 0);
  const isLast = form.isLast();
  const asked = messages.inNameOrder?.(step.questions) ?? step.questions;
  const isNotSent = sending.name === "not-sent";
  const send = (isNotSent && view.language.value?.submission.sendAgain) || messages.send;
  const proceed = () => void scheduler.next();
  const controls = asked.map((question) => (
    <Boundary key={question.name}>
      {pageQuestions && step.name === "details" && (
        <pageQuestions.Title name={question.name} asked={asked} />
      )}
      <PlannedControl {...question} />
    </Boundary>
  ));
  const callsFirst = isNotSent && sending.callsFirst && phone !== "";
  return (
    <Form onSend={proceed} isLast={isLast}>
      {isFirst && [<ScreenerMessage />, plan.record.is_virtual && <p>{messages.virtual}</p>]}
      <Lazy show="ErrorSummary" />
      <div class={`questions of-${step.name}`}>{controls}</div>
      {isLast && settings.privacyUrl && (
        <p class="hint">
          <a part="link" href={settings.privacyUrl} target="_blank" rel="noopener">
            {messages.privacy}
          </a>
        </p>
      )}
      <NotSent sending={sending} />
      {isTapped(step) ? (
        <p class="hint">{waitingText(view, phase)}</p>
      ) : (
        <div class={step.name === "time" ? "actions time-actions" : "actions"}>
          {step.name === "time" && pageQuestions && <pageQuestions.ChosenTime />}
          {callsFirst && <CallButton part="button primary" />}
          <SubmitButton onSend={proceed} isDisabled={readOnly} isSecondary={callsFirst}>
            {waitingText(view, phase) || (isLast ? send : messages.next)}
          </SubmitButton>
        </div>
      )}
      <Lazy show="Honeypot" />
      <Help isFirst={index === 0} />
    </Form>
  );
}

/** Why the request was not sent, or may not have been. The form keeps every answer. */
function NotSent({ sending }: Pick<StepPhase, "sending">) {
  const { messages, language: loaded, submission, scheduler, phone } = useView();
  const language = loaded.value;
  const { reason, callsFirst: isRepeated } = sending.name === "not-sent" ? sending : {};
  const callsFirst = isRepeated && phone !== "";
  const title =
    (reason === "unknown" && language?.submission.unknownTitle) || messages.notSentTitle;
  return (
    <div {...URGENT}>
      {reason && (
        <div key={reason} part="notice" class="notice not-sent">
          {scheduler.form.isLast() && <p class="notice-title">{title}</p>}
          <p>
            {(reason !== "chunk-missing" &&
              language &&
              submission.value?.notSentMessage(language, reason, callsFirst)) ||
              messages.failed[callsFirst ? "permanent" : "temporary"]}
          </p>
          {reason === "copied-page" && <Lazy show="OriginalPage" />}
        </div>
      )}
    </div>
  );
}

/** What the reader is waiting for; empty if for nothing. */
export function waitingText({ messages, scheduler }: View, phase: Phase): string {
  if (phase.name === "loading") return phase.isSlow ? messages.loadingSlowly : messages.loading;
  if (phase.name !== "step" || !/^(loading|sending)$/.test(phase.sending.name)) return "";
  return scheduler.form.isLast() ? messages.sending : messages.loading;
}

function ScreenerMessage() {
  const { scheduler, practiceText } = useView();
  const message = scheduler.form.screenerOutcome.value?.message;
  return message ? (
    <p class="practice-text" part="notice" {...practiceText}>
      {message}
    </p>
  ) : null;
}
