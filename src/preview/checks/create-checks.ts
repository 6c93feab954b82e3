import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { contrastRatio, type Rgb } from "../../form/branding/color.ts";
import { AA } from "../../form/branding/palette.ts";
import { type LoadedLogo, loadLogo } from "../images/logo.ts";
import { ACCENT, COLOR } from "../settings/settings.ts";
import { type DrawnHeights, formatRatio, lintBranding, measureLogos } from "./lint.ts";

export function createChecks(record: ReadonlySignal<LocationRecord>) {
  const header = watchLogo(record, "header_logo_url");
  const footer = watchLogo(record, "footer_logo_url");
  const contrasts = signal<ReturnType<typeof measureContrast>>([]);
  const heights = signal<DrawnHeights>({});
  const issues = computed(() => [
    ...lintBranding(record.value, { header: header.value, footer: footer.value }, heights.value),
    ...contrasts.value.filter(({ ratio, min }) => ratio < min),
  ]);
  return {
    issues,
    isLoading: computed(() => header.value === undefined || footer.value === undefined),
    measure(root: ShadowRoot): void {
      contrasts.value = measureContrast(root);
      heights.value = { ...heights.value, ...measureLogos(root) };
    },
  };
}

export type Checks = ReturnType<typeof createChecks>;

function watchLogo(
  record: ReadonlySignal<LocationRecord>,
  key: "header_logo_url" | "footer_logo_url",
) {
  const url = computed(() => record.value.web_scheduler_config.branding[key].trim());
  const loaded = signal<LoadedLogo | null | undefined>(undefined);
  effect(() => {
    const { value: src } = url;
    loaded.value = undefined;
    void loadLogo(src).then((logo) => {
      if (src === url.value) loaded.value = logo;
    });
  });
  return loaded;
}

/** The minimum contrast of the edges of controls (WCAG 2.2, 1.4.11). */
const EDGE = 3;

const SURFACE = "var(--ws-surface)";
const FIELD = "--web-scheduler-field-background";
const BORDER = "--web-scheduler-border";
const IN_FIELD = "var(--ws-on-field, var(--ws-default-text))";
/** Custom properties (ui/css/theme.css): a color, the color behind it, the least contrast, and the color's setting. */
const PARTS = [
  ["Text", "var(--ws-text)", SURFACE, AA, COLOR],
  ["Muted text", "var(--ws-muted)", SURFACE, AA, COLOR],
  ["The accent", "var(--ws-accent)", SURFACE, AA, ACCENT],
  ["A button", "var(--ws-on-accent)", "var(--ws-fill, var(--ws-accent))", AA, ACCENT],
  ["A field", IN_FIELD, "var(--ws-field, var(--ws-inset))", AA, FIELD],
  ["A border", "var(--ws-edge)", SURFACE, EDGE, BORDER],
] as const;

/** The contrasts (WCAG 2.2, "contrast ratio") of a form on light and on dark pages, with what to say of low ones. */
export function measureContrast(root: ShadowRoot) {
  const widget = root.querySelector<HTMLElement>(".widget");
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!widget || !canvas) return [];
  const sample = document.createElement("i");
  widget.append(sample);
  const read = (color: string): Rgb => {
    sample.style.color = color;
    canvas.fillStyle = getComputedStyle(sample).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const contrasts = (["light", "dark"] as const).flatMap((scheme) => {
    sample.style.colorScheme = scheme;
    return PARTS.map(([part, color, background, min, path]) => {
      const ratio = contrastRatio(read(color), read(background));
      const code = `contrast-on-${scheme}-${part.toLowerCase()}`;
      const message = `${part} on ${scheme} pages has a contrast of ${formatRatio(ratio)}, below ${min}:1.`;
      return { code, message, path, ratio, min };
    });
  });
  sample.remove();
  return contrasts;
}
