import type { Branding } from "../contract/location-record/branding.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "./contrast.ts";
import { fontFamily } from "./font-family.ts";
import { logoUrl } from "./logo-url.ts";
import { postalAddress } from "./postal-address.ts";
import { EASY, READABLE, readableInk } from "./text-color.ts";

export interface Logo {
  url: string;
  alt: string;
  /** CSS pixels. */
  height: number;
}

export interface BrandText {
  text: string;
  /** CSS pixels. */
  size: number;
}

/** What the widget wears: safe to be shown and to be written into styles as it is. */
export interface Brand {
  header: { logo: Logo | null; name: BrandText | null; tagline: BrandText | null };
  footer: { logo: Logo | null; phone: string; address: string; size: number | null };
  /** A CSS font-family list; null for our own. */
  font: string | null;
  /** The text colour on the light and on the dark background; null for our own. */
  ink: { light: string; dark: string } | null;
}

/** A setting of the branding that could not be used as it stands. */
export interface BrandProblem {
  key: keyof Branding;
  code: "not-a-logo-url" | "not-a-font" | "not-a-color" | "low-contrast" | "out-of-range";
}

/** The backgrounds that the widget draws text on; ui/css/widget.css uses the same. */
export const BACKGROUNDS = { light: [255, 255, 255], dark: [22, 27, 34] } as const;

/** The least and the most height of a logo that is shown, in CSS pixels. */
export const LOGO_HEIGHTS = [16, 200] as const;
/** The same of a text of the brand's. */
export const TEXT_SIZES = [10, 72] as const;

/**
 * The branding of a location, and what of it could not be used.
 *
 * @param isDraft whether logos may be image data
 */
export function brandOf(
  record: LocationRecord,
  isDraft = false,
): { brand: Brand; problems: BrandProblem[] } {
  const { branding } = record.web_scheduler_config;
  return branding.branding_enabled
    ? branded(record, branding, isDraft)
    : { brand: unbranded(record), problems: [] };
}

const unbranded = (record: LocationRecord): Brand => ({
  header: { logo: null, name: { text: record.name, size: 22 }, tagline: null },
  footer: { logo: null, phone: record.phone_number, address: postalAddress(record), size: null },
  font: null,
  ink: null,
});

function branded(
  record: LocationRecord,
  branding: Branding,
  isDraft: boolean,
): { brand: Brand; problems: BrandProblem[] } {
  const problems: BrandProblem[] = [];
  const problem = (key: keyof Branding, code: BrandProblem["code"]) => {
    problems.push({ key, code });
  };
  const clamped = (key: NumericKey, [least, most]: readonly [number, number]) => {
    const value = Math.min(Math.max(branding[key], least), most);
    if (value !== branding[key]) problem(key, "out-of-range");
    return value;
  };
  const logo = (kind: "header" | "footer", nameBeside: boolean): Logo | null => {
    const address = branding[`${kind}_logo_url`];
    if (address.trim() === "") return null;
    const url = logoUrl(address, isDraft);
    if (!url) problem(`${kind}_logo_url`, "not-a-logo-url");
    const alt = logoAlt(branding[`${kind}_logo_alt`], record.name, nameBeside);
    return url ? { url, alt, height: clamped(`${kind}_logo_height`, LOGO_HEIGHTS) } : null;
  };

  const namesItself = branding.show_location_name_in_header;
  const contact = branding.show_contact_info_in_footer;
  const tagline = branding.header_tagline.trim();
  const font = fontFamily(branding.font_style);
  if (!font && branding.font_style.trim() !== "") problem("font_style", "not-a-font");
  const color = parseHex(branding.font_color);
  if (!color) problem("font_color", "not-a-color");
  else if (contrastRatio(color, BACKGROUNDS.light) < READABLE)
    problem("font_color", "low-contrast");

  const brand: Brand = {
    header: {
      logo: logo("header", namesItself),
      name: namesItself
        ? { text: record.name, size: clamped("location_name_font_size", TEXT_SIZES) }
        : null,
      tagline: tagline
        ? { text: tagline, size: clamped("header_tagline_font_size", TEXT_SIZES) }
        : null,
    },
    footer: {
      logo: logo("footer", false),
      phone: contact ? branding.footer_phone.trim() || record.phone_number : "",
      address:
        contact && !record.is_virtual
          ? branding.footer_address.trim() || postalAddress(record)
          : "",
      size: clamped("footer_contact_font_size", TEXT_SIZES),
    },
    font,
    ink: color && inks(color),
  };
  return { brand, problems };
}

type NumericKey = { [K in keyof Branding]: Branding[K] extends number ? K : never }[keyof Branding];

// Chosen for a light page: what has to change for a dark one stands out there as it does here.
const onDark = (color: Rgb) =>
  contrastRatio(color, BACKGROUNDS.dark) < READABLE
    ? readableInk(color, BACKGROUNDS.dark, Math.max(EASY, contrastRatio(color, BACKGROUNDS.light)))
    : color;

const inks = (color: Rgb) => ({
  light: toHex(readableInk(color, BACKGROUNDS.light)),
  dark: toHex(onDark(color)),
});

// "Logo" is the value that the contract saw in every response: it says nothing about the picture.
function logoAlt(alt: string, name: string, nameBeside: boolean): string {
  const text = /^\s*(logo)?\s*$/i.test(alt) ? name : alt.trim();
  return nameBeside && text === name ? "" : text;
}
