import type { FunctionComponent } from "preact";
import { type FieldKind, QUESTIONS } from "../../contract/questions.ts";
import { dateTimeFormat } from "../../form/date/date-time-format.ts";
import { moveFocus } from "../dom/focus.ts";
import type { LazyProps, TextFieldName } from "../view.ts";
import { useView } from "../view-context.ts";

function EmailHint() {
  const { scheduler, submission: loaded } = useView();
  const submission = loaded.value;
  const { hints, errors, failedAttempts } = scheduler.form;
  const address = hints.value.email;
  if (!address || !submission) return null;
  return (
    <>
      <span>{submission.messages.didYouMean(address)}</span>{" "}
      <button
        type="button"
        class="link"
        onClick={(event) => {
          moveFocus(event.currentTarget, ".question", "input");
          scheduler.form.setAnswer("email", address);
        }}
      >
        {submission.messages.useSuggestion}
      </button>{" "}
      {failedAttempts.value > 0 && !errors.value.email && <p>{submission.messages.keepAnswer}</p>}
    </>
  );
}

/** The phone number as it will be sent, if the field shows another one, and what to check. */
function PhoneHint() {
  const { scheduler, submission: loaded } = useView();
  const submission = loaded.value;
  const { answers, hints } = scheduler.form;
  const { phone } = hints.value;
  if (!phone || !submission || (!phone.note && phone.formatted === answers.phone.value))
    return null;
  return <span>{submission.phoneHintMessage(phone)}</span>;
}

function CharacterCount({ name }: { name: TextFieldName }) {
  const view = useView();
  const text = view.scheduler.form.answers[name].value;
  // Not for an empty field, because the first count is slow.
  const count = text === "" ? null : view.submission.value?.characterCount(name, text);
  return count ? (
    <>
      <span aria-hidden="true">{count.shown}</span>
      <span class="visually-hidden">{count.announced}</span>
    </>
  ) : null;
}

export const dateText = (day: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));

/** A date that was pasted with two readings, so that the patient can see which one is meant. */
function DateHint() {
  const { scheduler, messages } = useView();
  const { dob } = scheduler.form.hints.value;
  return dob && <span>{dateText(dob, messages.tag)}</span>;
}

const HINTS: Partial<Record<FieldKind, FunctionComponent<{ name: TextFieldName }>>> = {
  date: DateHint,
  email: EmailHint,
  phone: PhoneHint,
  line: CharacterCount,
  text: CharacterCount,
};

export function Hint({ name }: Pick<LazyProps, "name">) {
  const Chosen = name && HINTS[QUESTIONS[name].kind];
  return Chosen ? <Chosen name={name as TextFieldName} /> : null;
}
