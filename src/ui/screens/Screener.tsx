import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { formatNumber } from "../../messages/format.ts";
import { tellUnheard } from "../dom/missed-events.ts";
import { Form } from "../elements/Form.tsx";
import { Heading } from "../elements/Heading.tsx";
import { Help } from "../elements/Help.tsx";
import { ErrorSummary } from "../errors/ErrorSummary.tsx";
import { sentenceFor } from "../errors/error-message.ts";
import { Choices } from "../fields/Choices.tsx";
import type { View } from "../view.ts";

/** The practice's yes-or-no question, before anything personal is asked. */
export function Screener({ view, record }: { view: View; record: LocationRecord }) {
  const { messages, scheduler, headingLevel } = view;
  const { answers, faults } = scheduler;
  return (
    <Form
      onSend={(form) => {
        tellUnheard(form);
        scheduler.answerScreener();
      }}
    >
      <p class="step">
        {messages.step(formatNumber(1, messages.tag), formatNumber(2, messages.tag))}
      </p>
      <Heading level={headingLevel}>{messages.screenerTitle}</Heading>
      <ErrorSummary view={view} record={record} />
      <Choices
        name="screener"
        legend={record.web_scheduler_config.screener_question.question}
        ownWords
        options={[
          { value: "yes", label: messages.yes },
          { value: "no", label: messages.no },
        ]}
        chosen={answers.screener.value}
        error={sentenceFor(view, record, "screener", faults.value.screener)}
        errorPrefix={messages.error}
        onChoose={(value) => scheduler.answer("screener", value === "yes" ? "yes" : "no")}
      />
      <p class="actions">
        <button type="submit" part="button">
          {messages.next}
        </button>
      </p>
      <Help messages={messages} phone={view.phone} />
    </Form>
  );
}
