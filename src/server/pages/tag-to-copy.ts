import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";

interface Tag {
  /** The URL of the script. */
  src: string;
  attributes: Readonly<Record<string, string>>;
  /** What the tag shows, and what to know before copying it. */
  note: Html | string;
  /** The path of the script that copies. */
  copyScript: string;
}

/** A section with a script tag, and a button to copy it. */
export function tagToCopy({ src, attributes, note, copyScript }: Tag): Html {
  const values = Object.entries({ src, ...attributes }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  const tag = `<script async ${values.join("\n  ")}></script>`;
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
