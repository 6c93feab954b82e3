import type { Locator, Page } from "@playwright/test";
import { exampleBySlug } from "../src/examples/index.ts";
import { language as ar } from "../src/messages/ar.ts";
import { en } from "../src/messages/en.ts";
import { enDeferred } from "../src/messages/en-deferred.ts";
import { language as es } from "../src/messages/es.ts";
import type { LanguageCode } from "../src/messages/languages.ts";
import type { Language } from "../src/messages/messages.ts";
import type { HostPages } from "./host-page.ts";
import { PATIENT, widget } from "./patient.ts";
import type { Site } from "./server.ts";

/** Every sentence of the form, for tests that read it in another language than English. */
export const WORDS: Record<LanguageCode, Language> = {
  en: { messages: en, deferred: enDeferred },
  es,
  ar,
};

export const CODES = Object.keys(WORDS) as LanguageCode[];

interface Embed {
  example: string;
  /** Attributes of the element; null leaves one out. */
  attributes?: Record<string, string | null>;
  /** What the page has around the form: a style, a `meta`, a script. */
  around?: string;
  /** The element that the form stands in, up to its attributes, as in `div lang="es"`. */
  inside?: string;
  /** Faults in front of the endpoint and of the inbox, as in `500,lost`. */
  faults?: string;
}

type Servers = { site: Site; host: HostPages };

/** The address of a page with a link, the form as an element, and another link. */
export function pageWith(
  { site, host }: Servers,
  { example, attributes = {}, around = "", inside = "main", faults }: Embed,
): string {
  const run = faults ? `/f/${faults}~${crypto.randomUUID().slice(0, 8)}` : "";
  const all: Record<string, string | null> = {
    "location-id": recordOf(example).id,
    "base-url": site.otherOrigin + run,
    "submit-url": `${site.otherOrigin}${run}/dev/booking-requests/`,
    ...attributes,
  };
  const written = Object.entries(all)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}="${value}"`);
  const [tag] = inside.split(" ");
  return host.address(
    `${around}<nav><a href="#before">Before the form</a></nav><${inside}>
    <web-scheduler ${written.join(" ")}></web-scheduler></${tag}>
    <nav aria-label="After"><a href="#after">After the form</a></nav>
    <script async src="${site.origin}/web-scheduler.js"></script>`,
  );
}

/** Opens such a page; done when the form shows its first screen. */
export async function openForm(page: Page, servers: Servers, embed: Embed): Promise<Locator> {
  await page.goto(pageWith(servers, embed));
  const form = widget(page);
  await form.locator(".title").first().waitFor();
  await form.locator(".loading").waitFor({ state: "detached" });
  return form;
}

export function recordOf(slug: string) {
  const record = exampleBySlug(slug)?.record;
  if (!record) throw new Error(`There is no example ${slug}.`);
  return record;
}

const CONTROLS: Record<string, string> = {
  firstName: PATIENT["First name"],
  lastName: PATIENT["Last name"],
  email: PATIENT["Email address"],
  phone: PATIENT["Phone number"],
  day: PATIENT.Day,
  month: PATIENT.Month,
  year: PATIENT.Year,
  insurance: PATIENT.Insurance,
  additionalDetails: PATIENT["Is there anything you would like to tell us?"],
};

/**
 * Answers everything that is asked on the details screen, in whatever language: `own` in place of
 * the usual patient's answers, by the names of the controls.
 */
export async function answerAll(form: Locator, own: Record<string, string> = {}): Promise<void> {
  await form.locator(".questions").waitFor();
  const types = form.locator('[name="appointmentType"]');
  if ((await types.count()) > 0) await types.first().check();
  for (const [name, value] of Object.entries({ ...CONTROLS, ...own })) {
    const control = form.locator(`[name="${name}"]`);
    if ((await control.count()) > 0) await control.fill(value);
  }
}

/** The button that goes on: Continue, Send request, Send again. */
export const submit = (form: Locator) => form.locator('button[type="submit"]');

/** Passes the screener, if there is one, by the answer that goes on. */
export async function passScreener(form: Locator): Promise<void> {
  const no = form.locator('[name="screener"][value="no"]');
  if ((await no.count()) === 0) return;
  await no.check();
  await submit(form).click();
}
