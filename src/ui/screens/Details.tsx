import { type FormPlan, questionsOf } from "../../form/plan.ts";
import { isRefused, isUnderway, type Sending } from "../../state/phase.ts";
import { Boundary, Deferred } from "../elements/Boundary.tsx";
import { CallButton, Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { Back, Heading } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { PlannedControl } from "../fields/Field.tsx";
import type { View } from "../view.ts";

interface DetailsProps {
  view: View;
  plan: FormPlan;
  sending: Sending;
}

/** The questions of the patient form. */
export function Details({ view, plan, sending }: DetailsProps) {
  const { messages, scheduler, headingLevel, privacyUrl, page } = view;
  const readOnly = isUnderway(sending);
  const planned = questionsOf(plan);
  const questions = messages.inNameOrder?.(planned) ?? planned;
  const asked = page?.asked(questions) ?? questions;
  // Sending again would not help, so calling is the main action.
  const callsFirst = isRefused(sending) && view.phone !== "";
  return (
    <Form onSend={scheduler.send}>
      {plan.screener && [
        <Back label={messages.back} disabled={readOnly} onClick={scheduler.back} />,
        <p class="step">{messages.step(2)}</p>,
      ]}
      <Heading level={headingLevel}>{messages.detailsTitle}</Heading>
      <ScreenerMessage view={view} plan={plan} />
      {plan.record.is_virtual && <p>{messages.virtual}</p>}
      <p class="hint" part="hint">
        {!page && questions.every(({ name, required }) => required || name === "provider")
          ? messages.everyQuestion
          : messages.unlessOptional}
      </p>
      <Deferred view={view} show="ErrorSummary" />
      <div class="questions">
        {asked.map((question) => (
          <Boundary key={question.name}>
            {page && <page.Title view={view} name={question.name} asked={asked} />}
            <PlannedControl {...question} view={view} plan={plan} readOnly={readOnly} />
          </Boundary>
        ))}
      </div>
      {privacyUrl && (
        <p class="hint">
          <a part="link" href={privacyUrl} target="_blank" rel="noopener">
            {messages.privacy}
          </a>
        </p>
      )}
      {page && (
        <Boundary>
          <page.BeforeSend view={view} plan={plan} readOnly={readOnly} />
        </Boundary>
      )}
      <NotSent view={view} sending={sending} />
      <p class="actions">
        {callsFirst && <CallButton view={view} part="button primary" />}
        <SubmitButton onSend={scheduler.send} isDisabled={readOnly} isSecondary={callsFirst}>
          {sendLabel(view, sending)}
        </SubmitButton>
      </p>
      <Deferred view={view} show="Honeypot" />
      <Help view={view} />
    </Form>
  );
}

/** Why the request was not sent, or may not have been. The form keeps every answer. */
function NotSent({ view, sending }: Pick<DetailsProps, "view" | "sending">) {
  const { messages } = view;
  const deferred = view.deferred.value;
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

function sendLabel(view: View, { name }: Sending): string {
  const { messages } = view;
  if (name === "sending") return messages.sending;
  return (name === "not-sent" && view.deferred.value?.messages.sendAgain) || messages.send;
}

/** The practice's message for the screener answer that let the patient continue. */
function ScreenerMessage({ view, plan }: Pick<DetailsProps, "view" | "plan">) {
  const answer = view.scheduler.form.answers.screener.value;
  const message = answer && plan.screener?.outcomes[answer].message;
  return message ? (
    <p class="practice-text" part="notice" {...view.practiceText}>
      {message}
    </p>
  ) : null;
}
