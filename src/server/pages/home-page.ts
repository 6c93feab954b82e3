import { html } from "hono/html";
import type { Example } from "../../examples/index.ts";
import type { Html } from "../../web/http/respond.ts";
import { SCENARIOS } from "../faults/scenarios.ts";
import type { Locations } from "../records/locations.ts";
import { COPY_SCRIPT_PATH, devPage } from "./dev-page.ts";
import { exampleList } from "./example-list.ts";
import { formPicture } from "./form-picture.ts";
import { recordFileList } from "./home-records.ts";
import { locationLinks } from "./location-links.ts";
import { slotsUrlOf, tagAttributes } from "./practice-page.ts";
import { tagToCopy } from "./tag-to-copy.ts";

/**
 * Lists everything that this server offers.
 * @param origin this server's, without a trailing slash
 */
export function homePage({ list, files }: Locations, origin: string): Html {
  const all = list();
  const [first] = all;
  const recordFiles = files?.();
  const examples = all.filter((listed) => !recordFiles?.some(({ example }) => example === listed));
  return devPage({
    title: "Web Scheduler",
    current: "home",
    intro: html`The development server: sample practices, a booking API (<a href="/openapi.json">OpenAPI document</a>) and an inbox for requests. All practices and people are fictional.`,
    ...(first ? { actions: start(first), aside: snippet(first, origin) } : {}),
    body: [
      html`
        <section aria-labelledby="examples">
          <h2 id="examples">Examples</h2>
          <p>Each is a complete location record that demonstrates one feature.</p>
          ${exampleList(examples, (example) => exampleCard(example, origin))}
          <script async src="/web-scheduler.js"></script>
        </section>`,
      faultList(first),
      ...(recordFiles ? [recordFileList(recordFiles)] : []),
    ],
  });
}

/** All faults, each linked to a practice page that has it. */
function faultList(first: Example | undefined): Html {
  const tryIt = (faults: string) =>
    first
      ? html`<a href="/f/${faults}${locationLinks(first).practice}"><code>${faults}</code></a>`
      : html`<code>${faults}</code>`;
  const samples = { milliseconds: "-5000", seconds: "-5" };
  return html`
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p>Put <code>/f/&lt;fault&gt;[,&lt;fault&gt;…]</code> before any path. Each fault happens once for each path, in order; then everything works. With ${tryIt("500,lost")}, the record fails to load once, and the first response to a booking request is lost.</p>
      <div class="card group">
        <dl class="faults">${Object.entries(SCENARIOS).map(
          ([name, { amount, description }]) =>
            html`<div><dt>${tryIt(name + (amount ? samples[amount] : ""))}</dt><dd>${description}</dd></div>`,
        )}</dl>
      </div>
    </section>`;
}

const start = (
  first: Example,
) => html`<a class="button" href="${locationLinks(first).practice}">Book as a patient</a>
            <a class="button quiet" href="/preview/">Design the branding</a>`;

const snippet = ({ record }: Example, origin: string) =>
  tagToCopy({
    src: `${origin}/web-scheduler.js`,
    attributes: tagAttributes(record, {
      baseUrl: origin,
      submitUrl: `${origin}/dev/booking-requests/`,
    }),
    note: `Shows the form of ${record.name} on any page on this computer. For the recommended HTML, open an example’s “Preview”, then “Share”.`,
    copyScript: COPY_SCRIPT_PATH,
  });

function form(example: Example, origin: string): Html {
  const slotsUrl = slotsUrlOf(example, origin);
  const slots = slotsUrl && html` slots-url="${slotsUrl}"`;
  return html`<web-scheduler location-id="${example.record.id}" base-url="${origin}"${slots}></web-scheduler>`;
}

const exampleCard = (example: Example, origin: string) => html`
  <li class="card example">
    ${formPicture(locationLinks(example).practice, form(example, origin))}
    <h4>${example.title}</h4>
    <p>${example.description}</p>
    ${locationLinks(example).markup}
  </li>`;
