import { LOGO_HEIGHTS, TEXT_SIZES } from "../../branding/brand.ts";
import { PAGE_THEME } from "./page-theme.ts";
import type { Group } from "./setting.ts";

export const BRANDING = "web_scheduler_config.branding";
/** Without it, no other setting of the branding has an effect. */
export const BRANDING_ENABLED = `${BRANDING}.branding_enabled`;

const size = ([min, max]: readonly [number, number]) => ({ kind: "size", min, max }) as const;

/** The settings of how the form looks. */
export const BRANDING_GROUPS: readonly Group[] = [
  {
    name: "header",
    title: "Header",
    settings: [
      {
        kind: "switch",
        path: BRANDING_ENABLED,
        label: "Use custom branding",
        hint: "If off, the form shows the location’s name and address in the default colors and font.",
      },
      {
        kind: "logo",
        path: `${BRANDING}.header_logo_url`,
        label: "Header logo",
        keywords: "image picture icon file upload",
      },
      {
        kind: "text",
        path: `${BRANDING}.header_logo_alt`,
        label: "Header logo alt text",
        hint: "Read by screen readers. If it is empty or “Logo”, the location’s name is read instead.",
      },
      {
        ...size(LOGO_HEIGHTS),
        path: `${BRANDING}.header_logo_height`,
        label: "Header logo height",
      },
      {
        kind: "switch",
        path: `${BRANDING}.show_location_name_in_header`,
        label: "Location name in the header",
      },
      {
        ...size(TEXT_SIZES),
        path: `${BRANDING}.location_name_font_size`,
        label: "Location name size",
      },
      {
        kind: "text",
        path: `${BRANDING}.header_tagline`,
        label: "Tagline",
        keywords: "slogan subtitle",
      },
      { ...size(TEXT_SIZES), path: `${BRANDING}.header_tagline_font_size`, label: "Tagline size" },
    ],
  },
  {
    name: "text",
    title: "Text",
    settings: [
      {
        kind: "color",
        path: `${BRANDING}.font_color`,
        label: "Text color",
        keywords: "colour font",
      },
      {
        kind: "font",
        path: `${BRANDING}.font_style`,
        label: "Font",
        keywords: "typeface typography family",
      },
    ],
  },
  {
    name: "page",
    title: "Look of the page",
    hint: "Properties of the tag, which match the form to its page. They are part of the HTML under Share, not of the location’s record.",
    settings: [
      {
        kind: "color",
        initial: "#0B6470",
        path: "--web-scheduler-accent",
        label: "Accent color",
        hint: "Buttons, links, outlines and the chosen option.",
        keywords: "colour button primary brand highlight",
      },
      {
        kind: "color",
        initial: "#FFFFFF",
        path: "--web-scheduler-field-background",
        label: "Field background",
        keywords: "colour color input box fill",
      },
      {
        kind: "font",
        path: "--web-scheduler-font",
        label: "Page typeface",
        hint: "Used if branding is off or has no font.",
        keywords: "typeface typography family",
      },
      {
        kind: "size",
        ...PAGE_THEME["--web-scheduler-radius"],
        path: "--web-scheduler-radius",
        label: "Corner radius",
        keywords: "corners rounded border round square",
      },
      {
        kind: "size",
        ...PAGE_THEME["--web-scheduler-gap"],
        path: "--web-scheduler-gap",
        label: "Space between questions",
        keywords: "gap spacing padding margin distance density",
      },
    ],
  },
  {
    name: "footer",
    title: "Footer",
    settings: [
      {
        kind: "logo",
        path: `${BRANDING}.footer_logo_url`,
        label: "Footer logo",
        keywords: "image picture icon file upload",
      },
      { kind: "text", path: `${BRANDING}.footer_logo_alt`, label: "Footer logo alt text" },
      {
        ...size(LOGO_HEIGHTS),
        path: `${BRANDING}.footer_logo_height`,
        label: "Footer logo height",
      },
      {
        kind: "switch",
        path: `${BRANDING}.show_contact_info_in_footer`,
        label: "Contact details in the footer",
      },
      {
        ...size(TEXT_SIZES),
        path: `${BRANDING}.footer_contact_font_size`,
        label: "Contact details size",
      },
      {
        kind: "text",
        type: "tel",
        path: `${BRANDING}.footer_phone`,
        label: "Phone in the footer",
        hint: "If empty, the location’s own is shown.",
      },
      {
        kind: "text",
        path: `${BRANDING}.footer_address`,
        label: "Address in the footer",
        hint: "If empty, the location’s own is shown.",
      },
    ],
  },
];
