import { afterRender, usePreview } from "../state/preview-context.ts";

const TARGETS = {
  ".editor": "the settings",
  ".stage, .gallery": "the form",
  ".side-panel": "checks and sharing",
} as const;

/**
 * Moves the focus to a part of the page, past the many controls before it (WCAG 2.2, 2.4.1). Buttons,
 * because a link would replace the draft in the URL's fragment.
 */
export function SkipLinks() {
  const { view } = usePreview();
  const focus = (selector: string) => {
    const target = document.querySelector<HTMLElement>(selector);
    // The gallery may have hidden the panels.
    if (!target?.checkVisibility()) view.hasPanels.value = true;
    afterRender(() => target?.focus());
  };
  return (
    <nav class="skip-links floating row" aria-label="Skip links">
      {Object.entries(TARGETS).map(([selector, title]) => (
        <button key={selector} type="button" onClick={() => focus(selector)}>
          Skip to {title}
        </button>
      ))}
    </nav>
  );
}
