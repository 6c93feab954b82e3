import type { View } from "../view.ts";
import { LIVE } from "./live.ts";

/** A button, in the other language, for a reader whose browser prefers that language. */
export function LanguageOffer({ offer }: Pick<View, "offer">) {
  if (!offer) return null;
  const { tag, direction, offerLabel } = offer.messages;
  return (
    <div class="offer">
      <button type="button" class="link" lang={tag} dir={direction} onClick={offer.accept}>
        {offerLabel}
      </button>
      <div class="visually-hidden" {...LIVE}>
        {offer.changed}
      </div>
    </div>
  );
}
