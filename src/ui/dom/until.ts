import { attempt, contain, listen } from "../../host/contain.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";

const PAINTED_WITHIN_MS = 100;

/** Resolves in a task after the next paint; after 100 ms in a hidden page, which is not painted. */
export const untilPainted = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINTED_WITHIN_MS);
    // A page may have removed or broken it.
    attempt(() => requestAnimationFrame(contain(() => setTimeout(resolve))));
  });

/** Long enough to see what was chosen. */
const GO_ON_MS = 200;

/** Shows the next step after an answer that is a button was pressed. */
export function goOn({ form, next }: SchedulerModel): void {
  // By its name, because a step is another object after each change of what is asked.
  const step = form.step.peek()?.name;
  setTimeout(
    contain(() => form.step.peek()?.name === step && void next()),
    GO_ON_MS,
  );
}

const MAX_PRESS_MS = 1000;

/** After the press that moved focus: content inserted before pointerup moves the target, and prevents `click`. */
export function afterPointerUp(callback: () => void): void {
  const controller = new AbortController();
  // Scripts and the arrows of iOS's keyboard move focus without a press.
  const timer = setTimeout(contain(finish), MAX_PRESS_MS);
  function finish() {
    clearTimeout(timer);
    controller.abort();
    // `click` fires after pointerup; and what it does should be painted first.
    void untilPainted().then(contain(callback));
  }
  const options = { capture: true, signal: controller.signal };
  for (const type of ["pointerup", "pointercancel", "keyup"] as const) {
    listen(window, type, finish, options);
  }
  // The next press may begin while this waits.
  listen(window, "pointerdown", () => clearTimeout(timer), options);
}
