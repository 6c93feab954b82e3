import { html } from "hono/html";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { formatPhone } from "./format-phone.ts";

interface Urls {
  baseUrl: string;
  submitUrl: string;
}

/**
 * The sample practice page of a location. `template` is a complete page for one practice; this
 * replaces its title, the attributes of its script tag, and the text of elements marked
 * `data-practice-name`, `data-practice-address` or `data-practice-phone` (a link).
 */
export function practicePage(template: string, record: LocationRecord, urls: Urls): string {
  const texts = {
    "data-practice-name": record.name,
    "data-practice-address": formatAddress(record),
    "data-practice-phone": formatPhone(record.phone_number),
  };
  const attributes = {
    "data-location-id": record.id,
    "data-base-url": urls.baseUrl,
    "data-submit-url": urls.submitUrl,
    "data-phone": record.phone_number,
  };
  return Object.entries(texts)
    .reduce(withText, template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(record.name)}</title>`)
    .replace(/<a\b[^>]*\bdata-practice-phone\b[^>]*>/g, (tag) =>
      withAttribute(tag, ["href", `tel:${record.phone_number}`]),
    )
    .replace(/<script\b[^>]*\bdata-location-id=[^>]*>/, (tag) =>
      Object.entries(attributes).reduce(withAttribute, tag),
    );
}

const escapeHtml = (text: string) => String(html`${text}`);

function withText(page: string, [marker, text]: [string, string]): string {
  const pattern = new RegExp(`(<(\\w+)\\b[^>]*\\b${marker}\\b[^>]*>)[^<]*(?=</\\2>)`, "g");
  return page.replace(pattern, (_all, open: string) => open + escapeHtml(text));
}

function withAttribute(tag: string, [name, value]: [string, string]): string {
  const attribute = `${name}="${escapeHtml(value)}"`;
  const existing = new RegExp(`(?<=\\s)${name}="[^"]*"`);
  return existing.test(tag)
    ? tag.replace(existing, () => attribute)
    : tag.replace(/>$/, () => ` ${attribute}>`);
}

const formatAddress = ({ is_virtual, streetAddress, city, state, postalCode }: LocationRecord) =>
  is_virtual
    ? "Video visits only"
    : [streetAddress, city, `${state} ${postalCode}`.trim()].filter(Boolean).join(", ");
