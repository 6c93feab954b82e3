import { type FieldName, isAskedBy, type NamesWith, QUESTIONS } from "../../contract/questions.ts";
import { dateOrder } from "../../form/date/date-order.ts";
import type { BirthDatePart } from "../../form/errors.ts";
import type { PlannedQuestion } from "../../form/plan.ts";
import { Lazy } from "../elements/Boundary.tsx";
import { LIVE } from "../elements/live.ts";
import { useQuestion } from "../errors/question-error.tsx";
import type { TextFieldName, View } from "../view.ts";
import { useView } from "../view-context.ts";
import { Choices, Group } from "./Choices.tsx";
import { LabelText, patientMessages } from "./labels.tsx";
import { bindValue, TextControl, typedText } from "./TextControl.tsx";

export function PlannedControl(props: PlannedQuestion) {
  const { pageQuestionsView } = useView();
  const { name } = props;
  if (isAskedBy("page", name))
    return pageQuestionsView && <pageQuestionsView.Question {...props} name={name} />;
  if (isAskedBy("record", name)) return <RecordChoice {...props} name={name} />;
  if (name === "dob") return <BirthDateField {...props} name={name} />;
  return <TextField {...props} name={name} />;
}

const NO_PREFERENCE = "any";

function RecordChoice({ name, ...props }: PlannedQuestion<NamesWith<{ asked: "record" }>>) {
  const { messages, practiceText, scheduler } = useView();
  const { answers, plan, setAnswer } = scheduler.form;
  const { appointmentTypes = [], providers = [] } = plan.value ?? {};
  const any = { key: NO_PREFERENCE, label: messages.noPreference };
  const options = {
    screener: [
      { key: "yes", label: messages.yes },
      { key: "no", label: messages.no },
    ],
    appointmentType: appointmentTypes,
    provider: [any, ...providers],
  };
  return (
    <Choices
      {...props}
      name={name}
      // The screener is alone in its step, whose title it is.
      legend={name === "screener" ? "" : messages[name]}
      optionText={name === "appointmentType" ? practiceText : undefined}
      options={options[name]}
      // No other answer has the key of the default, so none is chosen.
      chosen={answers[name].value ?? NO_PREFERENCE}
      onChoose={(key) => setAnswer(name, key === NO_PREFERENCE ? null : key)}
    />
  );
}

const labelOf = (view: View, name: FieldName) =>
  ({ ...view.messages.fields, ...patientMessages(view)?.fields })[name];

function TextField({ name, ...props }: PlannedQuestion<TextFieldName>) {
  const view = useView();
  const { form } = view.scheduler;
  const descriptions: Partial<Record<TextFieldName, string>> = {
    ...view.messages.descriptions,
    additionalDetails: view.emergency,
  };
  const { kind } = QUESTIONS[name];
  return (
    <TextControl
      {...props}
      name={name}
      label={labelOf(view, name)}
      kind={kind}
      isAboutOther={patientMessages(view) !== null}
      description={descriptions[name]}
      hint={kind === "name" ? undefined : <Lazy show="Hint" name={name} />}
      suggestions={name === "insurance" && view.settings.insurers && <Lazy show="Insurers" />}
      answer={form.answers[name]}
      onType={(value) => form.setAnswer(name, value)}
    />
  );
}

/** Three text inputs, because in a calendar people page back through decades. Focus never moves by itself. */
function BirthDateField({ name, required }: PlannedQuestion<"dob">) {
  const view = useView();
  const { messages, scheduler } = view;
  const { answers, errors, plan, setAnswer, checks } = scheduler.form;
  const { describedBy, readOnly } = useQuestion(name);
  const isInvalid = (part: BirthDatePart) =>
    errors.value.dob && (errors.value.dob.parts?.includes(part) ?? true);
  return (
    <Group name={name} label={<LabelText label={labelOf(view, name)} required={required} />}>
      <div class="date">
        {dateOrder(messages.tag, plan.value?.callingCode ?? null).map((part) => (
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
              aria-required={required}
              aria-invalid={isInvalid(part) ? true : undefined}
              // Not on the group: VoiceOver does not read the description of a group.
              aria-describedby={isInvalid(part) ? describedBy : undefined}
              onInput={() => setAnswer(part, typedText(answers[part]))}
              onChange={() => checks.value?.applyPastedDate(part, typedText(answers[part]))}
              onPaste={(event) => {
                const text = event.clipboardData?.getData("text") ?? "";
                if (checks.value?.applyPastedDate(part, text)) event.preventDefault();
              }}
            />
          </div>
        ))}
      </div>
      <div class="note" {...LIVE}>
        <Lazy show="Hint" name={name} />
      </div>
    </Group>
  );
}
