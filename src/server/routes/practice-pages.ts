import { Hono } from "hono";
import { html, raw } from "hono/html";
import { getPath } from "hono/utils/url";
import { atOrigin, type Example } from "../../contract/examples/example.ts";
import { type Brand, brandOf } from "../../form/branding/brand.ts";
import { cardColors, type Scheme } from "../../form/branding/card-colors.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { formatPhone } from "../../receiver/details/request-details.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { HTML_HEADERS, type Html, respond } from "../../web/http/respond.ts";
import { faultsOf } from "../faults/inject-faults.ts";
import type { Locations } from "../records/locations.ts";
import { notFound } from "./dev-page.ts";

/** Reads the current sample practice page; undefined if there is none. */
export type PracticeTemplate = () => string | undefined | Promise<string | undefined>;

export function practicePages(locations: Locations, template: PracticeTemplate): Hono {
  const app = new Hono();
  app.get("/practice/", async (c) => {
    const first = locations.list()[0];
    return first ? c.redirect(`${first.slug}/`) : notFound(c, "There are no sample practices.");
  });
  app.get("/practice/:slug{[a-z0-9-]+}/", async (c) => {
    const { slug } = c.req.param();
    const example = locations.list().find((listed) => listed.slug === slug);
    if (!example) return notFound(c, `There is no sample practice “${slug}”.`);
    const html = await template();
    if (html === undefined) return notFound(c, "The practice page is missing on this server.");

    const url = new URL(c.req.url);
    const baseUrl =
      (otherLoopbackOrigin(url) ?? url.origin) + faultPrefix(faultsOf(getPath(c.req.raw)));
    const record = atOrigin(example.record, url.origin);
    const own = { ...example, record };
    const ids = url.searchParams.has("all") ? organizationIds(locations, example) : [record.id];
    const page = practicePage(html, own, baseUrl, ids.join(" "));
    return respond(c, page, 200, { ...HTML_HEADERS, "Cache-Control": "no-store" });
  });
  app.get("/practice/:slug{[a-z0-9-]+}", redirectToSlash);
  return app;
}

// A run without a token gets a new one, so that every page load injects the faults again.
function faultPrefix(faults: string | undefined): string {
  if (faults === undefined) return "";
  return `/f/${faults}${faults.includes("~") ? "" : `~${crypto.randomUUID().slice(0, 8)}`}`;
}

export const organizationIds = (locations: Locations, { record }: Example): string[] =>
  locations
    .list()
    .filter((example) => example.record.organization_id === record.organization_id)
    .map((example) => example.record.id);

/** Where this server has the available times of an example; undefined if it has none. */
export const slotsUrlOf = ({ times, record }: Example, baseUrl: string) =>
  times && `${baseUrl}/fhir/Slot?schedule.actor=Location/${record.id}`;

/** `template`, a complete page for static hosts too, with its name, texts and branding replaced by the record's. */
export function practicePage(
  template: string,
  example: Example,
  baseUrl: string,
  locationIds = example.record.id,
): string {
  const { record } = example;
  const slotsUrl = slotsUrlOf(example, baseUrl);
  const brand = brandOf(record);
  const { logo } = brand.header;
  const script = html`<script async fetchpriority="high" src="/web-scheduler.js" data-location-id="${locationIds}" data-base-url="${baseUrl}" data-submit-url="${baseUrl}/dev/booking-requests/" data-phone="${record.phone_number}"${slotsUrl && html` data-slots-url="${slotsUrl}"`}${record.web_scheduler_config.confirmation_sms_custom_enabled && html` data-ask="text-consent"`}></script>`;
  const values: Record<string, Html | string> = {
    "Larkmere Dental": record.name,
    "14 Heron Lane, Larkmere, OR 97000": record.is_virtual
      ? "Video visits only"
      : postalAddress(record),
    "(503) 555-0142": formatPhone(record.phone_number),
    "+15035550142": record.phone_number,
    ...(logo && {
      'src="/practice/art/mark.svg" alt=""': html`src="${logo.url}" alt="${logo.alt}"`,
    }),
    "</head>": html`${brandStyle(brand)}</head>`,
  };
  const texts = Object.keys(values).map((text) => text.replace(/\W/g, "\\$&"));
  const pattern = new RegExp(`<script async [^<]*</script>|${texts.join("|")}`, "g");
  return template.replace(pattern, (part) => String(html`${values[part] ?? script}`));
}

/** The page in the record's fonts and colors; the same contrast as in the form, on both backgrounds. */
function brandStyle({ font, color, header }: Brand): Html | string {
  const fonts = font
    ? `--serif: ${font};
      --sans: ${font};`
    : "";
  const colorIn = (scheme: Scheme) => cardColors(color, scheme).action;
  const colors = color ? `--green: light-dark(${colorIn("light")}, ${colorIn("dark")});` : "";
  const logo = header.logo
    ? `.brand img {
        width: auto;
        max-width: 50%;
        height: 3.25rem;
        object-fit: contain;
      }
      ${header.name === null ? ".brand span { display: none; }" : ""}`
    : "";
  return fonts || colors || logo
    ? html`<style>:root { ${raw(fonts + colors)} } ${raw(logo)}</style>\n`
    : "";
}
