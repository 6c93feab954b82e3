/** The classes that these session recorders leave out: rrweb, those based on it, PostHog, Fullstory, Amplitude. */
export const NOT_RECORDED_CLASSES = ["rr-block", "ph-no-capture", "fs-exclude", "amp-block"];

/**
 * The attributes that other session recorders leave out, as each one documents
 * (docs/pages/privacy/session-recorders.md). On the element, because recorders also keep attributes; and
 * inside its root, because most look for a mark only among the ancestors in the same tree.
 */
export const NOT_RECORDED: Readonly<Record<string, string>> = {
  "data-hj-suppress": "",
  "data-clarity-mask": "true",
  "data-sentry-block": "",
  "data-sentry-mask": "",
  "data-dd-privacy": "hidden",
  "data-private": "",
  "data-sl": "exclude",
  "data-recording-disable": "",
  "data-openreplay-hidden": "",
  "data-nr-block": "",
  "data-cs-mask": "",
  "data-heap-redact-text": "true",
  "data-matomo-mask": "",
};
