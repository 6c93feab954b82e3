import { contain, listen } from "../../../state/contain.ts";
import type { IdleTimer } from "../../../state/idle-timer.ts";

/** Restarts the idle timer on activity in the form, until the form is destroyed. */
export function listenForActivity(
  root: ShadowRoot | HTMLElement,
  { recordActivity }: IdleTimer,
  { signal }: { signal: AbortSignal },
): void {
  // Browsers wait for a `wheel` or `touchstart` listener that is not passive before they scroll.
  const options = { signal, passive: true };
  for (const activity of [
    "keydown",
    "click",
    "input",
    "wheel",
    "pointermove",
    "touchstart",
  ] as const) {
    listen(
      root,
      activity,
      ({ target }) => {
        // The notice must stay until its button is pressed, although the pointer moves over it.
        if ((target as Element).closest(".idle")) return;
        // In a timeout, because removing the notice would move the element that is being pressed,
        // and a render during a click would revert a radio button.
        setTimeout(contain(() => signal.aborted || recordActivity()));
      },
      options,
    );
  }
}
