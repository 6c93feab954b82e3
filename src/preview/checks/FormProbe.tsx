import { useSignalEffect } from "@preact/signals";
import { isEqual } from "es-toolkit";
import { useRef } from "preact/hooks";
import { pageStyles } from "../settings/page-theme.ts";
import { BRANDING } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { useWidget } from "../widget/create-widget.ts";
import { SCENES } from "../widget/scenes.ts";
import type { Checks } from "./create-checks.ts";
import { measureContrast } from "./measure/measure-contrast.ts";
import type { Measurements } from "./rules/lint-context.ts";

/** CSS pixels (WCAG 2.2, 1.4.10). */
const WIDTH = 320;

/** A hidden, narrow widget in which colors, and texts that do not fit, are measured. */
export function FormProbe({ checks }: { checks: Checks }) {
  const { draft, site } = usePreview();
  const container = useRef<HTMLDivElement>(null);
  const measure = () => {
    const form = container.current?.firstElementChild;
    if (!form?.shadowRoot) return;
    // A form renders in a task after its record has loaded.
    if (!form.shadowRoot.querySelector(".widget")) return void requestAnimationFrame(measure);
    const overflows = findOverflows(form.shadowRoot);
    // An equal value would still lint the draft again.
    if (!isEqual(overflows, checks.overflows.peek())) checks.overflows.value = overflows;
    checks.contrasts.value = measureContrast(form.shadowRoot);
  };
  const record = draft.drafted;
  const styles = pageStyles(draft.changes.value);
  useWidget(container, { record, scene: SCENES.details, language: "en", site }, measure);
  // In a frame after the change, when the widget shows it.
  useSignalEffect(() => void (record.value && draft.changes.value && measure()));
  return (
    <div
      class="probe"
      inert
      aria-hidden="true"
      ref={container}
      style={{ ...styles, width: `${WIDTH}px` }}
    />
  );
}

/** The branded texts, by their selector in the widget. */
const TEXTS: readonly { selector: string; path: string }[] = [
  { selector: ".brand .name", path: "name" },
  { selector: ".brand .tagline", path: `${BRANDING}.header_tagline` },
  { selector: ".contact p:not(:has(a))", path: `${BRANDING}.footer_address` },
  { selector: ".contact p:has(a)", path: `${BRANDING}.footer_phone` },
];

/** Finds the texts with a word that is wider than its line, so that it breaks in the middle. */
export function findOverflows(root: ShadowRoot): Measurements["overflows"] {
  return TEXTS.flatMap(({ selector, path }) => {
    const text = root.querySelector<HTMLElement>(selector);
    if (!text) return [];
    const { overflowWrap, wordBreak, minInlineSize } = text.style;
    // Keeps long words in one piece for the measurement, without widening the line.
    Object.assign(text.style, {
      overflowWrap: "normal",
      wordBreak: "normal",
      minInlineSize: "0",
    });
    const excess = text.scrollWidth - text.clientWidth;
    Object.assign(text.style, { overflowWrap, wordBreak, minInlineSize });
    return excess > 0 ? [{ path, excess }] : [];
  });
}
