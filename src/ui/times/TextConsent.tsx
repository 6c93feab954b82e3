import { asksTextConsent } from "../../form/opt-in/plan.ts";
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass, shownError } from "../errors/error-message.ts";
import { describedBy } from "../fields/Question.tsx";
import { Checkbox } from "./Checkbox.tsx";
import type { OptInQuestionProps } from "./opt-in-context.ts";

const NAME = "textConsent";

/** Whether the practice may send text messages; never ticked beforehand. */
export function TextConsent({ view, plan, readOnly, optIn }: OptInQuestionProps) {
  const { asked, values, messages, consent } = optIn;
  if (!asksTextConsent(asked, plan)) return null;
  const { textConsent, textConsentHint } = messages.questions;
  const error = shownError(view, NAME);
  return (
    <div part="field" class={questionClass(NAME, error)}>
      <Checkbox
        name={NAME}
        label={textConsent(plan.record.name)}
        isChecked={values.textConsent?.answer ?? false}
        isInvalid={error !== null && !error.isFixed}
        describedBy={describedBy({ name: NAME, description: textConsentHint, error })}
        readOnly={readOnly}
        onToggle={(isChecked) => consent(isChecked, plan)}
      />
      <p id={`${NAME}-hint`} class="hint">
        {textConsentHint}
      </p>
      <ErrorLine id={`${NAME}-error`} prefix={view.messages.error} error={error} />
    </div>
  );
}
