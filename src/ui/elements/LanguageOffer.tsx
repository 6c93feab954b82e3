import type { View } from "../view.ts";

/**
 * A button, in the other language, for a reader whose browser prefers that language, and whether the
 * language could be changed.
 */
export function LanguageOffer({ offer }: Pick<View, "offer">) {
  if (!offer) return null;
  const { code, offerLabel, direction, error, changed, accept } = offer;
  return (
    <div class="offer">
      <button type="button" class="link" lang={code} dir={direction} onClick={accept}>
        {offerLabel}
      </button>
      {error && (
        <p role="alert" lang={code} dir={direction}>
          {error}
        </p>
      )}
      <p role="status" class="visually-hidden" lang={changed?.code}>
        {changed?.text}
      </p>
    </div>
  );
}
