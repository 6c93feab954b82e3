import { isRefused, isUnderway, type Phase, screenOf } from "../../state/phase.ts";
import { Boundary, Deferred } from "../elements/Boundary.tsx";
import { CallButton, Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { Back, Heading } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { PlannedControl } from "../fields/Field.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";

type StepPhase = Phase & { name: "step" };

/** The questions of one step: the practice's yes-or-no question before any personal one, or the patient form. */
export function Questions({ phase }: { phase: StepPhase }) {
  const { plan, step: index, sending } = phase;
  const view = useView();
  const { messages, scheduler, phone, settings, page } = view;
  const readOnly = isUnderway(phase);
  const isScreener = screenOf(phase) === "screener";
  const questions = scheduler.form.asked.value;
  const asked = messages.inNameOrder?.(questions) ?? questions;
  const controls = asked.map((question) => (
    <Boundary key={question.name}>
      {page && <page.Title name={question.name} asked={asked} />}
      <PlannedControl {...question} plan={plan} readOnly={readOnly} />
    </Boundary>
  ));
  const proceed = isScreener ? scheduler.answerScreener : scheduler.send;
  // Sending again would not help, so calling is the main action.
  const callsFirst = isRefused(sending) && phone !== "";
  return (
    <Form onSend={proceed}>
      {index > 0 && <Back label={messages.back} disabled={readOnly} onClick={scheduler.back} />}
      {plan.steps.length > 1 && <p class="step">{messages.step(isScreener ? 1 : 2)}</p>}
      <Heading>{isScreener ? messages.screenerTitle : messages.detailsTitle}</Heading>
      {!isScreener && [
        <ScreenerMessage plan={plan} />,
        plan.record.is_virtual && <p>{messages.virtual}</p>,
        <p class="hint" part="hint">
          {!page && asked.every(({ name, required }) => required || name === "provider")
            ? messages.everyQuestion
            : messages.unlessOptional}
        </p>,
      ]}
      <Deferred show="ErrorSummary" />
      {isScreener ? controls : <div class="questions">{controls}</div>}
      {!isScreener && [
        settings.privacyUrl && (
          <p class="hint">
            <a part="link" href={settings.privacyUrl} target="_blank" rel="noopener">
              {messages.privacy}
            </a>
          </p>
        ),
        page && (
          <Boundary>
            <page.BeforeSend plan={plan} readOnly={readOnly} />
          </Boundary>
        ),
        <NotSent sending={sending} />,
      ]}
      <p class="actions">
        {callsFirst && <CallButton part="button primary" />}
        <SubmitButton onSend={proceed} isDisabled={readOnly} isSecondary={callsFirst}>
          {isScreener ? messages.next : sendLabel(view, sending)}
        </SubmitButton>
      </p>
      {!isScreener && <Deferred show="Honeypot" />}
      <Help />
    </Form>
  );
}

/** Why the request was not sent, or may not have been. The form keeps every answer. */
function NotSent({ sending }: Pick<StepPhase, "sending">) {
  const { messages, deferred: loaded } = useView();
  const deferred = loaded.value;
  const reason = sending.name === "not-sent" ? sending.reason : null;
  const title = (reason === "unknown" && deferred?.messages.unknownTitle) || messages.notSentTitle;
  return (
    <div {...URGENT}>
      {reason && (
        <div
          key={reason}
          part="notice"
          class={reason === "unknown" ? "notice not-sent warning" : "notice not-sent"}
        >
          <p class="notice-title">{title}</p>
          <p>
            {reason === "chunk-missing" || !deferred
              ? messages.failed.temporary
              : deferred.messages.notSent[reason === "blocked" ? "no-receiver" : reason]}
          </p>
          {reason === "copied-page" && deferred && (
            <p>
              <a
                part="link"
                href={deferred.originalPage(location.href) ?? ""}
                target="_blank"
                rel="noopener"
              >
                {deferred.messages.openPage}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function sendLabel({ messages, deferred }: View, { name }: StepPhase["sending"]): string {
  if (name === "sending") return messages.sending;
  return (name === "not-sent" && deferred.value?.messages.sendAgain) || messages.send;
}

/** The practice's message for the screener answer that let the patient continue. */
function ScreenerMessage({ plan }: Pick<StepPhase, "plan">) {
  const { scheduler, practiceText } = useView();
  const answer = scheduler.form.answers.screener.value;
  const message = answer && plan.screener?.outcomes[answer].message;
  return message ? (
    <p class="practice-text" part="notice" {...practiceText}>
      {message}
    </p>
  ) : null;
}
