import { publicDetailUrl } from "../../client/load-location.ts";
import { dialableNumber } from "../../form/phone/format.ts";

/** What a practice replaces in a snippet. */
export const PLACEHOLDERS = {
  locationId: "LOCATION-ID",
  phoneNumber: "+15550100",
  baseUrl: "https://api.example",
  scriptOrigin: "https://cdn.example",
  submitUrl: "https://booking.example/booking-requests/",
} as const;

export interface SnippetScript {
  src: string;
  /** Its `sha384-…` value, if it is known. */
  integrity: string | null;
  /** The `sha384-…` values of its chunks, by file name. @default none */
  chunks?: Readonly<Record<string, string>>;
}

export interface SnippetOptions {
  locationId: string;
  /** The number behind the fallback link, as in the location record. */
  phoneNumber: string;
  /** The API's origin; spaces around it and trailing slashes are removed. */
  baseUrl: string;
  script: SnippetScript;
  submitUrl: string;
  /** CSS declarations for the element, such as its custom properties. @default none */
  styles?: Readonly<Record<string, string>>;
}

/**
 * The script of a release; without its version and integrity values if `integrity` does not have it.
 * @param integrity the release's `integrity.json`
 * @param folder the URL of the release's files, without a trailing slash
 */
export function scriptOf(
  integrity: Readonly<Record<string, string>>,
  folder: string,
): SnippetScript {
  const files = Object.entries(integrity);
  const [file, value] =
    files.find(([name]) => /^web-scheduler-[\d.]+(-rc\.\d+)?\.js$/.test(name)) ?? [];
  if (!file || !value) return { src: `${folder}/web-scheduler.js`, integrity: null };
  const chunks = files.filter(([name]) => name.startsWith(file.replace(/\.js$/, "-")));
  return { src: `${folder}/${file}`, integrity: value, chunks: Object.fromEntries(chunks) };
}

/**
 * Height of the form in CSS pixels with the four fields that every practice asks for, and with branding: at most
 * 923 on phones from 390 pixels of width, 623 in a wide column.
 */
const FORM_HEIGHT = 940;

/**
 * The recommended HTML for one location: it preloads the record in parallel with the script, pins
 * the content of the script and its chunks, reserves the form's height, and shows a phone link until the script runs.
 * Cloudflare and WP Rocket do not delay a script with their marks; Cloudflare's counts before `src` only.
 */
export function createSnippet(options: SnippetOptions): string {
  const { locationId, phoneNumber, script, styles = {} } = options;
  const baseUrl = options.baseUrl.trim().replace(/([^/])\/+$/, "$1");
  const integrity = script.integrity ? ` integrity="${escapeHtml(script.integrity)}"` : "";
  const attributes = Object.entries({
    "location-id": locationId,
    "base-url": baseUrl,
    "submit-url": options.submitUrl,
    style: Object.entries(styles)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  }).flatMap(([name, value]) =>
    value.trim() ? `\n    ${name}="${escapeHtml(value.trim())}"` : [],
  );
  const number = dialableNumber(phoneNumber);
  const call = number ? `<a href="tel:${number}">Call us to book</a>` : "Call us to book";
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(publicDetailUrl(baseUrl, locationId))}">
${importMap(script)}<script async fetchpriority="high" data-cfasync="false" nowprocket src="${escapeHtml(script.src)}"${integrity} crossorigin></script>
<div style="min-height: ${FORM_HEIGHT}px"><!-- reserves the space; adjust it, or use a class -->
  <web-scheduler${attributes.join("")}>
    ${call}
  </web-scheduler>
</div>
`;
}

/** `import()` takes no hash; an import map does, in browsers from 2024 on. */
function importMap({ src, chunks = {} }: SnippetScript): string {
  const integrity = Object.entries(chunks).flatMap(([file, value]) =>
    URL.canParse(file, src) ? [[new URL(file, src).href, value]] : [],
  );
  if (integrity.length === 0) return "";
  const json = JSON.stringify({ integrity: Object.fromEntries(integrity) }, null, 2);
  return `<script type="importmap">${json.replaceAll("<", "\\u003c")}</script>\n`;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
