import type { LocationRecord } from "../../contract/location-record.ts";
import { e164 } from "./e164.ts";

/** What the practice's page wants besides the location. */
export interface SnippetChoice {
  submitUrl: string;
  privacyUrl: string;
  lang: string;
  mode: string;
  /** CSS pixels that the page keeps free for the form, so that nothing jumps. */
  reserved: number;
}

export interface SnippetOf {
  record: LocationRecord;
  baseUrl: string;
  script: { src: string; integrity: string | null };
}

/** The recommended snippet for exactly this location (README, "Put it on your site"). */
export function snippetOf({ record, baseUrl, script }: SnippetOf, choice: SnippetChoice): string {
  const base = baseUrl.replace(/\/+$/, "");
  const detail = `${base}/api/v1/location/${record.id}/public-detail/`;
  const integrity = script.integrity ? ` integrity="${attribute(script.integrity)}"` : "";
  const wanted: [name: string, value: string][] = [
    ["location-id", record.id],
    ["base-url", base],
    ["submit-url", choice.submitUrl],
    ["lang", choice.lang],
    ["mode", choice.mode === "inline" ? "" : choice.mode],
    ["privacy-url", choice.privacyUrl],
  ];
  const attributes = wanted
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => `${name}="${attribute(value.trim())}"`)
    .join("\n    ");
  const phone = e164(record.phone_number);
  const call = phone ? `<a href="tel:${phone}">Call us to book</a>` : "Call us to book";
  return `<link rel="preload" as="fetch" crossorigin href="${attribute(detail)}">
<script async src="${attribute(script.src)}"${integrity} crossorigin></script>
<div style="min-height: ${choice.reserved}px">
  <web-scheduler
    ${attributes}>
    ${call}
  </web-scheduler>
</div>`;
}

const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
