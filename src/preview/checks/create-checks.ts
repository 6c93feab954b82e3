import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Contrast } from "./measure/measure-contrast.ts";
import { type LogoMeasurement, measureLogo } from "./measure/measure-logo.ts";
import { lintBranding } from "./rules/lint-branding.ts";
import type { Measurements } from "./rules/lint-context.ts";

/** The lint issues of a record, which is measured again after each change. */
export function createChecks(record: ReadonlySignal<LocationRecord>) {
  const header = watchLogo(record, "header_logo_url");
  const footer = watchLogo(record, "footer_logo_url");
  /** Set by FormProbe. */
  const overflows = signal<Measurements["overflows"]>([]);
  const contrasts = signal<readonly Contrast[]>([]);
  const issues = computed(() =>
    lintBranding(record.value, {
      header: header.value,
      footer: footer.value,
      overflows: overflows.value,
    }),
  );
  return { overflows, contrasts, issues };
}

export type Checks = ReturnType<typeof createChecks>;

function watchLogo(
  record: ReadonlySignal<LocationRecord>,
  key: "header_logo_url" | "footer_logo_url",
) {
  const url = computed(() => record.value.web_scheduler_config.branding[key].trim());
  const measurement = signal<LogoMeasurement | null>(null);
  effect(() => {
    const { value: logo } = url;
    measurement.value = logo === "" ? null : { state: "loading" };
    if (logo === "") return;
    const controller = new AbortController();
    const { signal: aborted } = controller;
    void measureLogo(logo, aborted).then((result) => {
      if (!aborted.aborted) measurement.value = result;
    });
    return () => controller.abort();
  });
  return measurement;
}
