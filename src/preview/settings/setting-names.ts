import type { Branding } from "../../contract/location-record/branding.ts";

/** The settings of the branding, as a sentence names them. */
export const SETTING_NAMES: Readonly<Record<keyof Branding, string>> = {
  branding_enabled: "branding",
  header_logo_url: "header logo",
  header_logo_alt: "header logo's alternative text",
  header_logo_height: "header logo's height",
  show_location_name_in_header: "location's name in the header",
  location_name_font_size: "size of the location's name",
  header_tagline: "tagline",
  header_tagline_font_size: "size of the tagline",
  footer_logo_url: "footer logo",
  footer_logo_alt: "footer logo's alternative text",
  footer_logo_height: "footer logo's height",
  show_contact_info_in_footer: "contact lines in the footer",
  footer_contact_font_size: "size of the contact lines",
  footer_phone: "footer's phone number",
  footer_address: "footer's address",
  font_style: "font",
  font_color: "text colour",
};

export const BRANDING_KEYS = Object.keys(SETTING_NAMES) as (keyof Branding)[];
