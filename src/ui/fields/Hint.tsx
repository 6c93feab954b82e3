import type { FunctionComponent } from "preact";
import { type FieldKind, QUESTIONS } from "../../contract/questions.ts";
import { charactersLeft } from "../../form/validation/validate.ts";
import { characterCount, phoneNote } from "../../messages/field-messages.ts";
import { formatDate } from "../../messages/format-date.ts";
import { moveFocus } from "../dom/focus.ts";
import type { LoadedProps, TextFieldName } from "../view.ts";
import { useView } from "../view-context.ts";

interface HintProps extends LoadedProps {
  name: TextFieldName;
}

function EmailHint({ language: { submission } }: LoadedProps) {
  const { scheduler } = useView();
  const { hints, errors, failedAttempts } = scheduler.form;
  const address = hints.value.email;
  if (!address) return null;
  return (
    <>
      <span>{submission.didYouMean(address)}</span>{" "}
      <button
        type="button"
        class="link"
        onClick={(event) => {
          moveFocus(event.currentTarget, ".question", "input");
          scheduler.form.setAnswer("email", address);
        }}
      >
        {submission.useSuggestion}
      </button>{" "}
      {failedAttempts.value > 0 && !errors.value.email && <p>{submission.keepAnswer}</p>}
    </>
  );
}

/** The phone number as it will be sent, if something about it is unusual. */
function PhoneHint({ language }: LoadedProps) {
  const { phone } = useView().scheduler.form.hints.value;
  return phone?.note ? <span>{phoneNote(language, phone, phone.note)}</span> : null;
}

function CharacterCount({ name, language }: HintProps) {
  const text = useView().scheduler.form.answers[name].value;
  // Not for an empty field, because the first count is slow.
  const count = text === "" ? null : characterCount(language, charactersLeft(name, text));
  return count ? (
    <>
      <span aria-hidden="true">{count.shown}</span>
      <span class="visually-hidden">{count.announced}</span>
    </>
  ) : null;
}

/** A date that was pasted with two readings, so that the patient can see which one is meant. */
function DateHint({ language }: LoadedProps) {
  const { dob } = useView().scheduler.form.hints.value;
  return dob && <span>{formatDate(dob, language.messages.tag)}</span>;
}

const HINTS: Partial<Record<FieldKind, FunctionComponent<HintProps>>> = {
  date: DateHint,
  email: EmailHint,
  phone: PhoneHint,
  line: CharacterCount,
  text: CharacterCount,
};

export function Hint({ name, language }: LoadedProps) {
  const Chosen = name && HINTS[QUESTIONS[name].kind];
  return Chosen ? <Chosen name={name as TextFieldName} language={language} /> : null;
}
