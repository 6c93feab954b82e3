import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type LoadedLogo, loadLogo } from "../images/logo.ts";
import { type DrawnHeights, formatRatio, type Issue, lintBranding, measureLogos } from "./lint.ts";
import { type Contrast, measureContrast } from "./measure-contrast.ts";

/** The issues of a record, which is measured again after each change. */
export function createChecks(record: ReadonlySignal<LocationRecord>) {
  const header = watchLogo(record, "header_logo_url");
  const footer = watchLogo(record, "footer_logo_url");
  const contrasts = signal<readonly Contrast[]>([]);
  const heights = signal<DrawnHeights>({});
  const issues = computed(() => [
    ...lintBranding(record.value, { header: header.value, footer: footer.value }, heights.value),
    ...contrasts.value.filter(({ ratio, min }) => ratio < min).map(describeContrast),
  ]);
  return {
    header,
    footer,
    issues,
    isLoading: computed(() => header.value === undefined || footer.value === undefined),
    /** Measures a form that is shown. */
    measure(root: ShadowRoot): void {
      contrasts.value = measureContrast(root);
      heights.value = { ...heights.value, ...measureLogos(root) };
    },
  };
}

export type Checks = ReturnType<typeof createChecks>;

const describeContrast = ({ scheme, part, ratio, min, path }: Contrast): Issue => ({
  code: `contrast-on-${scheme}-${part.toLowerCase()}`,
  message: `${part} on ${scheme} pages has a contrast of ${formatRatio(ratio)}, below ${min}:1.`,
  path,
});

function watchLogo(
  record: ReadonlySignal<LocationRecord>,
  key: "header_logo_url" | "footer_logo_url",
) {
  const url = computed(() => record.value.web_scheduler_config.branding[key].trim());
  const loaded = signal<LoadedLogo | null | undefined>(undefined);
  effect(() => {
    const { value: src } = url;
    const controller = new AbortController();
    const { signal: aborted } = controller;
    loaded.value = undefined;
    void loadLogo(src, aborted).then((result) => {
      if (!aborted.aborted) loaded.value = result;
    });
    return () => controller.abort();
  });
  return loaded;
}
