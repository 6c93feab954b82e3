import { formatNumber } from "../../messages/format.ts";
import { moveFocus } from "../dom/focus.ts";
import { URGENT } from "../elements/live.ts";
import type { LoadedProps } from "../view.ts";
import { useView } from "../view-context.ts";

/** The seconds at which a screen reader announces the warning; the text changes every second. */
const ANNOUNCED_AT = [60, 30, 10];

export function IdleNotice({ language: { messages, submission } }: LoadedProps) {
  const idle = useView().scheduler.idle.value;
  const seconds = idle?.secondsLeft.value ?? null;
  const cleared = idle?.cleared.value;
  if (!idle) return null;
  const warning = (left: number) => submission.idle(left, formatNumber(left, messages.tag));
  const announced = seconds === null ? null : ANNOUNCED_AT.findLast((limit) => seconds <= limit);
  return (
    <div class="idle-region">
      <div class={seconds !== null || cleared ? "idle" : undefined}>
        {/* Without the text that changes every second, which Orca would say each time. */}
        <div {...URGENT}>
          {seconds !== null && (
            <p class="notice-title">
              {submission.idleTitle}
              <span class="visually-hidden"> {warning(announced ?? seconds)}</span>
            </p>
          )}
          {cleared && <p>{submission.cleared}</p>}
        </div>
        {seconds !== null && (
          <>
            <p aria-hidden="true">{warning(seconds)}</p>
            <button
              type="button"
              part="button primary"
              onClick={(event) => {
                moveFocus(event.currentTarget, ".widget", ".title");
                idle.recordActivity();
              }}
            >
              {submission.idleStay}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
