import { formatNumber } from "../../messages/format/format.ts";
import { URGENT } from "../elements/live.ts";
import type { View } from "../view.ts";

/** The seconds at which a screen reader announces the warning; the text changes every second. */
const ANNOUNCED_AT = [60, 30, 10];

/** Warns before an abandoned form is cleared, and reports it afterward. */
export function IdleNotice({ view }: { view: View }) {
  const { idle, messages } = view;
  const deferred = view.deferred.value;
  const seconds = idle?.secondsLeft.value ?? null;
  const cleared = idle?.cleared.value;
  if (!idle || !deferred) return null;
  const warning = (left: number) => deferred.messages.idle(left, formatNumber(left, messages.tag));
  return (
    <div {...URGENT} class="idle-region">
      {seconds !== null && (
        <div class="idle">
          <p class="notice-title">{deferred.messages.idleTitle}</p>
          <p aria-hidden="true">{warning(seconds)}</p>
          <p class="visually-hidden">
            {warning(ANNOUNCED_AT.findLast((limit) => seconds <= limit) ?? seconds)}
          </p>
          <button
            type="button"
            onClick={(event) => {
              // Focus would be lost, because this button is about to be removed.
              focusTitle(event.currentTarget);
              idle.recordActivity();
            }}
          >
            {deferred.messages.idleStay}
          </button>
        </div>
      )}
      {cleared && <p class="idle">{deferred.messages.cleared}</p>}
    </div>
  );
}

const focusTitle = (button: Element) =>
  button.closest(".widget")?.querySelector<HTMLElement>(".title")?.focus();
