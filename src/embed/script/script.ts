import { finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../api/names.ts";
import { VERSION } from "../api/version.ts";
import type { DoctorReport } from "../chunks/doctor/report.ts";
import { define, type WebSchedulerElement } from "../element/element.ts";
import { mount } from "../element/mount.ts";
import { runDoctor } from "../element/run-doctor.ts";
import type { LoadChunk } from "../loading/load-chunk.ts";
import { loadAndReport, reportMissingChunk } from "../loading/report.ts";
import { withRuntime } from "../runtime/runtime.ts";
import { ownScript, scriptUrl } from "./own-script.ts";
import { mountFromScript } from "./script-tag.ts";

// The entry of the classic script. `document.currentScript` is set only while it first runs.
const script = ownScript();
const url = scriptUrl(script);

declare global {
  interface Window {
    WebScheduler?: {
      mount: typeof mount;
      /** Checks this page and shows what is wrong with it, in a panel and as data. */
      doctor(): Promise<DoctorReport>;
      version: string;
    };
  }
}

const failures: Record<string, number> = {};

const isPinned = (href: string) =>
  [...document.querySelectorAll("script[type=importmap]")].some(({ textContent }) =>
    textContent.includes(href),
  );

/** Complete, because the chunk with the other sentences may be missing as well. */
const CHUNK_MISSING =
  "could not be loaded. Its server must send Access-Control-Allow-Origin: * and have all files dist/web-scheduler*; script-src must allow it.";

// Chunks are in the script's folder. They share no modules with it, because it is a classic script.
const loadChunk: LoadChunk = (name) => {
  const chunk = new URL(`web-scheduler-${VERSION}-${name}.js`, url ?? location.href);
  // Firefox never requests a failed module again, but does so under another URL. The page's import
  // map has the hash of this one only, so there a changed chunk would run.
  if (failures[name] && !isPinned(chunk.href)) chunk.search = `${failures[name]}`;
  return import(/* @vite-ignore */ chunk.href).then(withRuntime, () => {
    failures[name] = (failures[name] ?? 0) + 1;
    reportMissingChunk(chunk.href, CHUNK_MISSING);
  });
};

define(loadChunk);
// An element with the id "WebScheduler" is a property of window as well.
if (!window.WebScheduler?.mount) {
  window.WebScheduler = { mount, doctor: () => runDoctor(loadChunk), version: VERSION };
}
if (script) mountFromScript(script, loadChunk);

const defined = customElements.get(TAG_NAME) as typeof WebSchedulerElement | undefined;
if (defined?.version !== VERSION) {
  const found = finding("WS107", "web-scheduler.js", `${VERSION} and ${defined?.version}`);
  loadAndReport(document.documentElement, [found], loadChunk);
}
