import type { FieldName } from "../../contract/fields.ts";
import { formatNumber } from "../../messages/format.ts";
import type { View } from "../view.ts";

/** Offers the email address that was probably meant. */
export function EmailHint({ view: { scheduler, deferred } }: { view: View }) {
  const { hints, errors, failedAttempts } = scheduler.form;
  const address = hints.value.email;
  if (!address || !deferred) return null;
  return (
    <>
      <span>{deferred.messages.didYouMean(address)}</span>{" "}
      <button
        type="button"
        class="link"
        onClick={(event) => {
          // Focus would be lost, because this button is about to be removed.
          focusInput(event.currentTarget);
          scheduler.form.setAnswer("email", address);
        }}
      >
        {deferred.messages.useSuggestion}
      </button>{" "}
      {failedAttempts.value > 0 && !errors.value.email && (
        <span>{deferred.messages.keepAnswer}</span>
      )}
    </>
  );
}

const focusInput = (button: Element) =>
  button.closest(".question")?.querySelector("input")?.focus();

/** The phone number as it will be sent; what the patient typed stays unchanged. */
export function PhoneHint({ view: { scheduler, deferred } }: { view: View }) {
  const { phone } = scheduler.form.hints.value;
  return phone && deferred ? <span>{deferred.phoneHintMessage(phone)}</span> : null;
}

/** The counts that a screen reader announces; the text shows every one. */
const ANNOUNCED_AT = [50, 20, 10, 5, 0];
const SHOWN_FROM = 50;

/** How many characters are left, shown near the limit. */
export function CharacterCount({ view, name }: { view: View; name: Exclude<FieldName, "dob"> }) {
  const { scheduler, messages, deferred } = view;
  if (!deferred) return null;
  const left = deferred.remainingCharacters(name, scheduler.form.answers[name].value);
  if (left > SHOWN_FROM) return null;
  const sentence = (count: number) => {
    const { charactersLeft, charactersOver } = deferred.messages;
    const format = count < 0 ? charactersOver : charactersLeft;
    return format(Math.abs(count), formatNumber(Math.abs(count), messages.tag));
  };
  const announced = left < 0 ? left : (ANNOUNCED_AT.findLast((limit) => left <= limit) ?? left);
  return (
    <>
      <span aria-hidden="true">{sentence(left)}</span>
      <span class="visually-hidden">{sentence(announced)}</span>
    </>
  );
}
