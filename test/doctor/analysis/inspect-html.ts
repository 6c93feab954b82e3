import { PLACE } from "../../../src/diagnostics/rows/place.ts";
import { SERVERS } from "../../../src/diagnostics/rows/servers.ts";
import { policiesSaid, readMessages } from "../../../src/doctor/analysis/console/messages.ts";
import { OWN_ROWS } from "../../../src/doctor/analysis/console/own-messages.ts";
import { readSyntaxError } from "../../../src/doctor/analysis/console/script-messages.ts";
import { findForms } from "../../../src/doctor/analysis/forms.ts";
import { inspect, SENTENCES } from "../../../src/doctor/analysis/inspect.ts";
import { findPageUrl, type InspectedPage } from "../../../src/doctor/analysis/inspected-page.ts";
import { createExplanations } from "../../../src/embed/chunks/diagnostics/explain.ts";

const { advise } = createExplanations({ ...SENTENCES, ...PLACE, ...SERVERS, ...OWN_ROWS });

/** What the analysis says about a page's HTML: "WS540: … → …". */
export function inspectHtml(
  source: string,
  { messages, ...more }: Partial<InspectedPage> & { messages?: string } = {},
): string[] {
  const document = new DOMParser().parseFromString(source, "text/html");
  const page: InspectedPage = {
    document,
    source,
    url: findPageUrl(document),
    policies: [],
    isLive: false,
    isRunning: false,
    syntaxError: readSyntaxError(messages ?? ""),
    ...more,
  };
  const read = messages ? readMessages(messages, findForms(page).forms) : null;
  page.policies = [...page.policies, ...policiesSaid(read ?? [])];
  const subjects = inspect(page, [], read);
  const findings = subjects.flatMap(({ results }) => results.flatMap((result) => result.findings));
  return [
    ...new Set(
      findings.map((found) => `${found.code}: ${advise(found).what} → ${advise(found).fix}`),
    ),
  ];
}

export const SETTINGS = `base-url="https://api.larkmere.test" submit-url="https://booking.larkmere.test/requests/"`;
export const ID = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
export const ELEMENT = `<web-scheduler location-id="${ID}" ${SETTINGS}>
  <a href="tel:+12025550143">Call us to book</a>
</web-scheduler>`;
export const SRC = "https://cdn.larkmere.test/web-scheduler-1.0.0-rc.1.js";

/** The tag of the recommended snippet, with other attributes. */
export const script = (attributes = `async src="${SRC}"`) => `<script ${attributes}></script>`;

/** The tag alone. */
export const oneTag = (attributes = "") =>
  script(
    `async src="${SRC}" data-location-id="${ID}" data-${SETTINGS.replace(" ", " data-")} ${attributes}`,
  );

/** A page with this in its `<main>`. */
export const pageWith = (main: string, head = "", html = "") => `<!doctype html>
<html lang="en"${html}>
<head>
<meta charset="utf-8">
<title>Larkmere Dental</title>
<link rel="canonical" href="https://www.larkmere.test/book/">
${head}
</head>
<body>
<header><nav><a href="/">Home</a></nav></header>
<main>
<h1>Book a visit</h1>
${main}
<p>We are open from eight to six.</p>
</main>
</body>
</html>`;
