import { FIELDS, fieldSpec } from "../../contract/fields.ts";
import { dateOrder } from "../../form/date/date-order.ts";
import type { FormPlan, PlannedField } from "../../form/plan.ts";
import { errorProps } from "../errors/error-message.ts";
import type { TextFieldName, View } from "../view.ts";
import { BirthDateControl } from "./BirthDateControl.tsx";
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
  required,
  label: view.messages.fields[name],
  optional: required ? null : view.messages.optional,
  readOnly,
});

function TextField({ name, ...props }: FieldProps & { name: TextFieldName }) {
  const { view } = props;
  const { form } = view.scheduler;
  const descriptions: Partial<Record<TextFieldName, string>> = view.messages.hints;
  const { kind } = FIELDS[name];
  return (
    <TextControl
      {...questionProps(props)}
      kind={kind}
      autocomplete={view.isForOther ? "off" : fieldSpec(name).autocomplete}
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

function BirthDateField(props: FieldProps) {
  const { messages, scheduler, isForOther } = props.view;
  const { answers, errors, setAnswer, applyPastedDate } = scheduler.form;
  return (
    <BirthDateControl
      {...questionProps(props)}
      order={dateOrder(messages.tag, props.plan.callingCode)}
      isForOther={isForOther}
      partLabels={messages.dateParts}
      answers={answers}
      fieldError={errors.value.dob}
      onType={setAnswer}
      onWholeDate={applyPastedDate}
    />
  );
}
