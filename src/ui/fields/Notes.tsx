import { formatNumber } from "../../messages/format.ts";
import type { View } from "../view.ts";

/** The address that was probably meant: offered, never enforced. */
export function EmailNote({ view: { scheduler, later } }: { view: View }) {
  const address = scheduler.notes.value.email;
  if (!address || !later) return null;
  return (
    <>
      <span>{later.messages.didYouMean(address)}</span>{" "}
      <button
        type="button"
        class="link"
        onClick={(event) => {
          // The button goes away, and would take the focus with it.
          focusEmail(event.currentTarget);
          scheduler.answer("email", address);
        }}
      >
        {later.messages.useSuggestion}
      </button>
    </>
  );
}

const focusEmail = (within: Element) =>
  within.closest(".question")?.querySelector("input")?.focus();

/** The number as it will be dialled, beside what was typed, which stays as it is. */
export function PhoneNote({ view: { scheduler, later } }: { view: View }) {
  const phone = scheduler.notes.value.phone;
  return phone && later ? <span>{later.messages.phoneReadBack(phone)}</span> : null;
}

interface CountProps {
  view: View;
  name: "insurance" | "additionalDetails";
}

// Near the end the count is shown at every character, and said aloud at these only.
const SAID_AT = [50, 20, 10, 5, 0];
const SHOWN_FROM = 50;

/** How much room is left in a text, near its end. */
export function CharacterCount({ view: { scheduler, messages, later }, name }: CountProps) {
  const left = later?.remaining(name, scheduler.answers[name].value) ?? SHOWN_FROM + 1;
  if (!later || left > SHOWN_FROM) return null;
  const sentence = (count: number) => {
    const words = count < 0 ? later.messages.charactersOver : later.messages.charactersLeft;
    const number = Math.abs(count);
    return words(number, formatNumber(number, messages.tag));
  };
  const said = left < 0 ? left : (SAID_AT.findLast((limit) => left <= limit) ?? left);
  return (
    <>
      <span aria-hidden="true">{sentence(left)}</span>
      <span class="unseen">{sentence(said)}</span>
    </>
  );
}
