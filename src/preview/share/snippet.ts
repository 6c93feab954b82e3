import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { dialable } from "../../form/phone/format.ts";

/** What the practice's page wants besides the location. */
export interface SnippetChoice {
  submitUrl: string;
  privacyUrl: string;
  lang: string;
  mode: "inline" | "button" | "popup";
}

export interface SnippetOf {
  record: LocationRecord;
  baseUrl: string;
  script: { src: string; integrity: string | null };
}

// What the four fields that every practice asks for need on a phone, in CSS pixels.
const RESERVED = 940;

/** The recommended snippet for exactly this location (README, "Put it on your site"). */
export function snippetOf({ record, baseUrl, script }: SnippetOf, choice: SnippetChoice): string {
  const base = baseUrl.trim().replace(/\/+$/, "");
  const detail = `${base}/api/v1/location/${record.id}/public-detail/`;
  const integrity = script.integrity ? ` integrity="${escaped(script.integrity)}"` : "";
  const head = `<link rel="preload" as="fetch" crossorigin href="${escaped(detail)}">
<script async src="${escaped(script.src)}"${integrity} crossorigin></script>
`;
  return (
    head +
    PLACES[choice.mode](callLink(record.phone_number), (indent) =>
      Object.entries({
        "location-id": record.id,
        "base-url": base,
        "submit-url": choice.submitUrl,
        lang: choice.lang,
        mode: choice.mode === "inline" ? "" : choice.mode,
        "privacy-url": choice.privacyUrl,
      })
        .filter(([, value]) => value.trim() !== "")
        .map(([name, value]) => `\n${indent}  ${name}="${escaped(value.trim())}"`)
        .join(""),
    )
  );
}

type Place = (
  call: (attribute: string, text: string) => string,
  attributes: (indent: string) => string,
) => string;

const PLACES: Record<SnippetChoice["mode"], Place> = {
  inline: (call, attributes) => `<div style="min-height: ${RESERVED}px">
  <web-scheduler${attributes("  ")}>
    ${call("", "Call us to book")}
  </web-scheduler>
</div>`,
  button: (call, attributes) => `<web-scheduler${attributes("")}>
  ${call("", "Call us to book")}
</web-scheduler>`,
  popup: (call, attributes) => `${call(" data-web-scheduler-open", "Request an appointment")}
<web-scheduler${attributes("")}></web-scheduler>`,
};

/** What is there before the script, or without it: a way to call where the number can be dialled. */
function callLink(phone: string) {
  const digits = dialable(phone);
  return (attribute: string, text: string) => {
    if (digits) return `<a href="tel:${digits}"${attribute}>${text}</a>`;
    return attribute ? `<button type="button"${attribute}>${text}</button>` : text;
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
