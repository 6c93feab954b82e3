import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { appointmentTypeChoices, providerChoices } from "../../form/choices.ts";
import { askedFields } from "../../form/fields.ts";
import { isScreenerAsked, screenerOutcome } from "../../form/screener.ts";
import { formatNumber } from "../../messages/format.ts";
import type { Sending } from "../../state/phase.ts";
import { tellUnheard } from "../dom/missed-events.ts";
import { Form } from "../elements/Form.tsx";
import { Heading } from "../elements/Heading.tsx";
import { Help } from "../elements/Help.tsx";
import { ErrorSummary } from "../errors/ErrorSummary.tsx";
import { sentenceFor } from "../errors/error-message.ts";
import { NotSent } from "../errors/NotSent.tsx";
import { Choices } from "../fields/Choices.tsx";
import { Field } from "../fields/Field.tsx";
import type { View } from "../view.ts";

interface DetailsProps {
  view: View;
  record: LocationRecord;
  sending: Sending;
}

/** The patient form: appointment type, provider, and the fields that the record asks for. */
export function Details({ view, record, sending }: DetailsProps) {
  const { messages, scheduler, headingLevel, privacyUrl } = view;
  const config = record.web_scheduler_config;
  const fields = askedFields(config);
  const screened = isScreenerAsked(config.screener_question);
  const busy = sending.name === "sending";
  return (
    <Form
      onSend={(form) => {
        tellUnheard(form);
        void scheduler.send();
      }}
    >
      {screened && (
        <p class="step">
          {messages.step(formatNumber(2, messages.tag), formatNumber(2, messages.tag))}
        </p>
      )}
      <Heading level={headingLevel}>{messages.detailsTitle}</Heading>
      <Passed view={view} record={record} />
      {record.is_virtual && <p>{messages.virtual}</p>}
      <p class="hint">
        {fields.every(({ required }) => required)
          ? messages.everyQuestion
          : messages.unlessOptional}
      </p>
      <ErrorSummary view={view} record={record} />
      <div class="questions">
        <AppointmentType view={view} record={record} />
        <Provider view={view} record={record} />
        {fields.map((field) => (
          <Field key={field.name} view={view} record={record} field={field} />
        ))}
      </div>
      <NotSent view={view} sending={sending} />
      <p class="actions">
        <button type="submit" part="button" aria-disabled={busy}>
          {busy ? messages.sending : sendLabel(view, sending)}
        </button>
        {screened && (
          <button
            type="button"
            part="button"
            class="second"
            onClick={scheduler.back}
            aria-disabled={busy}
          >
            {messages.back}
          </button>
        )}
        {privacyUrl && (
          <a href={privacyUrl} target="_blank" rel="noopener">
            {messages.privacy}
          </a>
        )}
      </p>
      <Help messages={messages} phone={view.phone} />
    </Form>
  );
}

const sendLabel = ({ messages, later }: View, sending: Sending) =>
  sending.name === "not-sent" && later ? later.messages.sendAgain : messages.send;

/** What the practice says to those whom its screener lets on. */
function Passed({ view: { scheduler }, record }: { view: View; record: LocationRecord }) {
  const { screener_question } = record.web_scheduler_config;
  const answer = scheduler.answers.screener.value;
  if (!answer || !isScreenerAsked(screener_question)) return null;
  const { message } = screenerOutcome(screener_question, answer);
  return message ? (
    <p class="practice-text" dir="auto">
      {message}
    </p>
  ) : null;
}

function AppointmentType({ view, record }: { view: View; record: LocationRecord }) {
  const { messages, scheduler } = view;
  const types = appointmentTypeChoices(record.web_scheduler_config);
  if (types.length === 0) return null;
  return (
    <Choices
      name="appointmentType"
      legend={messages.appointmentType}
      options={types.map(({ label }, index) => ({ label, value: String(index) }))}
      chosen={asText(scheduler.answers.appointmentType.value)}
      error={sentenceFor(view, record, "appointmentType", scheduler.faults.value.appointmentType)}
      errorPrefix={messages.error}
      onChoose={(value) => scheduler.answer("appointmentType", Number(value))}
    />
  );
}

const NO_PREFERENCE = "any";

function Provider({ view, record }: { view: View; record: LocationRecord }) {
  const { messages, scheduler } = view;
  const providers = providerChoices(record.web_scheduler_config);
  if (providers.length === 0) return null;
  return (
    <Choices
      name="provider"
      legend={messages.provider}
      options={[
        { label: messages.noPreference, value: NO_PREFERENCE },
        ...providers.map(({ label }, index) => ({ label, value: String(index) })),
      ]}
      chosen={asText(scheduler.answers.provider.value) ?? NO_PREFERENCE}
      error={sentenceFor(view, record, "provider", scheduler.faults.value.provider)}
      errorPrefix={messages.error}
      onChoose={(value) =>
        scheduler.answer("provider", value === NO_PREFERENCE ? null : Number(value))
      }
    />
  );
}

const asText = (index: number | null) => (index === null ? null : String(index));
