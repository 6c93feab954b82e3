import type { Page } from "@playwright/test";
import { exampleBySlug } from "../../src/examples/index.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import type { Site } from "../fixtures/test.ts";

export const idOf = (slug: string) => exampleBySlug(slug)?.record.id ?? "";

/** The location id of {@link tag}. */
export const id = idOf("observed-defaults");

/** A correct script tag, with these attributes changed. */
export const tag = (site: Site, attributes: Record<string, string | null> = {}) =>
  scriptTag(site, { "data-location-id": id, ...attributes });

/** The header of a policy that allows the script. */
export const policy = (site: Site, directives: string) => ({
  "Content-Security-Policy": `script-src ${site.origin}; ${directives}`,
});

/** A page with a problem, and what the doctor reports. */
export interface DoctorCase {
  problem: string;
  body(site: Site): string;
  headers?(site: Site): Record<string, string>;
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Texts; each is a regular expression if it starts with `^`; `{page}` is the page's origin. */
  report(site: Site): string[];
  /** Similar to another case, so only in the full run. */
  fullOnly?: true;
}
