import { options } from "preact";
import { finding } from "../../diagnostics/finding.ts";
import type { DoctorReport } from "../../doctor/report.ts";
import { contain } from "../../host/contain.ts";
import { TAG_NAME, VERSION } from "../../settings/names.ts";
import { define, type WebSchedulerElement } from "../element/element.ts";
import { mount } from "../element/mount.ts";
import { report, runDoctor } from "../loading/report.ts";
import { createChunkLoader } from "./chunk-loader.ts";
import { mountFromScript, ownScript, scriptUrl } from "./script-tag.ts";

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

const loadChunk = createChunkLoader(
  url ?? location.href,
  (href) => import(/* @vite-ignore */ href),
);

// No boundary catches what Preact itself throws in a later render.
options.debounceRendering = (render) => queueMicrotask(contain(render));
define(loadChunk);
// An element with the id "WebScheduler" is a property of window, too, and may have elements in it.
if (typeof window.WebScheduler?.mount !== "function") {
  window.WebScheduler = { mount, doctor: () => runDoctor(loadChunk), version: VERSION };
}
// Throws if `customElements` defines nothing, or nothing constructible; the build's script then shows how to call.
const Defined = customElements.get(TAG_NAME) as typeof WebSchedulerElement;
const version: string | undefined = Defined.version;
if (version) new Defined();
if (script) mountFromScript(script);

if (version !== VERSION) {
  const other = version ?? "another script's element";
  const found = finding("WS107", "web-scheduler.js", `${VERSION} and ${other}`);
  report(document.documentElement, [found]);
}
