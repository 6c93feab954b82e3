import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";

/**
 * A location's form, as small as a picture, below a link to its page. Next to it is a link with a name, so
 * this one is not announced and has no tab stop. The form is not in the link, which it would leave.
 *
 * @param form the element, whose page loads the script; or its place, which a script fills
 */
export const formPicture = (href: string, form: Html): Html =>
  html`<div class="picture" aria-hidden="true"><div inert>${form}</div><a href="${href}" tabindex="-1"></a></div>`;
