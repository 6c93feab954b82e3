import { ATTEMPT_TIMEOUT_MS } from "../../client/first-attempt.ts";
import { PLACE } from "../../diagnostics/rows/place.ts";
import { SERVERS } from "../../diagnostics/rows/servers.ts";
import { VERSION } from "../../embed/api/version.ts";
import { createExplanations } from "../../embed/chunks/diagnostics/explain.ts";
import { findSameLocation } from "../../embed/chunks/doctor/checks/page/same-location.ts";
import { copyText } from "../../embed/chunks/doctor/panel.ts";
import { createReport, type DoctorFinding, summary } from "../../embed/chunks/doctor/report.ts";
import { createReportView } from "../../embed/chunks/doctor/report-view.ts";
import {
  policiesSaid,
  readMessages,
  withoutSaid,
  withoutUnnamed,
} from "../analysis/console/messages.ts";
import { OWN_ROWS } from "../analysis/console/own-messages.ts";
import { readPolicies } from "../analysis/console/page-messages.ts";
import { readSyntaxError } from "../analysis/console/script-messages.ts";
import { findForms } from "../analysis/forms.ts";
import { inspect, SENTENCES } from "../analysis/inspect.ts";
import { findPageUrl, type InspectedPage, parseUrl } from "../analysis/inspected-page.ts";
import { lineOf } from "../analysis/line-of.ts";
import { checkScriptFiles } from "../analysis/script-file.ts";
import { IDS } from "./ids.ts";

// The form itself has written some of the messages.
const { advise } = createExplanations({ ...SENTENCES, ...PLACE, ...SERVERS, ...OWN_ROWS });

const find = <Type extends HTMLElement>(id: keyof typeof IDS) =>
  document.getElementById(IDS[id]) as Type;

const source = find<HTMLTextAreaElement>("source");
const pageUrl = () => parseUrl(find<HTMLInputElement>("url").value.trim());
let text = "";

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  void showReport();
});
find("load").addEventListener("click", () => void loadPage());
find("copyReport").addEventListener("click", () => void copy(text, find("result"), "reportStatus"));
find("copyCode").addEventListener("click", () => {
  const link = find<HTMLAnchorElement>("bookmarklet");
  void copy(link.getAttribute("href") ?? "", link, "copyStatus");
});
// This page has no form to look at, and its policy would block the click.
find("bookmarklet").addEventListener("click", (event) => {
  event.preventDefault();
  say("copyStatus", "Drag it to the bookmarks bar, and click it on your own page.");
});

const say = (id: keyof typeof IDS, message: string) => {
  find(id).textContent = message;
};

async function copy(copied: string, shown: Element, id: "reportStatus" | "copyStatus") {
  say(id, (await copyText(copied, shown)) ? "Copied." : "Selected: press Ctrl+C (⌘C on a Mac).");
}

/** Other servers rarely allow this; then the HTML must be pasted. */
async function loadPage(): Promise<void> {
  const url = pageUrl();
  if (!url) return say("loadStatus", "Write the page's complete address, with https://.");
  say("loadStatus", "Loading…");
  const html = await fetch(url, {
    credentials: "omit",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  }).then(
    (response) => response.text(),
    () => null,
  );
  if (html !== null) source.value = html;
  say(
    "loadStatus",
    html === null
      ? "Its server does not let other pages read it, as most do not. Paste the HTML instead."
      : "Loaded.",
  );
}

async function showReport(): Promise<void> {
  const html = source.value;
  if (html.trim() === "") {
    say("sourceStatus", "Paste the HTML of your page here first.");
    return source.focus();
  }
  say("sourceStatus", "");
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const url = pageUrl() ?? findPageUrl(parsed);
  const messages = find<HTMLTextAreaElement>("messages").value;
  const page: InspectedPage = {
    document: parsed,
    source: html,
    url,
    policies: [],
    isLive: false,
    isRunning: false,
  };
  page.syntaxError = readSyntaxError(messages);
  const read = messages.trim() === "" ? null : readMessages(messages, findForms(page).forms);
  page.policies = [
    // Somebody may have pasted the headers, too.
    ...readPolicies(`${html.slice(0, html.indexOf("<"))}\n${messages}`),
    ...policiesSaid(read ?? []),
  ];
  const isLoading = find<HTMLInputElement>("loadScript").checked;
  if (isLoading) say("summary", "Loading the script…");
  const loaded = isLoading ? [await checkScriptFiles(page)] : [];
  const subjects = inspect(
    page,
    withoutSaid(loaded, read ?? []),
    read && withoutUnnamed(read, loaded),
  );
  const inspected = subjects.flatMap(({ form }) => form ?? []);
  subjects.push({
    form: null,
    results: [{ check: "Forms for the same location", findings: findSameLocation(inspected) }],
  });
  const forms = inspected.length;
  const shownUrl = url ? url.origin + url.pathname : "a page without an address";
  const report = createReport(subjects, { url: shownUrl, version: VERSION, forms }, { advise });
  ({ text } = report);
  const locate = ({ code, subject, what }: DoctorFinding) => {
    // Where it begins is the line to correct.
    const place = code === "WS534" ? lineOf(html, what) : 0;
    const line = code === "WS501" ? 0 : place || lineOf(html, subject);
    return line > 0 ? `line ${line} of the HTML` : "";
  };
  find("report").hidden = false;
  say("summary", report.ok ? "No problems found in this HTML." : summary(report.findings));
  find("result").replaceChildren(createReportView(report, locate));
  find("summary").focus();
}
