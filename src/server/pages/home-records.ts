import { html } from "hono/html";
import type { Html } from "../http/respond.ts";
import type { RecordFile } from "../records/record-files.ts";
import type { RecordMistake } from "../records/record-mistake.ts";
import { links } from "./location-links.ts";

const MOST_MISTAKES = 20;

/** The records that somebody gave as files, and what is wrong with them. */
export const recordFileList = (files: readonly RecordFile[]): Html => html`
  <section aria-labelledby="records">
    <h2 id="records">Your records</h2>
    <p>The JSON files of the folder that this server keeps records in: yours, and those saved from the preview. A changed file counts at once, and the practice pages that show it draw themselves anew; reload this page to see what is wrong.</p>
    ${
      files.length === 0
        ? html`<p class="small">There is no <code>.json</code> file in it yet.</p>`
        : html`<ul class="cards">${files.map(recordCard)}</ul>`
    }
  </section>`;

const recordCard = ({ file, example, mistakes }: RecordFile) => html`
  <li class="card example">
    <h3><bdi>${file}</bdi></h3>
    ${example && html`<p class="practice"><bdi>${example.record.name}</bdi></p>`}
    ${mistakes.length > 0 && mistakeList(mistakes, example !== undefined)}
    ${example && links(example).markup}
  </li>`;

const mistakeList = (mistakes: readonly RecordMistake[], isServed: boolean) => html`
  <p class="bad">${mistakes.length === 1 ? "A mistake" : `${mistakes.length} mistakes`}: ${
    isServed ? "its last good version is shown." : "it is not shown."
  }</p>
  <dl class="mistakes">
    ${mistakes.slice(0, MOST_MISTAKES).map(
      ({ path, found, expected }) => html`<div>
      <dt><code>${path || "The file"}</code></dt>
      <dd>Found <bdi>${found}</bdi>, expected ${expected}.</dd>
    </div>`,
    )}
  </dl>
  ${mistakes.length > MOST_MISTAKES && html`<p>And ${mistakes.length - MOST_MISTAKES} more.</p>`}`;
