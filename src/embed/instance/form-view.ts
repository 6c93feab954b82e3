import { computed, type ReadonlySignal } from "@preact/signals-core";
import { brandOf } from "../../branding/brand.ts";
import type { SchedulerDeps } from "../../state/deps.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { View } from "../../ui/view.ts";
import type { Settings } from "../api/attributes.ts";
import type { I18n } from "./i18n.ts";

interface ViewOptions {
  scheduler: Scheduler;
  deps: Pick<SchedulerDeps, "formatPhone">;
  i18n: I18n;
  settings: Settings;
  idle: ReadonlySignal<View["idle"]>;
  /** Closes the dialog around the form; null for a form in the page. */
  close: (() => void) | null;
  /** Whether logos may be image data. */
  isDraft: boolean;
}

/** What the screens show; the returned function reads signals. */
export function createView({
  scheduler,
  deps,
  i18n,
  settings: { headingLevel, phone, privacyUrl },
  idle,
  close,
  isDraft,
}: ViewOptions): () => View {
  const record = computed(() => scheduler.plan.value?.record ?? null);
  // Memoized: the contrast search is too slow to run on every keystroke.
  const brand = computed(() => record.value && brandOf(record.value, isDraft).brand);
  return () => ({
    ...i18n.view(),
    scheduler,
    brand: brand.value,
    headingLevel,
    phone: record.value?.phone_number || phone,
    formatPhone: (e164) => deps.formatPhone(e164, scheduler.plan.value?.callingCode ?? null),
    privacyUrl,
    idle: idle.value,
    close,
  });
}
