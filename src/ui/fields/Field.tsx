import { QUESTIONS, questionSpec } from "../../contract/questions.ts";
import { dateOrder } from "../../form/date/date-order.ts";
import type { BirthDatePart } from "../../form/errors.ts";
import type { FormPlan, PlannedField } from "../../form/plan.ts";
import { contain } from "../../state/contain.ts";
import { bindValue } from "../dom/bind-value.ts";
import { describedBy, ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import type { TextFieldName, View } from "../view.ts";
import { LabelText } from "./Question.tsx";
import { TextControl } from "./TextControl.tsx";

interface FieldProps {
  view: View;
  plan: FormPlan;
  field: PlannedField;
  readOnly: boolean;
}

/** One field of the plan. */
export const Field = (props: FieldProps) =>
  props.field.name === "dob" ? (
    <BirthDateField {...props} />
  ) : (
    <TextField {...props} name={props.field.name} />
  );

const questionProps = ({ view, field: { name, required }, readOnly }: FieldProps) => ({
  ...errorProps(view, name),
  label: view.messages.fields[name],
  optional: required ? null : view.messages.optional,
  readOnly,
});

function TextField({ name, ...props }: FieldProps & { name: TextFieldName }) {
  const { view } = props;
  const { form } = view.scheduler;
  const descriptions: Partial<Record<TextFieldName, string>> = view.messages.hints;
  const { kind } = QUESTIONS[name];
  return (
    <TextControl
      {...questionProps(props)}
      kind={kind}
      autocomplete={view.isForOther ? "off" : questionSpec(name).autocomplete}
      description={descriptions[name] ?? null}
      hint={kind === "name" ? undefined : <FieldHint view={view} name={name} />}
      answer={form.answers[name]}
      onType={(value) => form.setAnswer(name, value)}
      onChange={() => {
        if (name !== "email" && name !== "phone") return;
        const update = () => form.updateHints(name);
        const deferred = view.deferred.value;
        if (deferred) deferred.afterPointerUp(update);
        else update();
      }}
    />
  );
}

function FieldHint(props: { view: View; name: TextFieldName }) {
  const Hint = props.view.deferred.value?.Hint;
  return Hint ? <Hint {...props} /> : null;
}

/**
 * Three text inputs: people remember their date of birth, and in a calendar they would have to page
 * back through decades. Focus never moves to the next input automatically.
 */
function BirthDateField(props: FieldProps) {
  const { messages, scheduler, isForOther } = props.view;
  const { answers, errors, setAnswer, applyPastedDate } = scheduler.form;
  const { name, error, readOnly, ...label } = questionProps(props);
  const fieldError = errors.value.dob;
  const isInvalid = (part: BirthDatePart) =>
    fieldError && (fieldError.parts?.includes(part) ?? true);
  return (
    <fieldset part="field" class={questionClass(name, error)}>
      <legend>
        <span class="label" part="label">
          <LabelText {...label} />
        </span>
      </legend>
      <ErrorLine name={name} error={error} />
      <div class="date">
        {dateOrder(messages.tag, props.plan.callingCode).map((part) => (
          <div key={part} class={part}>
            <label for={part}>{messages.dateParts[part]}</label>
            <input
              ref={bindValue(answers[part], null)}
              type="text"
              part="input"
              id={part}
              name={part}
              readOnly={readOnly}
              // Month names are accepted as well; a numeric keyboard suits most people.
              inputMode="numeric"
              autoComplete={isForOther ? "off" : `bday-${part}`}
              spellcheck={false}
              aria-required={props.field.required}
              aria-invalid={isInvalid(part) ? true : undefined}
              // Not on the group: VoiceOver does not read the description of a group.
              aria-describedby={describedBy({ name, error: isInvalid(part) ? error : null })}
              onInput={contain((event) => setAnswer(part, event.currentTarget.value))}
              onChange={contain((event) => applyPastedDate(part, event.currentTarget.value))}
              onPaste={contain((event) => {
                const text = event.clipboardData?.getData("text") ?? "";
                if (applyPastedDate(part, text)) event.preventDefault();
              })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
