import type { Page, Request } from "@playwright/test";
import type { Changes } from "../src/draft/changes.ts";
import { packDraft } from "../src/draft/link.ts";
import { recordOf } from "./open-form.ts";
import { widget } from "./patient.ts";

export const BRANDING = "web_scheduler_config.branding";
export const TAGLINE = `${BRANDING}.header_tagline`;
export const LOGO = `${BRANDING}.header_logo_url`;

/** A picture, as the preview keeps one in a draft. */
export const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>')}`;

/** What a link has behind its `=`, for the location of an example. */
export const packed = (changes: Changes, example = "branded") =>
  packDraft({
    of: { locationId: recordOf(example).id, baseUrl: "https://api.example" },
    changes,
  });

/** The fragment of a link. */
export const draftOf = async (changes: Changes, example?: string) =>
  `#web-scheduler-draft=${await packed(changes, example)}`;

export const ribbon = (page: Page) => widget(page).locator(".draft-ribbon");

/** Everything that a page asks for from now on. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}
