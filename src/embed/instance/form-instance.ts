/** A form in one element, from its first request until it is destroyed. */
export interface FormInstance {
  /** The page's prefill values have changed. */
  applyPrefill(): void;
  /** The element's `lang` has changed. */
  updateLanguage(lang: string | null): void;
  /** The element was removed from the page; it may come back. */
  disconnected(): void;
  /** The element is in the page again. */
  reconnected(): void;
  /** Opens and closes the dialog around the form, if there is one. */
  open?(): void;
  close?(): void;
  /** Aborts requests, clears every answer, and removes the form. */
  destroy(): void;
}
