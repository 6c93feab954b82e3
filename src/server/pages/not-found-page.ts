import { html } from "hono/html";
import type { Html } from "../http/respond.ts";
import { page } from "./page.ts";

/** The page for an address that leads nowhere. */
export const notFoundPage = (sentence: string): Html =>
  page({
    title: "Not found",
    lede: sentence,
    body: html`<p><a class="button" href="/">See everything that is here</a></p>`,
  });
