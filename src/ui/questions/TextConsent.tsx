import { asksTextConsent } from "../../form/questions/plan.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import { ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import type { WithModel } from "../view.ts";
import { Checkbox } from "./Checkbox.tsx";

const NAME = "textConsent";

/** Whether the practice may send text messages; never ticked beforehand. */
export function TextConsent({ view, plan, readOnly, model, language }: WithModel<AskModel>) {
  if (!asksTextConsent(model.plan, plan)) return null;
  const { textConsent, textConsentHint } = language.questions;
  const shown = errorProps(view, NAME);
  return (
    <div part="field" class={questionClass(NAME, shown.error)}>
      <Checkbox
        {...shown}
        label={textConsent(plan.record.name)}
        optional={view.messages.optional}
        isChecked={model.values.value.textConsent?.answer ?? false}
        description={textConsentHint}
        readOnly={readOnly}
        onToggle={(isChecked) => model.consent(isChecked, plan)}
      />
      <p id={`${NAME}-hint`} class="hint">
        {textConsentHint}
      </p>
      <ErrorLine {...shown} />
    </div>
  );
}
