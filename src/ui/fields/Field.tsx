import type { VNode } from "preact";
import type { FieldName } from "../../contract/fields.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { dateExample, dateOrder } from "../../form/date/date-order.ts";
import type { AskedField } from "../../form/fields.ts";
import { callingCode } from "../../form/phone/calling-code.ts";
import { afterPress } from "../dom/after-pointer-up.ts";
import { sentenceFor } from "../errors/error-message.ts";
import type { View } from "../view.ts";
import { BirthDateControl } from "./BirthDateControl.tsx";
import { CharacterCount, EmailNote, PhoneNote } from "./Notes.tsx";
import {
  EmailControl,
  LineControl,
  NameControl,
  ParagraphControl,
  PhoneControl,
  type TextProps,
} from "./TextControl.tsx";

type TextField = Exclude<FieldName, "dob">;

const CONTROLS: Record<TextField, (props: TextProps) => VNode> = {
  firstName: NameControl("given-name"),
  lastName: NameControl("family-name"),
  email: EmailControl,
  phone: PhoneControl,
  insurance: LineControl,
  additionalDetails: ParagraphControl,
};

const NOTES: Partial<Record<TextField, (view: View) => VNode | null>> = {
  email: (view) => <EmailNote view={view} />,
  phone: (view) => <PhoneNote view={view} />,
  insurance: (view) => <CharacterCount view={view} name="insurance" />,
  additionalDetails: (view) => <CharacterCount view={view} name="additionalDetails" />,
};

interface FieldProps {
  view: View;
  record: LocationRecord;
  field: AskedField;
}

const questionProps = ({ view, record, field: { name, required } }: FieldProps) => ({
  name,
  required,
  label: view.messages.fields[name],
  optional: required ? null : view.messages.optional,
  error: sentenceFor(view, record, name, view.scheduler.faults.value[name]),
  errorPrefix: view.messages.error,
});

/** The control of one asked field. */
export const Field = (props: FieldProps) =>
  props.field.name === "dob" ? (
    <BirthDate {...props} />
  ) : (
    <TextField {...props} name={props.field.name} />
  );

function TextField({ name, ...props }: FieldProps & { name: TextField }) {
  const { scheduler, messages } = props.view;
  const Control = CONTROLS[name];
  const hints: Partial<Record<TextField, string>> = messages.hints;
  return (
    <Control
      {...questionProps(props)}
      hint={hints[name] ?? null}
      note={NOTES[name]?.(props.view)}
      value={scheduler.answers[name].value}
      onType={(value) => scheduler.answer(name, value)}
      onLeave={() => {
        if (name === "email" || name === "phone") afterPress(() => scheduler.settle(name));
      }}
    />
  );
}

function BirthDate(props: FieldProps) {
  const { scheduler, messages } = props.view;
  const { day, month, year } = scheduler.answers;
  const order = dateOrder(messages.tag, callingCode(props.record.phone_number));
  return (
    <BirthDateControl
      {...questionProps(props)}
      hint={messages.hints.dob(dateExample(order))}
      order={order}
      partLabels={messages.dateParts}
      values={{ day: day.value, month: month.value, year: year.value }}
      fault={scheduler.faults.value.dob}
      onType={scheduler.answer}
      onPaste={scheduler.pasteDate}
    />
  );
}
