import { afterRender, usePreview } from "../state/preview-context.ts";

const TARGETS = [
  { part: "settings", selector: ".editor", title: "the settings" },
  { part: "main", selector: ".stage, .gallery", title: "the form" },
  { part: "panel", selector: ".side-panel", title: "checks and sharing" },
] as const;

/**
 * Moves the focus to a part of the page, past the many controls before it (WCAG 2.2, 2.4.1). Buttons,
 * because a link would replace the draft in the URL's fragment.
 */
export function SkipLinks() {
  const { showPart } = usePreview();
  return (
    <nav class="skip-links floating row" aria-label="Skip links">
      {TARGETS.map(({ part, selector, title }) => (
        <button
          key={part}
          type="button"
          onClick={() => {
            showPart(part);
            afterRender(() => document.querySelector<HTMLElement>(selector)?.focus());
          }}
        >
          Skip to {title}
        </button>
      ))}
    </nav>
  );
}
