import { computed, type ReadonlySignal } from "@preact/signals-core";
import { brandOf } from "../../branding/brand.ts";
import { callingCode } from "../../form/phone/calling-code.ts";
import { emergencyNumber } from "../../form/phone/emergency-number.ts";
import { dialableNumber, formatE164 } from "../../form/phone/format.ts";
import type { SchedulerDeps } from "../../state/deps.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { View } from "../../ui/view.ts";
import type { Settings } from "../api/attributes.ts";
import type { ExtendView } from "../chunks/times/times-context.ts";
import type { I18n } from "./i18n.ts";

interface ViewOptions {
  scheduler: Scheduler;
  deps: Pick<SchedulerDeps, "phoneTools">;
  i18n: I18n;
  settings: Settings;
  idle: ReadonlySignal<View["idle"]>;
  /** Closes the dialog around the form; null for a form in the page. */
  close: (() => void) | null;
  /** Whether logos may be image data. */
  isDraft: boolean;
  /** Adds what the times chunk shows. */
  extend: ReadonlySignal<ExtendView>;
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
  extend,
}: ViewOptions): () => View {
  const record = computed(() => scheduler.plan.value?.record ?? null);
  // Memoized: the contrast search is too slow to run on every keystroke.
  const brand = computed(() => record.value && brandOf(record.value, isDraft).brand);
  return () => {
    const texts = i18n.view();
    const practice = record.value?.phone_number ?? "";
    // The page's number, if the practice's cannot be dialed.
    const number = (dialableNumber(practice) ? practice : phone) || practice;
    const homeCode = callingCode(number);
    const tools = deps.phoneTools();
    return extend.value({
      ...texts,
      scheduler,
      brand: brand.value,
      headingLevel,
      phone: number,
      emergency: texts.messages.emergency(emergencyNumber(number)),
      formatPhone: (e164) => tools?.formatPhone(e164, homeCode) ?? formatE164(e164),
      dialPhone: (text) => dialableNumber(text, homeCode, tools?.numberingPlans),
      privacyUrl,
      idle: idle.value,
      close,
    });
  };
}
