import type { Locator } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { site } from "../fixtures/site.ts";

export const EXAMPLE = "times";
export const record = recordOf(EXAMPLE);

export function timesPage(lang: string) {
  const slotsUrl = `${site.otherOrigin}/fhir/Slot?schedule.actor=Location/${record.id}`;
  return { example: EXAMPLE, attributes: { lang, "slots-url": slotsUrl } };
}

export const times = (form: Locator) => form.locator("fieldset.slot");
export const radios = (form: Locator) => times(form).locator(".time input:visible");
