import { define } from "./element.ts";
import { mount } from "./mount.ts";
import type { LoadPart } from "./parts.ts";
import { mountFromScript, ownScript } from "./script-tag.ts";

// The classic script. `currentScript` is only there while the script runs for the first time.
const script = ownScript();

declare global {
  interface Window {
    WebScheduler?: { mount: typeof mount };
  }
}

// The parts stand beside the script. A classic script cannot share modules with them.
const loadPart: LoadPart = (name) =>
  import(/* @vite-ignore */ new URL(`web-scheduler-${name}.js`, script?.src).href);

define(loadPart);
window.WebScheduler ??= { mount };
if (script) mountFromScript(script);
