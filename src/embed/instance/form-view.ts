import { computed, type ReadonlySignal } from "@preact/signals";
import { brandOf } from "../../form/branding/brand.ts";
import { callingCode } from "../../form/calling-code.ts";
import { emergencyNumber } from "../../form/phone/country-numbers.ts";
import { dialableNumber, formatE164 } from "../../form/phone/format.ts";
import type { View } from "../../ui/view.ts";
import type { FormContext } from "../chunks/form-context.ts";
import type { I18n } from "./i18n.ts";
import { fallbackPhone } from "./show-fallback.ts";

/** What the screens show; a new object when any of it changes. */
export function createFormView(
  { element, scheduler, deps, settings, pageView, Locations, idle }: FormContext,
  i18n: I18n,
  Bar: View["Bar"],
): ReadonlySignal<View> {
  const record = computed(() => scheduler.plan.value?.record ?? null);
  const isLoading = computed(() => scheduler.phase.value.name === "loading");
  const practicePhone = computed(() => {
    const { value } = scheduler.phase;
    return record.value?.phone_number ?? (("phone" in value && value.phone) || "");
  });
  // Memoized: the contrast search is too slow to run on every keystroke.
  const brand = computed(() => record.value && brandOf(record.value, Boolean(element.showDraft)));
  return computed(() => {
    const texts = i18n.view();
    const practice = practicePhone.value;
    // The page's number, if the practice's cannot be dialed; the page may be parsed only in part yet.
    const own = settings.phone || (isLoading.value ? "" : fallbackPhone(element));
    const number = (dialableNumber(practice) ? practice : own) || practice;
    const homeCode = callingCode(number);
    return {
      ...texts,
      deferred: i18n.deferredView,
      scheduler,
      settings,
      page: pageView.value,
      Locations: Locations.value,
      brand: brand.value,
      phone: number,
      emergency: texts.messages.emergency(emergencyNumber(number)),
      emergencyNumber: emergencyNumber(number),
      // Read when they are used, so that only what shows a number renders when the tools have loaded.
      formatPhone: (e164) => deps.phoneTools()?.formatPhone(e164, homeCode) ?? formatE164(e164),
      dialPhone: (text) => dialableNumber(text, homeCode, deps.phoneTools()?.numberingPlans),
      idle: idle.value,
      Bar,
    };
  });
}
