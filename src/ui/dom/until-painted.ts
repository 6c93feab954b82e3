import { contain } from "../../state/contain.ts";

const PAINTED_WITHIN_MS = 100;

/** Resolves in a task after the next paint; after 100 ms in a hidden page, which is not painted. */
export const untilPainted = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINTED_WITHIN_MS);
    requestAnimationFrame(contain(() => setTimeout(resolve)));
  });
