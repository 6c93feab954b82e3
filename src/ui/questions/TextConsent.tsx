import { asksTextConsent } from "../../form/questions/plan.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass, shownError } from "../errors/error-message.ts";
import { describedBy } from "../fields/Question.tsx";
import type { WithModel } from "../view.ts";
import { Checkbox } from "./Checkbox.tsx";

const NAME = "textConsent";

/** Whether the practice may send text messages; never ticked beforehand. */
export function TextConsent({ view, plan, readOnly, model, language }: WithModel<AskModel>) {
  if (!asksTextConsent(model.plan, plan)) return null;
  const { textConsent, textConsentHint } = language.questions;
  const error = shownError(view, NAME);
  return (
    <div part="field" class={questionClass(NAME, error)}>
      <Checkbox
        name={NAME}
        label={textConsent(plan.record.name)}
        optional={view.messages.optional}
        isChecked={model.values.value.textConsent?.answer ?? false}
        isInvalid={error !== null && !error.isFixed}
        describedBy={describedBy({ name: NAME, description: textConsentHint, error })}
        readOnly={readOnly}
        onToggle={(isChecked) => model.consent(isChecked, plan)}
      />
      <p id={`${NAME}-hint`} class="hint">
        {textConsentHint}
      </p>
      <ErrorLine id={`${NAME}-error`} prefix={view.messages.error} error={error} />
    </div>
  );
}
