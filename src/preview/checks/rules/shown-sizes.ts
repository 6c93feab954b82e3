import type { Brand } from "../../../branding/brand.ts";

/** CSS pixels; smaller text is hard to read for many. */
export const LEAST_TEXT = 12;

// Each as the widget shows it; null where nothing of that size is shown.
const SHOWN = {
  header_logo_height: ({ header }: Brand) => header.logo?.height ?? null,
  location_name_font_size: ({ header }: Brand) => header.name?.size ?? null,
  header_tagline_font_size: ({ header }: Brand) => header.tagline?.size ?? null,
  footer_logo_height: ({ footer }: Brand) => footer.logo?.height ?? null,
  footer_contact_font_size: ({ footer }: Brand) =>
    footer.phone || footer.address ? footer.size : null,
} as const;

export type SizeKey = keyof typeof SHOWN;

export const SIZE_KEYS = Object.keys(SHOWN) as SizeKey[];

/** CSS pixels of a height or a font size as the widget shows it; null where it shows none. */
export const shownSize = (brand: Brand, key: SizeKey): number | null => SHOWN[key](brand);
