import { FIELDS, type FieldName, fieldSpec } from "../../contract/fields.ts";
import { dateExample, dateOrder } from "../../form/date/date-order.ts";
import type { FormPlan, PlannedField } from "../../form/plan.ts";
import { afterPointerUp } from "../dom/after-pointer-up.ts";
import { shownError } from "../errors/error-message.ts";
import type { View } from "../view.ts";
import { birthDateControl } from "./BirthDateControl.tsx";
import { TextControl } from "./TextControl.tsx";

type TextFieldName = Exclude<FieldName, "dob">;

interface FieldProps {
  view: View;
  plan: FormPlan;
  field: PlannedField;
  readOnly: boolean;
}

/**
 * One field of the plan. Most of its parts are functions that it calls: with a component for each part,
 * 100 forms took 3 % longer (Chromium 156).
 */
export const Field = (props: FieldProps) =>
  props.field.name === "dob"
    ? birthDateField(props)
    : textField({ ...props, name: props.field.name });

const questionProps = ({ view, field: { name, required }, readOnly }: FieldProps) => ({
  name,
  required,
  label: view.messages.fields[name],
  optional: required ? null : view.messages.optional,
  error: shownError(view, name),
  errorPrefix: view.messages.error,
  readOnly,
});

function textField({ name, ...props }: FieldProps & { name: TextFieldName }) {
  const { view } = props;
  const { form } = view.scheduler;
  const descriptions: Partial<Record<TextFieldName, string>> = view.messages.hints;
  const { kind } = FIELDS[name];
  const Hint = view.deferred?.Hint;
  return TextControl({
    ...questionProps(props),
    kind,
    autocomplete: view.isForOther ? "off" : fieldSpec(name).autocomplete,
    description: descriptions[name] ?? null,
    hint: kind === "name" ? undefined : Hint ? <Hint view={view} name={name} /> : null,
    answer: form.answers[name],
    onType: (value) => form.setAnswer(name, value),
    onChange: () => {
      if (name === "email" || name === "phone") afterPointerUp(() => form.updateHints(name));
    },
  });
}

function birthDateField(props: FieldProps) {
  const { messages, scheduler } = props.view;
  const { answers, errors, setAnswer, applyPastedDate } = scheduler.form;
  const order = dateOrder(messages.tag, props.plan.callingCode);
  return birthDateControl({
    ...questionProps(props),
    description: messages.hints.dob(dateExample(order)),
    order,
    isForOther: props.view.isForOther,
    partLabels: messages.dateParts,
    answers,
    fieldError: errors.value.dob,
    onType: setAnswer,
    onWholeDate: applyPastedDate,
  });
}
