import { FIELD_NAMES } from "../../contract/fields.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { providerChoices } from "../../form/choices.ts";
import { planScreener } from "../../form/screener.ts";
import { THEME_NAMES } from "../element/theme-names.ts";

/** False for every record that the diagnostics in the deferred chunk may say something about. */
export function isUsual({
  is_web_scheduler_enabled,
  web_scheduler_config: config,
}: LocationRecord): boolean {
  const { screener_question: screener, required_fields } = config;
  const isScreenerUsual =
    !screener.enabled ||
    (planScreener(screener) !== null &&
      [screener.if_yes, screener.if_no].every(({ action }) => /^(allow|stop)$/.test(action)));
  return (
    is_web_scheduler_enabled &&
    isScreenerUsual &&
    FIELD_NAMES.some((name) => required_fields[name]) &&
    (!config.provider_selection_enabled || providerChoices(config).length > 0)
  );
}

/** Whether the page sets any of the form's custom properties. */
export function hasTheme(element: Element): boolean {
  const styles = getComputedStyle(element);
  return THEME_NAMES.some((name) => styles.getPropertyValue(name) !== "");
}
