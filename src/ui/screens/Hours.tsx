import { attempt } from "../../host/contain.ts";
import { currentTime } from "../../host/page.ts";
import { formatHours } from "../../messages/format-hours.ts";
import { localized } from "../localized.ts";
import { useView } from "../view-context.ts";

/** Whether the practice is open now, where a patient is asked to call or to wait; only if the page has its hours. */
export function Hours() {
  const view = useView();
  const { hours } = view.settings;
  const texts = hours && localized(view);
  if (!texts) return null;
  const { language, locale, record } = texts;
  const sentence = attempt(() =>
    formatHours(hours, record.time_zone, locale, language.submission, currentTime()),
  );
  return sentence ? <p class="lead">{sentence}</p> : null;
}
