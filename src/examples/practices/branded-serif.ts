import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";
import { logo } from "../record/logo.ts";

export const brandedSerif: Example = {
  slug: "branded-serif",
  title: "Branded, with an emblem",
  description:
    "A tall emblem next to the practice’s name, serif type, and a footer with the phone number and address from the record.",
  record: locationRecord({
    id: "af9c11c1-4f1c-4d8f-a50a-8de5ffd56c42",
    organization_id: "73076ad3-54e6-4dc2-bc5b-13722921cba0",
    agent_id: "5178c849-50df-4a75-ad0f-ba6172e60e15",
    name: "Hawthorn & Vesper Dental Surgery",
    streetAddress: "The Old Clockmaker's, 4 Vesper Row",
    city: "Aldermere",
    state: "",
    postalCode: "ZZ3 8HV",
    time_zone: "Europe/London",
    phone_number: "+441632960147",
    branding: {
      branding_enabled: true,
      header_logo_url: logo("hawthorn-vesper"),
      header_logo_alt: "A hawthorn sprig under the evening star",
      header_logo_height: 96,
      show_location_name_in_header: true,
      location_name_font_size: 28,
      header_tagline: "Looking after Aldermere's teeth with unhurried care",
      header_tagline_font_size: 15,
      font_style: 'Georgia, "Times New Roman", serif',
      font_color: "#6B1F3A",
    },
  }),
};
