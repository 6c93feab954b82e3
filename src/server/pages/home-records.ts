import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import type { RecordFile } from "../records/record-folder.ts";
import type { RecordIssue } from "../records/record-issues.ts";
import { locationLinks } from "./location-links.ts";

const MAX_ISSUES = 20;

/** The record files, and what is wrong with them. */
export const recordFileList = (files: readonly RecordFile[]): Html => html`
  <section aria-labelledby="records">
    <h2 id="records">Your records</h2>
    <p>The JSON files in this server’s record folder: your own, and those saved in the preview. Changes apply at once, and open practice pages reload. Reload this page to check for errors.</p>
    ${
      files.length === 0
        ? html`<p class="small">The folder has no <code>.json</code> files yet.</p>`
        : html`<ul class="cards">${files.map(recordCard)}</ul>`
    }
  </section>`;

const recordCard = ({ file, example, issues }: RecordFile) => html`
  <li class="card example">
    <h3><bdi>${file}</bdi></h3>
    ${example && html`<p class="practice"><bdi>${example.record.name}</bdi></p>`}
    ${issues.length > 0 && issueList(issues, example !== undefined)}
    ${example && locationLinks(example).markup}
  </li>`;

const issueList = (issues: readonly RecordIssue[], isServed: boolean) => html`
  <p class="bad">${issues.length === 1 ? "1 error" : `${issues.length} errors`}: ${
    isServed ? "the last valid version is shown." : "the record is not shown."
  }</p>
  <dl class="issues">
    ${issues.slice(0, MAX_ISSUES).map(
      ({ path, found, expected }) => html`<div>
      <dt><code>${path || "The file"}</code></dt>
      <dd>Found <bdi>${found}</bdi>, expected ${expected}.</dd>
    </div>`,
    )}
  </dl>
  ${issues.length > MAX_ISSUES && html`<p>And ${issues.length - MAX_ISSUES} more.</p>`}`;
