import { mount } from "../api/mount.ts";
import { VERSION } from "../api/version.ts";
import type { DoctorReport } from "../chunks/doctor/report.ts";
import { finding } from "../diagnostics/diagnostics.ts";
import { tell } from "../diagnostics/report.ts";
import { define, type SchedulerElement, TAG_NAME } from "../element/element.ts";
import type { LoadPart } from "../element/load-chunk.ts";
import { callDoctor } from "../element/run-doctor.ts";
import { ownScript, scriptAddress } from "./own-script.ts";
import { mountFromScript } from "./script-tag.ts";

// The classic script. `currentScript` is only there while the script runs for the first time.
const script = ownScript();
const address = scriptAddress(script);

declare global {
  interface Window {
    WebScheduler?: {
      mount: typeof mount;
      /** Says on the page, and as data, what is wrong on it. */
      doctor(): Promise<DoctorReport>;
      version: string;
    };
  }
}

const failures: Record<string, number> = {};

// The parts stand beside the script. A classic script cannot share modules with them.
const loadPart: LoadPart = (name) => {
  const part = new URL(`web-scheduler-${VERSION}-${name}.js`, address);
  // Firefox never asks again for a module that it could not get: at another address it does.
  if (failures[name]) part.search = `${failures[name]}`;
  return import(/* @vite-ignore */ part.href).catch((error) => {
    failures[name] = (failures[name] ?? 0) + 1;
    throw error;
  });
};

define(loadPart);
// An element with this id is a global of this name too; it is not ours.
if (!window.WebScheduler?.mount) {
  window.WebScheduler = { mount, doctor: () => callDoctor(loadPart), version: VERSION };
}
if (script) mountFromScript(script, loadPart);

const first = customElements.get(TAG_NAME) as typeof SchedulerElement | undefined;
if (first?.version !== VERSION) {
  const detail = `${VERSION} beside ${first?.version}`;
  void tell(document.documentElement, finding("WS107", "web-scheduler.js", detail), loadPart);
}
