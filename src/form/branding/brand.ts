import type { Branding, LocationRecord } from "../../contract/location-record/location-record.ts";
import { parseHex, type Rgb } from "./color.ts";
import { fontFamily } from "./font-family.ts";
import { postalAddress } from "./postal-address.ts";

export interface Logo {
  url: string;
  alt: string;
  /** CSS pixels. */
  height: number;
  /** What replaces a logo that does not load: the practice's name; empty if it is elsewhere. */
  name: string;
  /** Whether it is too light for a white plate, as its URL's fragment says. */
  isBare: boolean;
}

interface BrandText {
  text: string;
  /** CSS pixels, at the usual font size of browsers. */
  size: number;
}

/** A practice's branding, safe to display and to write into styles. */
export interface Brand {
  /** Without a logo, it has a name. */
  header: {
    logo: Logo | null;
    name: BrandText | null;
    tagline: BrandText | null;
    /** Stand for a missing logo; empty in scripts without initials. */
    initials: string;
  };
  footer: { logo: Logo | null; phone: string; address: string; size: number | null };
  /** A CSS font-family list; null for the default. */
  font: string | null;
  /** The practice's; null for none that it has chosen. */
  color: Rgb | null;
}

/** The end of the URL of a logo that is too light for a white plate. */
export const ON_COLOR = "#on-color";

/** The value of a record whose practice has chosen no color: that of every response that is known. */
export const NOT_CHOSEN = "#333333";

/** The minimum and maximum height of a logo, in CSS pixels. */
export const LOGO_HEIGHTS = [16, 200] as const;
/** The minimum and maximum font size of the location's name, tagline and contact details. */
export const TEXT_SIZES = [10, 72] as const;

/** A location's branding that can be used. @param isDraft whether a logo may be a `data:` URL */
export function brandOf(record: LocationRecord, isDraft = false): Brand {
  const { branding } = record.web_scheduler_config;
  return branding.branding_enabled ? branded(record, branding, isDraft) : unbranded(record);
}

const unbranded = (record: LocationRecord): Brand => ({
  header: {
    logo: null,
    name: { text: record.name, size: 17 },
    tagline: null,
    initials: initialsOf(record.name),
  },
  // Without the phone number, which every screen has as a link.
  footer: { logo: null, phone: "", address: postalAddress(record), size: null },
  font: null,
  color: null,
});

function branded(record: LocationRecord, branding: Branding, isDraft: boolean): Brand {
  const logo = (kind: "header" | "footer", hasName: boolean): Logo | null => {
    const url = logoUrl(branding[`${kind}_logo_url`], isDraft);
    const alt = logoAlt(branding[`${kind}_logo_alt`], record.name, hasName);
    const height = clamp(branding[`${kind}_logo_height`], LOGO_HEIGHTS);
    const name = kind === "header" && !hasName ? record.name : "";
    return url ? { url, alt, height, name, isBare: url.endsWith(ON_COLOR) } : null;
  };
  const hidesName = !branding.show_location_name_in_header;
  const headerLogo = logo("header", !hidesName);
  const showsContact = branding.show_contact_info_in_footer;
  const tagline = branding.header_tagline.trim();
  return {
    header: {
      logo: headerLogo,
      name:
        headerLogo && hidesName
          ? null
          : { text: record.name, size: clamp(branding.location_name_font_size, TEXT_SIZES) },
      tagline: tagline
        ? { text: tagline, size: clamp(branding.header_tagline_font_size, TEXT_SIZES) }
        : null,
      initials: initialsOf(record.name),
    },
    footer: {
      logo: logo("footer", false),
      phone: showsContact ? branding.footer_phone.trim() || record.phone_number : "",
      address:
        showsContact && !record.is_virtual
          ? branding.footer_address.trim() || postalAddress(record)
          : "",
      size: clamp(branding.footer_contact_font_size, TEXT_SIZES),
    },
    font: fontFamily(branding.font_style),
    color: branding.font_color.trim() === NOT_CHOSEN ? null : parseHex(branding.font_color),
  };
}

const initialsOf = (name: string) =>
  (name.match(/\p{L}+/gu) ?? [])
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join("");

const clamp = (value: number, [min, max]: readonly [number, number]) =>
  Math.min(Math.max(value, min), max);

// "Logo" is the default in every response that the contract shows, and does not describe the image.
function logoAlt(alt: string, name: string, hasName: boolean): string {
  const trimmed = alt.trim();
  const text = /^(logo)?$/i.test(trimmed) ? name : trimmed;
  // Next to the name, the same text would be read out twice.
  return hasName && text === name ? "" : text;
}

/** Every program has it, but no edition of ECMAScript, and `form` compiles without DOM types. */
declare const URL: new (text: string) => Record<"href" | "username" | "password", string>;

/** An absolute http(s) URL without a user name or password, or a draft's `data:image/` URL; else null. */
export function logoUrl(value: string, isDraft = false): string | null {
  const text = value.trim();
  if (isDraft && /^data:image\//.test(text)) return text;
  if (text.length > 2048 || !/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}
