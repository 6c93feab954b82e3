import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";

interface Snippet {
  /** The URL of the script. */
  src: string;
  /** The attributes of a script tag, with `data-`. */
  attributes: Readonly<Record<string, string>>;
  /** What it shows, and what to know before copying it. */
  note: Html | string;
  /** The path of the script that copies. */
  copyScript: string;
}

/**
 * A section with the element and the script, and a button to copy them. The element has a link to call,
 * which patients see if the script does not run.
 */
export function tagToCopy({ src, attributes, note, copyScript }: Snippet): Html {
  const { "data-phone": phone, ...others } = attributes;
  const values = Object.entries(others).map(
    ([name, value]) => `\n    ${name.replace(/^data-/, "")}="${value}"`,
  );
  const tag = `<script async src="${src}"></script>
<div style="min-height: 940px">
  <web-scheduler${values.join("")}>
    <a href="tel:${phone}">Call us to book</a>
  </web-scheduler>
</div>`;
  return html`
    <section class="card snippet" aria-labelledby="snippet">
      <header>
        <h2 id="snippet">On your own page</h2>
        <span role="status"></span>
        <button class="button quiet" type="button" data-copy="tag" hidden>Copy</button>
      </header>
      <pre id="tag" tabindex="0">${tag}</pre>
      <p>${note}</p>
      <script async src="${copyScript}"></script>
    </section>`;
}
