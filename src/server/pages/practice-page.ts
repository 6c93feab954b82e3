import { html } from "hono/html";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";

interface Addresses {
  baseUrl: string;
  submitUrl: string;
}

/**
 * The sample practice page for a location. `template` is a page that works as it stands, written
 * for one practice: the values of its script tag are exchanged, and the texts of the elements
 * marked `data-practice-name`, `data-practice-address` and `data-practice-phone` (a link). The
 * page's title becomes the location's name.
 */
export function practicePage(template: string, record: LocationRecord, to: Addresses): string {
  const marks = {
    "data-practice-name": record.name,
    "data-practice-address": addressOf(record),
    "data-practice-phone": readablePhone(record.phone_number),
  };
  const values = {
    "data-location-id": record.id,
    "data-base-url": to.baseUrl,
    "data-submit-url": to.submitUrl,
    "data-phone": record.phone_number,
  };
  return Object.entries(marks)
    .reduce(withText, template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(record.name)}</title>`)
    .replace(/<a\b[^>]*\bdata-practice-phone\b[^>]*>/g, (tag) =>
      withAttribute(tag, ["href", `tel:${record.phone_number}`]),
    )
    .replace(/<script\b[^>]*\bdata-location-id=[^>]*>/, (tag) =>
      Object.entries(values).reduce(withAttribute, tag),
    );
}

const escaped = (text: string) => String(html`${text}`);

function withText(page: string, [mark, text]: [string, string]): string {
  const marked = new RegExp(`(<(\\w+)\\b[^>]*\\b${mark}\\b[^>]*>)[^<]*(?=</\\2>)`, "g");
  return page.replace(marked, (_all, open: string) => open + escaped(text));
}

function withAttribute(tag: string, [name, value]: [string, string]): string {
  const attribute = `${name}="${escaped(value)}"`;
  const present = new RegExp(`(?<=\\s)${name}="[^"]*"`);
  return present.test(tag)
    ? tag.replace(present, () => attribute)
    : tag.replace(/>$/, () => ` ${attribute}>`);
}

const addressOf = ({ is_virtual, streetAddress, city, state, postalCode }: LocationRecord) =>
  is_virtual
    ? "By video, wherever you are"
    : [streetAddress, city, `${state} ${postalCode}`.trim()].filter(Boolean).join(", ");

const readablePhone = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
