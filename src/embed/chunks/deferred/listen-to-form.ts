import { listen } from "../../../state/contain.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";

/** Listens to the form itself, until it is destroyed. */
export function listenToForm(
  root: ShadowRoot | HTMLElement,
  { loadPhoneTools }: Pick<SchedulerDeps, "loadPhoneTools">,
  options: { signal: AbortSignal },
): void {
  listen(
    root,
    "keyup",
    (event) => {
      const { code, target } = event as KeyboardEvent;
      // WebKit scrolls until the caret is visible and ignores `scroll-margin`, so a sticky header
      // would cover the field (WCAG 2.2, 2.4.11).
      if (code === "Tab" || code === "Enter")
        (target as Element).scrollIntoView({ block: "nearest" });
    },
    options,
  );
  const loadForPhone = (target: EventTarget | null) => {
    if ((target as Element | null)?.id === "phone") void loadPhoneTools();
  };
  listen(root, "focusin", ({ target }) => loadForPhone(target), options);
  // It may have been focused before this chunk was loaded.
  loadForPhone(root.querySelector(":focus"));
}
