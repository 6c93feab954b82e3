import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { VERSION } from "../../embed/api/version.ts";
import { createExplanations } from "../../embed/chunks/diagnostics/explain.ts";
import { explainMissing } from "../../embed/chunks/doctor/checks/missing-chunk.ts";
import { loadSource } from "../../embed/chunks/doctor/checks/page/source.ts";
import { tryUnderPolicy } from "../../embed/chunks/doctor/checks/policy.ts";
import { showPanel, showProgress } from "../../embed/chunks/doctor/panel.ts";
import { createReport, type SubjectChecks } from "../../embed/chunks/doctor/report.ts";
import { loadFile } from "../../embed/chunks/doctor/source/load-file.ts";
import { inspect, SENTENCES } from "../analysis/inspect.ts";
import { type InspectedPage, startTag } from "../analysis/inspected-page.ts";
import { findRefusedFrames } from "../analysis/refused-frames.ts";
import { checkScriptFiles } from "../analysis/script-file.ts";
import { findScriptTags, type ScriptTag } from "../analysis/script-tags.ts";
import { findWrittenTags } from "../analysis/written-tags.ts";

const { advise } = createExplanations(SENTENCES);

/** @param failure why the script's own doctor did not run */
async function inspectHere(failure?: unknown): Promise<void> {
  showProgress();
  const isRunning = customElements.get(TAG_NAME) !== undefined;
  const policies = new Set<string>();
  document.addEventListener("securitypolicyviolation", ({ disposition, originalPolicy }) => {
    if (disposition === "enforce") policies.add(originalPolicy);
  });
  const page: InspectedPage = {
    document,
    source: document.documentElement.outerHTML,
    url: new URL(location.href),
    policies: [],
    isLive: true,
    isRunning,
  };
  const tags = findScriptTags(page);
  const unrequested = tags.find(isUnrequested);
  // A policy that blocks this request shows itself in the event.
  const loaded = await tryUnderPolicy(location.href, loadSource);
  if ("value" in loaded) {
    const { headers } = loaded.value;
    for (const policy of headers.get("Content-Security-Policy")?.split(",") ?? []) {
      policies.add(policy);
    }
    page.source = await loaded.value.text().catch(() => page.source);
  }
  page.policies = [...policies];
  let subjects = inspect(page, [await checkScriptFiles(page)]);
  const isMissing = subjects.some(({ results }) =>
    results.some(({ findings }) => findings.some(({ code }) => code === "WS539")),
  );
  if (isMissing) {
    const check = "The page's other scripts: none of them writes the tag";
    const written = await findWrittenTags(document);
    const refused = await findRefusedFrames(page);
    // They say why the form is not there.
    if (written.length + refused.length > 0) subjects = subjects.map(withoutMissing);
    subjects.push({
      form: null,
      results: [
        { check, findings: written },
        { check: "The page's frames: their server allows them", findings: refused },
      ],
    });
  }
  const isNamed = subjects.some(({ results }) =>
    results.some(({ findings }) =>
      findings.some(
        (found) => advise(found).severity === "error" || /^WS5(28|39|42)$/.test(found.code),
      ),
    ),
  );
  const message = String(failure ?? "");
  const [file] = /web-scheduler-[\w.-]{1,60}\.js/.exec(message) ?? [];
  const missing = file ? await findMissingFiles(file, message) : [];
  const reason = unrequested
    ? finding("WS550", startTag(unrequested.element))
    : finding("WS558", "The script", tags.map(({ element }) => startTag(element)).join(" and "));
  subjects.push({
    form: null,
    results: [
      { check: "The script's other files", findings: missing, isSkipped: !isRunning },
      {
        check: "Whether the script runs on this page",
        findings: isRunning || isNamed ? [] : [reason],
      },
    ],
  });
  const url = location.origin + location.pathname;
  const forms = subjects.filter(({ form }) => form).length;
  showPanel(createReport(subjects, { url, version: VERSION, forms }, { advise }));
}

/** The files that every form needs, next to the doctor's own, which is also missing. */
const NEEDED = ["deferred", "en"];

/** Says why the form does not work, and only then why its doctor does not run. */
async function findMissingFiles(file: string, message: string): Promise<CheckFinding[]> {
  const [url = ""] = /https?:\S{1,2000}\.js/.exec(message) ?? [];
  const others = NEEDED.map((name) =>
    [file, url].map((one) => one.replace(/doctor\.js$/, `${name}.js`)),
  );
  const found = others.map(async ([other = "", address = ""]) =>
    (await loadFile(address))?.ok ? [] : [await explainMissing(other, address)],
  );
  return [...(await Promise.all(found)).flat(), await explainMissing(file, message)];
}

const withoutMissing = ({ form, results }: SubjectChecks): SubjectChecks => ({
  form,
  results: results.map((result) => ({
    ...result,
    findings: result.findings.filter(({ code }) => code !== "WS539"),
  })),
});

/** Browsers remember a limited number of requests (Resource Timing, 4.4). */
const MAX_ENTRIES = 250;

/** A tag that is inserted as HTML is in the page, and its URL is never requested. */
const isUnrequested = ({ url }: ScriptTag) =>
  url !== null &&
  performance.getEntriesByName(url.href).length === 0 &&
  performance.getEntriesByType("resource").length < MAX_ENTRIES;

/** What the script and its doctor need, and what does not work here; null if all of it does. */
const brokenFeature = () =>
  typeof window.customElements?.define !== "function"
    ? "customElements"
    : typeof Element.prototype.attachShadow !== "function"
      ? "attachShadow"
      : null;

function showBroken(feature: string) {
  const results = [{ check: "The browser", findings: [finding("WS109", feature)] }];
  const url = location.origin + location.pathname;
  showPanel(
    createReport([{ form: null, results }], { url, version: VERSION, forms: 0 }, { advise }),
  );
}

// The entry of the bookmarklet: the doctor of a script that runs, which sees more, else the analysis.
const broken = brokenFeature();
const doctor = window.WebScheduler?.doctor;
if (broken) showBroken(broken);
else if (typeof doctor === "function") doctor().catch(inspectHere);
else void inspectHere();
