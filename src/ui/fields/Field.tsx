import {
  type FieldName,
  isAskedBy,
  type NamesWith,
  QUESTIONS,
  questionSpec,
} from "../../contract/questions.ts";
import type { Choice } from "../../form/choices.ts";
import { dateOrder } from "../../form/date/date-order.ts";
import type { BirthDatePart } from "../../form/errors.ts";
import { contain } from "../../state/contain.ts";
import { bindValue } from "../dom/bind-value.ts";
import { describedBy, ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import { labelOf, type PlannedProps, type TextFieldName, type View } from "../view.ts";
import { Choices } from "./Choices.tsx";
import { LabelText } from "./Question.tsx";
import { TextControl } from "./TextControl.tsx";

/** One question of the plan. */
export function PlannedControl(props: PlannedProps) {
  const { name, view } = props;
  if (isAskedBy("page", name)) return view.page && <view.page.Question {...props} name={name} />;
  if (isAskedBy("record", name)) return <RecordChoice {...props} name={name} />;
  return name === "dob" ? (
    <BirthDateField {...props} name={name} />
  ) : (
    <TextField {...props} name={name} />
  );
}

/** A choice whose options are in the record. */
const RecordChoice = (props: PlannedProps<NamesWith<{ asked: "record" }>>) => (
  <Choices
    {...errorProps(props.view, props.name)}
    {...CHOICES[props.name](props)}
    required={props.required}
    readOnly={props.readOnly}
  />
);

const NO_PREFERENCE = "any";

const indexed = (choices: readonly Choice<unknown>[]) =>
  choices.map(({ label }, index) => ({ label, value: String(index) }));
const toValue = (index: number | null) => (index === null ? null : String(index));

const CHOICES = {
  screener: ({ view, plan }: PlannedProps) => ({
    legend: plan.screener?.question ?? "",
    legendText: view.practiceText,
    options: [
      { value: "yes", label: view.messages.yes },
      { value: "no", label: view.messages.no },
    ],
    chosen: view.scheduler.form.answers.screener.value,
    onChoose: (value: string) =>
      view.scheduler.form.setAnswer("screener", value === "yes" ? "yes" : "no"),
  }),
  appointmentType: ({ view, plan }: PlannedProps) => ({
    legend: view.messages.appointmentType,
    optionText: view.practiceText,
    options: indexed(plan.appointmentTypes),
    chosen: toValue(view.scheduler.form.answers.appointmentType.value),
    onChoose: (value: string) => view.scheduler.form.setAnswer("appointmentType", Number(value)),
  }),
  provider: ({ view, plan }: PlannedProps) => ({
    legend: view.messages.provider,
    options: [
      { label: view.messages.noPreference, value: NO_PREFERENCE },
      ...indexed(plan.providers),
    ],
    chosen: toValue(view.scheduler.form.answers.provider.value) ?? NO_PREFERENCE,
    onChoose: (value: string) =>
      view.scheduler.form.setAnswer("provider", value === NO_PREFERENCE ? null : Number(value)),
  }),
};

const fieldProps = ({ view, name, required, readOnly }: PlannedProps<FieldName>) => ({
  ...errorProps(view, name),
  label: labelOf(view, name),
  optional: required ? null : view.messages.optional,
  readOnly,
});

function TextField(props: PlannedProps<TextFieldName>) {
  const { view, name } = props;
  const { form } = view.scheduler;
  const patient = view.page?.patient();
  const descriptions: Partial<Record<TextFieldName, string>> = {
    ...view.messages.hints,
    ...patient?.hints,
  };
  const { kind } = QUESTIONS[name];
  return (
    <TextControl
      {...fieldProps(props)}
      kind={kind}
      // About another patient, autofill would be wrong.
      autocomplete={patient ? "off" : questionSpec(name).autocomplete}
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
function BirthDateField(props: PlannedProps<"dob">) {
  const { messages, scheduler, page } = props.view;
  const { answers, errors, setAnswer, applyPastedDate } = scheduler.form;
  const { name, error, readOnly, ...label } = fieldProps(props);
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
              autoComplete={page?.patient() ? "off" : `bday-${part}`}
              spellcheck={false}
              aria-required={props.required}
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
