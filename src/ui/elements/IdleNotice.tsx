import { formatNumber } from "../../messages/format.ts";
import type { View } from "../view.ts";

// Seconds at which the warning is said aloud; it is shown at every second.
const SAID_AT = [60, 30, 10];

/** Warns before a form that nobody touches is cleared, and says so afterwards. */
export function IdleNotice({ view: { idle, later, messages } }: { view: View }) {
  const seconds = idle?.secondsLeft.value ?? null;
  const cleared = idle?.cleared.value;
  if (!idle || !later) return null;
  const sentence = (left: number) => later.messages.idle(left, formatNumber(left, messages.tag));
  return (
    <div role="alert">
      {seconds !== null && (
        <div class="idle">
          <p class="summary-title">{later.messages.idleTitle}</p>
          <p aria-hidden="true">{sentence(seconds)}</p>
          <p class="unseen">{sentence(SAID_AT.findLast((limit) => seconds <= limit) ?? seconds)}</p>
          <button
            type="button"
            onClick={(event) => {
              // The button goes away, and would take the focus with it.
              focusTitle(event.currentTarget);
              idle.active();
            }}
          >
            {later.messages.idleStay}
          </button>
        </div>
      )}
      {cleared && <p class="idle">{later.messages.wiped}</p>}
    </div>
  );
}

const focusTitle = (within: Element) =>
  within.closest(".widget")?.querySelector<HTMLElement>(".title")?.focus();
