import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { type LoadedLogo, loadLogo } from "../images/logo.ts";
import { type DrawnHeights, lintBranding, measureLogos } from "./lint.ts";

export function createChecks(record: ReadonlySignal<LocationRecord>) {
  const header = watchLogo(record, "header_logo_url");
  const footer = watchLogo(record, "footer_logo_url");
  const heights = signal<DrawnHeights>({});
  const issues = computed(() =>
    lintBranding(record.value, { header: header.value, footer: footer.value }, heights.value),
  );
  return {
    issues,
    isLoading: computed(() => header.value === undefined || footer.value === undefined),
    measure(root: ShadowRoot): void {
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
