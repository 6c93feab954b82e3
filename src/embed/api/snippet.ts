import { dialableNumber } from "../../form/phone/format.ts";

export interface SnippetOptions {
  locationId: string;
  /** The number behind the fallback link, as in the location record. */
  phoneNumber: string;
  /** The API's origin; spaces around it and trailing slashes are removed. */
  baseUrl: string;
  /** The script's URL and its `sha384-…` value, if it is known. */
  script: { src: string; integrity: string | null };
  /** @default "" (the page handles the `web-scheduler-request` event) */
  submitUrl?: string;
  /** @default "" (no link) */
  privacyUrl?: string;
  /** @default "" (the page's language) */
  lang?: string;
  /** @default "inline" */
  mode?: "inline" | "button" | "popup";
  /** CSS declarations for the element, such as its custom properties. @default none */
  styles?: Readonly<Record<string, string>>;
}

/** Height of the form on a phone, in CSS pixels, with the four fields that every practice asks for. */
const FORM_HEIGHT = 940;

/**
 * The recommended HTML for one location: it preloads the record in parallel with the script, pins
 * the script's content, reserves the form's height, and shows a phone link until the script runs.
 */
export function createSnippet(options: SnippetOptions): string {
  const { locationId, phoneNumber, script, mode = "inline", styles = {} } = options;
  const baseUrl = options.baseUrl.trim().replace(/([^/])\/+$/, "$1");
  const recordUrl = `${baseUrl}/api/v1/location/${locationId}/public-detail/`;
  const integrity = script.integrity ? ` integrity="${escapeHtml(script.integrity)}"` : "";
  const attributes = Object.entries({
    "location-id": locationId,
    "base-url": baseUrl,
    "submit-url": options.submitUrl,
    lang: options.lang,
    mode: mode === "inline" ? "" : mode,
    "privacy-url": options.privacyUrl,
    style: Object.entries(styles)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  }).flatMap(([name, value = ""]) => (value.trim() ? `${name}="${escapeHtml(value.trim())}"` : []));
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(recordUrl)}">
<script async src="${escapeHtml(script.src)}"${integrity} crossorigin></script>
${BODIES[mode](phoneNumber, (indent) => attributes.map((one) => `\n${indent}${one}`).join(""))}
`;
}

type Body = (phoneNumber: string, attributes: (indent: string) => string) => string;

const BODIES: Record<NonNullable<SnippetOptions["mode"]>, Body> = {
  inline: (phoneNumber, attributes) =>
    `<div style="min-height: ${FORM_HEIGHT}px"><!-- reserves the space; adjust it, or use a class -->
  <web-scheduler${attributes("    ")}>
    ${phoneLink(phoneNumber, "Call us to book")}
  </web-scheduler>
</div>`,
  button: (phoneNumber, attributes) => `<web-scheduler${attributes("  ")}>
  ${phoneLink(phoneNumber, "Call us to book")}
</web-scheduler>`,
  popup: (phoneNumber, attributes) =>
    `${phoneLink(phoneNumber, "Request an appointment", " data-web-scheduler-open")}
<web-scheduler${attributes("  ")}></web-scheduler>`,
};

/** A link if the number can be dialed; otherwise a button for the popup, or just the text. */
function phoneLink(phoneNumber: string, text: string, trigger = ""): string {
  const number = dialableNumber(phoneNumber);
  if (number) return `<a href="tel:${number}"${trigger}>${text}</a>`;
  return trigger ? `<button type="button"${trigger}>${text}</button>` : text;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
