import { logo } from "../record/at-origin.ts";
import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const branded: Example = {
  slug: "branded",
  title: "Branded",
  description:
    "Full branding: a logo that contains the name, a tagline, a color, a font, and a custom footer.",
  record: locationRecord({
    id: "de004ae0-8c64-4334-b62d-67d267dc6b8e",
    organization_id: "550e6c76-0737-4159-b466-88c9a71bb866",
    agent_id: "63e19f86-3baa-475f-bf70-942190c508c6",
    name: "Ondelle Dental Studio",
    streetAddress: "75 Breakwater Walk",
    city: "Makani Cove",
    state: "HI",
    postalCode: "96900",
    time_zone: "Pacific/Honolulu",
    phone_number: "+18085550193",
    branding: {
      branding_enabled: true,
      header_logo_url: logo("ondelle"),
      header_logo_alt: "Ondelle Dental Studio",
      header_logo_height: 56,
      header_tagline: "Calm dentistry, a wave from the sea",
      header_tagline_font_size: 16,
      footer_logo_url: logo("ondelle-mark"),
      footer_logo_alt: "Ondelle",
      footer_logo_height: 32,
      footer_phone: "(808) 555-0194",
      footer_address: "Breakwater Walk, on the sea side, Makani Cove",
      font_style: '"Avenir Next", Avenir, "Segoe UI", Roboto, sans-serif',
      font_color: "#0B4F66",
    },
  }),
};
