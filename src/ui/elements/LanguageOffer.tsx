import type { View } from "../view.ts";

/** A button, in the other language, for a reader whose browser prefers that language. */
export function LanguageOffer({ view: { offer } }: { view: View }) {
  if (!offer) return null;
  const { tag, direction, offerLabel } = offer.messages;
  return (
    <div class="offer">
      <button type="button" class="link" lang={tag} dir={direction} onClick={offer.accept}>
        {offerLabel}
      </button>
    </div>
  );
}
