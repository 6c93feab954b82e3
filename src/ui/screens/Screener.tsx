import type { ScreenerPlan } from "../../form/screener.ts";
import { Deferred } from "../elements/Boundary.tsx";
import { Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { Heading } from "../elements/Heading.tsx";
import { errorProps } from "../errors/question-error.tsx";
import { Choices } from "../fields/Choices.tsx";
import type { View } from "../view.ts";

/** The practice's yes-or-no question, asked before any personal question. */
export function Screener({ view, screener }: { view: View; screener: ScreenerPlan }) {
  const { messages, scheduler, headingLevel } = view;
  return (
    <Form onSend={scheduler.answerScreener}>
      <p class="step">{messages.step(1)}</p>
      <Heading level={headingLevel}>{messages.screenerTitle}</Heading>
      <Deferred view={view} show="ErrorSummary" />
      <Choices
        {...errorProps(view, "screener")}
        legend={screener.question}
        legendText={view.practiceText}
        options={[
          { value: "yes", label: messages.yes },
          { value: "no", label: messages.no },
        ]}
        chosen={scheduler.form.answers.screener.value}
        required
        onChoose={(value) => scheduler.form.setAnswer("screener", value === "yes" ? "yes" : "no")}
      />
      <p class="actions">
        <SubmitButton onSend={scheduler.answerScreener}>{messages.next}</SubmitButton>
      </p>
      <Help view={view} />
    </Form>
  );
}
