import { type FormPlan, questionsOf } from "../../form/plan.ts";
import { Deferred } from "../elements/Boundary.tsx";
import { Help } from "../elements/CallLink.tsx";
import { Form, SubmitButton } from "../elements/Form.tsx";
import { Heading } from "../elements/Heading.tsx";
import { PlannedControl } from "../fields/Field.tsx";
import type { View } from "../view.ts";

/** The practice's yes-or-no question, asked before any personal question. */
export function Screener({ view, plan }: { view: View; plan: FormPlan }) {
  const { messages, scheduler, headingLevel } = view;
  return (
    <Form onSend={scheduler.answerScreener}>
      <p class="step">{messages.step(1)}</p>
      <Heading level={headingLevel}>{messages.screenerTitle}</Heading>
      <Deferred view={view} show="ErrorSummary" />
      {questionsOf(plan, "screener").map((question) => (
        <PlannedControl
          key={question.name}
          {...question}
          view={view}
          plan={plan}
          readOnly={false}
        />
      ))}
      <p class="actions">
        <SubmitButton onSend={scheduler.answerScreener}>{messages.next}</SubmitButton>
      </p>
      <Help view={view} />
    </Form>
  );
}
