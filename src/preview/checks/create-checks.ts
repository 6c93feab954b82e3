import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { measureLogo } from "./measure/measure-logo.ts";
import type { LogoMeasure, Measures } from "./rules/lint-branding.ts";

const LOADING: LogoMeasure = { state: "loading" };

/** What only this browser can tell about the record that is shown, kept up with it. */
export function followMeasures(record: ReadonlySignal<LocationRecord>) {
  const header = followLogo(() => record.value, "header_logo_url");
  const footer = followLogo(() => record.value, "footer_logo_url");
  const overflows = signal<Measures["overflows"]>([]);
  return {
    overflows,
    read: (): Measures => ({
      header: header.value,
      footer: footer.value,
      overflows: overflows.value,
    }),
  };
}

export type FollowedMeasures = ReturnType<typeof followMeasures>;

function followLogo(record: () => LocationRecord, key: "header_logo_url" | "footer_logo_url") {
  const measure = signal<LogoMeasure | null>(null);
  let measured: string | null = null;
  let under = new AbortController();
  effect(() => {
    const url = record().web_scheduler_config.branding[key].trim();
    if (url === measured) return;
    measured = url;
    under.abort();
    under = new AbortController();
    const { signal: aborted } = under;
    measure.value = url === "" ? null : LOADING;
    if (url === "") return;
    void measureLogo(url, aborted).then((found) => {
      if (!aborted.aborted) measure.value = found;
    });
  });
  return measure;
}
