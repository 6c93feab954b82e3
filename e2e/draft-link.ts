import type { Page, Request } from "@playwright/test";
import { draftBookmarklet } from "../src/draft/bookmarklet.ts";
import type { Changes } from "../src/draft/changes.ts";
import type { SharedDraft } from "../src/draft/link.ts";
import { recordOf } from "./open-form.ts";
import { widget } from "./patient.ts";

export const BRANDING = "web_scheduler_config.branding";
export const TAGLINE = `${BRANDING}.header_tagline`;
export const LOGO = `${BRANDING}.header_logo_url`;

/** An image as the preview stores it in a draft. */
export const IMAGE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>')}`;

/** The bookmarklet for a draft of an example's location. */
export const bookmarklet = (changes: Changes, example = "branded") =>
  draftBookmarklet({
    of: { locationId: recordOf(example).id, baseUrl: "https://api.example" },
    changes,
  });

/** Runs a bookmarklet's code in the page. A browser would show a result other than undefined. */
export const runBookmarklet = (page: Page, url: string) =>
  page.evaluate(decodeURIComponent(url.replace("javascript:", "")));

/** A draft of an example, which is shown in the forms of every location. */
export const exampleDraft = (changes: Changes): SharedDraft => ({
  of: { example: "branded" },
  changes,
});

export const banner = (page: Page) => widget(page).locator(".draft-banner");

/** Collects the requests that the page makes from now on. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}
