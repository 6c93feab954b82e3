import { type FieldName, isAskedBy, type NamesWith, QUESTIONS } from "../../contract/questions.ts";
import { dateOrder } from "../../form/date/date-order.ts";
import type { BirthDatePart } from "../../form/errors.ts";
import { bindValue, typedText } from "../dom/bind-value.ts";
import { Lazy } from "../elements/Boundary.tsx";
import { LIVE } from "../elements/live.ts";
import { describedBy, ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import type { PlannedProps, TextFieldName, View } from "../view.ts";
import { useView } from "../view-context.ts";
import { Choices } from "./Choices.tsx";
import { LabelText, patientMessages } from "./labels.tsx";
import { TextControl } from "./TextControl.tsx";

export function PlannedControl(props: PlannedProps) {
  const { pageQuestions } = useView();
  const { name } = props;
  if (isAskedBy("page", name))
    return pageQuestions && <pageQuestions.Question {...props} name={name} />;
  if (isAskedBy("record", name)) return <RecordChoice {...props} name={name} />;
  if (name === "dob") return <BirthDateField {...props} name={name} />;
  return <TextField {...props} name={name} />;
}

const NO_PREFERENCE = "any";

function RecordChoice({ plan, name, ...props }: PlannedProps<NamesWith<{ asked: "record" }>>) {
  const view = useView();
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
          { key: "yes", label: messages.yes },
          { key: "no", label: messages.no },
        ]}
        chosen={answers.screener.value}
        onChoose={(key) => setAnswer(name, key)}
      />
    );
  const isType = name === "appointmentType";
  const any = { key: NO_PREFERENCE, label: messages.noPreference };
  return (
    <Choices
      {...shared}
      legend={messages[name]}
      optionText={isType ? practiceText : undefined}
      options={isType ? plan.appointmentTypes : [any, ...plan.providers]}
      // No appointment type has the key of the default, so none is chosen.
      chosen={answers[name].value ?? NO_PREFERENCE}
      onChoose={(key) => setAnswer(name, key === NO_PREFERENCE ? null : key)}
    />
  );
}

const fieldProps = (view: View, { name, required, readOnly }: PlannedProps<FieldName>) => ({
  ...errorProps(view, name),
  label: { ...view.messages.fields, ...patientMessages(view)?.fields }[name],
  optional: required ? null : view.messages.optional,
  readOnly,
});

function TextField(props: PlannedProps<TextFieldName>) {
  const view = useView();
  const { name } = props;
  const { form } = view.scheduler;
  const descriptions: Partial<Record<TextFieldName, string>> = {
    ...view.messages.descriptions,
    additionalDetails: view.emergency,
  };
  const { kind } = QUESTIONS[name];
  return (
    <TextControl
      {...fieldProps(view, props)}
      kind={kind}
      isAboutOther={patientMessages(view) !== null}
      description={descriptions[name] ?? null}
      hint={kind === "name" ? undefined : <Lazy show="Hint" name={name} />}
      answer={form.answers[name]}
      onType={(value) => form.setAnswer(name, value)}
      onChange={() => {
        if (name !== "email" && name !== "phone") return;
        const update = () => form.updateHints(name);
        const submission = view.submission.value;
        if (submission) submission.afterPointerUp(update);
        else update();
      }}
    />
  );
}

/** Three text inputs, because in a calendar people page back through decades. Focus never moves by itself. */
function BirthDateField(props: PlannedProps<"dob">) {
  const view = useView();
  const { messages, scheduler } = view;
  const { answers, errors, setAnswer, applyPastedDate } = scheduler.form;
  const { name, error, readOnly, ...label } = fieldProps(view, props);
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
              autoComplete={patientMessages(view) ? "off" : `bday-${part}`}
              spellcheck={false}
              aria-required={props.required}
              aria-invalid={isInvalid(part) ? true : undefined}
              // Not on the group: VoiceOver does not read the description of a group.
              aria-describedby={describedBy({ name, error: isInvalid(part) ? error : null })}
              onInput={() => setAnswer(part, typedText(answers[part]))}
              onChange={() => applyPastedDate(part, typedText(answers[part]))}
              onPaste={(event) => {
                const text = event.clipboardData?.getData("text") ?? "";
                if (applyPastedDate(part, text)) event.preventDefault();
              }}
            />
          </div>
        ))}
      </div>
      <div class="note" {...LIVE}>
        <Lazy show="Hint" name={name} />
      </div>
    </fieldset>
  );
}
