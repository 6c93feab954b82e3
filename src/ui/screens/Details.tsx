import type { FormPlan } from "../../form/plan.ts";
import { isRefused, isUnderway, type Sending } from "../../state/phase.ts";
import { Boundary, Deferred } from "../elements/Boundary.tsx";
import { CallButton, Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { Back, Heading } from "../elements/Heading.tsx";
import { URGENT } from "../elements/live.ts";
import { errorProps } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import { Field } from "../fields/Field.tsx";
import type { View } from "../view.ts";

interface DetailsProps {
  view: View;
  plan: FormPlan;
  sending: Sending;
}

/** The patient form: appointment type, provider, and the fields of the plan. */
export function Details({ view, plan, sending }: DetailsProps) {
  const { messages, scheduler, headingLevel, privacyUrl } = view;
  const readOnly = isUnderway(sending);
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
        {plan.fields.every(({ required }) => required)
          ? messages.everyQuestion
          : messages.unlessOptional}
      </p>
      <Deferred view={view} show="ErrorSummary" />
      <div class="questions">
        <AppointmentType view={view} plan={plan} readOnly={readOnly} />
        <Provider view={view} plan={plan} readOnly={readOnly} />
        <QuestionSets show="Questions" view={view} plan={plan} readOnly={readOnly} />
        {(messages.inNameOrder?.(plan.fields) ?? plan.fields).map((field) => [
          view.before?.[field.name]?.(readOnly),
          <Field key={field.name} view={view} plan={plan} field={field} readOnly={readOnly} />,
        ])}
      </div>
      {privacyUrl && (
        <p class="hint">
          <a part="link" href={privacyUrl} target="_blank" rel="noopener">
            {messages.privacy}
          </a>
        </p>
      )}
      <QuestionSets show="BeforeSend" view={view} plan={plan} readOnly={readOnly} />
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

interface SectionProps extends Pick<DetailsProps, "view" | "plan"> {
  readOnly: boolean;
}

/** One part of every set of page questions. */
function QuestionSets({ show, ...props }: SectionProps & { show: "Questions" | "BeforeSend" }) {
  const { questions } = props.view;
  const language = props.view.language.value;
  if (!language) return null;
  return questions.map(({ [show]: Part }, index) =>
    Part ? (
      <Boundary key={index}>
        <Part {...props} language={language} />
      </Boundary>
    ) : null,
  );
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

function AppointmentType({ view, plan: { appointmentTypes }, readOnly }: SectionProps) {
  const { messages, scheduler } = view;
  if (appointmentTypes.length === 0) return null;
  return (
    <Choices
      {...errorProps(view, "appointmentType")}
      legend={messages.appointmentType}
      optionText={view.practiceText}
      options={appointmentTypes.map(({ label }, index) => ({ label, value: String(index) }))}
      chosen={toValue(scheduler.form.answers.appointmentType.value)}
      required
      readOnly={readOnly}
      onChoose={(value) => scheduler.form.setAnswer("appointmentType", Number(value))}
    />
  );
}

const NO_PREFERENCE = "any";

function Provider({ view, plan: { providers }, readOnly }: SectionProps) {
  const { messages, scheduler } = view;
  if (providers.length === 0) return null;
  return (
    <Choices
      {...errorProps(view, "provider")}
      legend={messages.provider}
      options={[
        { label: messages.noPreference, value: NO_PREFERENCE },
        ...providers.map(({ label }, index) => ({ label, value: String(index) })),
      ]}
      chosen={toValue(scheduler.form.answers.provider.value) ?? NO_PREFERENCE}
      required={false}
      readOnly={readOnly}
      onChoose={(value) =>
        scheduler.form.setAnswer("provider", value === NO_PREFERENCE ? null : Number(value))
      }
    />
  );
}

const toValue = (index: number | null) => (index === null ? null : String(index));
