import { LOGO_HEIGHTS, TEXT_SIZES } from "../../branding/brand.ts";
import type { Branding } from "../../contract/location-record/branding.ts";
import { PAGE_THEME } from "./page-theme.ts";
import { type Group, type Setting, setting } from "./setting.ts";

export const BRANDING = "web_scheduler_config.branding";
/** Without it, no other setting of the branding has an effect. */
export const BRANDING_ENABLED = `${BRANDING}.branding_enabled`;

/** Without it, the form has the page's typeface. */
export const FONT = `${BRANDING}.font_style`;

/** Whether a setting has an effect only with branding. */
export const isBranding = ({ path }: Setting) =>
  path.startsWith(BRANDING) && path !== BRANDING_ENABLED;

const at = (key: keyof Branding) => `${BRANDING}.${key}`;
const size = ([min, max]: readonly [number, number]) => ({ kind: "size", min, max }) as const;
const pageSize = (path: `--web-scheduler-${"font-size" | "radius" | "gap" | "padding"}`) =>
  ({ kind: "size", ...PAGE_THEME[path] }) as const;

const IMAGE = { keywords: "image picture icon file upload" };
const OWN_IF_EMPTY = { hint: "If empty, the location’s own is shown." };
const TYPEFACE = "typeface typography family";

/** The settings of how the form looks. */
export const BRANDING_GROUPS: readonly Group[] = [
  {
    name: "header",
    title: "Header",
    settings: [
      setting("switch", BRANDING_ENABLED, "Use custom branding", {
        hint: "If off, the form shows the location’s name and address in the default colors and font.",
      }),
      setting("logo", at("header_logo_url"), "Header logo", IMAGE),
      setting("text", at("header_logo_alt"), "Header logo alt text", {
        hint: "Read by screen readers. If it is empty or “Logo”, the location’s name is read instead.",
      }),
      setting(size(LOGO_HEIGHTS), at("header_logo_height"), "Header logo height"),
      setting("switch", at("show_location_name_in_header"), "Location name in the header"),
      setting(size(TEXT_SIZES), at("location_name_font_size"), "Location name size"),
      setting("text", at("header_tagline"), "Tagline", { keywords: "slogan subtitle" }),
      setting(size(TEXT_SIZES), at("header_tagline_font_size"), "Tagline size"),
    ],
  },
  {
    name: "text",
    title: "Text",
    settings: [
      setting("color", at("font_color"), "Text color", { keywords: "colour font" }),
      setting("font", FONT, "Font", { keywords: TYPEFACE }),
    ],
  },
  {
    name: "page",
    title: "Look of the page",
    hint: "Properties of the tag, which match the form to its page. They are part of the HTML under Share, not of the location’s record.",
    settings: [
      setting({ kind: "color", initial: "#0B6470" }, "--web-scheduler-accent", "Accent color", {
        hint: "Buttons, links, outlines and the chosen option.",
        keywords: "colour button primary brand highlight",
      }),
      setting({ kind: "color", initial: "#FFFFFF" }, "--web-scheduler-background", "Background", {
        hint: "Text and other colors become readable on it.",
        keywords: "colour color surface card page",
      }),
      setting({ kind: "color", initial: "#1D2733" }, "--web-scheduler-text", "Text of the form", {
        keywords: "colour color font",
      }),
      setting({ kind: "color", initial: "#D8DEE4" }, "--web-scheduler-border", "Frame and lines", {
        keywords: "colour color border divider",
      }),
      setting(
        { kind: "color", initial: "#FFFFFF" },
        "--web-scheduler-field-background",
        "Field background",
        { keywords: "colour color input box fill" },
      ),
      setting("font", "--web-scheduler-font", "Page typeface", {
        hint: "Used if branding is off or has no font.",
        keywords: TYPEFACE,
      }),
      setting(pageSize("--web-scheduler-font-size"), "--web-scheduler-font-size", "Text size", {
        keywords: "font large",
      }),
      setting(pageSize("--web-scheduler-radius"), "--web-scheduler-radius", "Corner radius", {
        keywords: "corners rounded border round square",
      }),
      setting(pageSize("--web-scheduler-gap"), "--web-scheduler-gap", "Space between questions", {
        keywords: "gap spacing margin distance density",
      }),
      setting(
        pageSize("--web-scheduler-padding"),
        "--web-scheduler-padding",
        "Space at the edges",
        {
          keywords: "padding spacing margin distance density",
        },
      ),
    ],
  },
  {
    name: "footer",
    title: "Footer",
    settings: [
      setting("logo", at("footer_logo_url"), "Footer logo", IMAGE),
      setting("text", at("footer_logo_alt"), "Footer logo alt text"),
      setting(size(LOGO_HEIGHTS), at("footer_logo_height"), "Footer logo height"),
      setting("switch", at("show_contact_info_in_footer"), "Contact details in the footer"),
      setting(size(TEXT_SIZES), at("footer_contact_font_size"), "Contact details size"),
      setting({ kind: "text", type: "tel" }, at("footer_phone"), "Phone in the footer", {
        hint: "Another number than the location’s own, which every screen has.",
      }),
      setting("text", at("footer_address"), "Address in the footer", OWN_IF_EMPTY),
    ],
  },
];
