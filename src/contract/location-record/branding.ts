import "../zod-config.ts";
import * as z from "zod/mini";
import type { Formats } from "./formats.ts";

export const brandingSchema = ({ text, hexColor }: Formats) =>
  z.object({
    branding_enabled: z.boolean(),
    header_logo_url: z.string(),
    header_logo_alt: text,
    header_logo_height: z.int(),
    show_location_name_in_header: z.boolean(),
    location_name_font_size: z.int(),
    header_tagline: text,
    header_tagline_font_size: z.int(),
    footer_logo_url: z.string(),
    footer_logo_alt: text,
    footer_logo_height: z.int(),
    show_contact_info_in_footer: z.boolean(),
    footer_contact_font_size: z.int(),
    footer_phone: text,
    footer_address: text,
    font_style: z.string(),
    font_color: hexColor,
  });

/** The `branding` object of `web_scheduler_config` (contract). */
export type Branding = z.infer<ReturnType<typeof brandingSchema>>;
