import { type FieldName, isAskedBy, type NamesWith, QUESTIONS } from "../../contract/questions.ts";
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

const isAsked = <By extends "page" | "record">(
  props: PlannedProps,
  by: By,
): props is PlannedProps<NamesWith<{ asked: By }>> => isAskedBy(by, props.name);

const isNamed = <Name extends FieldName>(
  props: PlannedProps,
  name: Name,
): props is PlannedProps<Name> => props.name === name;

/** One question of the plan. */
export function PlannedControl(props: PlannedProps) {
  const { page } = props.view;
  if (isAsked(props, "page")) return page && <page.Question {...props} />;
  if (isAsked(props, "record")) return <RecordChoice {...props} />;
  return isNamed(props, "dob") ? (
    <BirthDateField {...props} />
  ) : (
    <TextField {...(props as PlannedProps<TextFieldName>)} />
  );
}

const NO_PREFERENCE = "any";

const toOptions = (choices: readonly Choice<unknown>[]) =>
  choices.map(({ label }, index) => ({ label, value: String(index) }));

/** A choice whose options are in the record. */
function RecordChoice({
  view,
  plan,
  name,
  ...props
}: PlannedProps<NamesWith<{ asked: "record" }>>) {
  const { messages, practiceText, scheduler } = view;
  const { answers, setAnswer } = scheduler.form;
  const shared = { ...props, ...errorProps(view, name) };
  if (name === "screener")
    return (
      <Choices
        {...shared}
        legend={plan.screener?.question ?? ""}
        legendText={practiceText}
        options={[
          { value: "yes", label: messages.yes },
          { value: "no", label: messages.no },
        ]}
        chosen={answers.screener.value}
        onChoose={(value) => setAnswer(name, value === "yes" ? "yes" : "no")}
      />
    );
  const isType = name === "appointmentType";
  const options = toOptions(isType ? plan.appointmentTypes : plan.providers);
  const any = { label: messages.noPreference, value: NO_PREFERENCE };
  return (
    <Choices
      {...shared}
      legend={messages[name]}
      optionText={isType ? practiceText : undefined}
      options={isType ? options : [any, ...options]}
      // No appointment type has the value of the default, so none is chosen.
      chosen={String(answers[name].value ?? NO_PREFERENCE)}
      onChoose={(value) => setAnswer(name, value === NO_PREFERENCE ? null : Number(value))}
    />
  );
}

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
      isAboutOther={Boolean(patient)}
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
