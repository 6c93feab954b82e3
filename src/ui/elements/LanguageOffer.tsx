import type { View } from "../view.ts";
import { LIVE } from "./live.ts";

/** A button, in the other language, for a reader whose browser prefers that language. */
export function LanguageOffer({ view: { offer, scheduler } }: { view: View }) {
  if (!offer) return null;
  const plan = scheduler.plan.value;
  const { changed, messages } = offer;
  const untranslated = (plan?.screener || plan?.appointmentTypes[0]) && offer.untranslated;
  const { tag, direction, offerLabel } = messages;
  return (
    <div class="offer">
      <button type="button" class="link" lang={tag} dir={direction} onClick={offer.accept}>
        {offerLabel}
      </button>
      <div class={untranslated ? "help" : "visually-hidden"} {...LIVE}>
        {changed}
        {untranslated && ` ${untranslated}`}
      </div>
    </div>
  );
}
