import type { Page } from "@playwright/test";
import { exampleBySlug } from "../../src/examples/index.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import type { Site } from "../fixtures/test.ts";

export const idOf = (slug: string) => exampleBySlug(slug)?.record.id ?? "";
/** The location of a page that is well. */
export const id = idOf("observed-defaults");
/** The script tag of a page that is well, with these attributes changed. */
export const tag = (site: Site, attributes: Record<string, string | null> = {}) =>
  scriptTag(site, { "data-location-id": id, ...attributes });

/** A policy that lets the script run. */
export const policy = (site: Site, rules: string) => ({
  "Content-Security-Policy": `script-src ${site.origin}; ${rules}`,
});

export interface Case {
  what: string;
  body(site: Site): string;
  headers?(site: Site): Record<string, string>;
  /** What happens before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  says(site: Site): string[];
  /** Another case shows how it is found out: tried in the full matrices only. */
  alike?: true;
}
