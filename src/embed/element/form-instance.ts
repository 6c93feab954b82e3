/** A form in one element, from its first request to its end. */
export interface Running {
  /** What the page would like to be filled in has changed. */
  prefill(): void;
  /** The element is no longer in the page; it may come back. */
  left?(): void;
  /** It is in the page again. */
  back?(): void;
  /** Stops what is under way, forgets what was typed, and takes the form away. */
  end(): void;
}
