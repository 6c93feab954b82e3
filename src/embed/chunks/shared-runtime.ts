import type { Runtime } from "../runtime/runtime.ts";

/**
 * In the build of a chunk, imports of Preact, its signals, `contain.ts` and the shared controls refer to this
 * module (tasks/build/build-config.ts). A second copy of them would not recognize the script's elements and
 * signals. The script sets them after the chunk has loaded, so nothing here can be used while a chunk's
 * modules are evaluated.
 */
export let jsx: Runtime["jsx"];
export let jsxs: Runtime["jsxs"];
export let Fragment: Runtime["Fragment"];
export let batch: Runtime["batch"];
export let computed: Runtime["computed"];
export let signal: Runtime["signal"];
export let useSignal: Runtime["useSignal"];
export let contain: Runtime["contain"];
export let effect: Runtime["effect"];
export let listen: Runtime["listen"];
export let dispatchError: Runtime["dispatchError"];
export let Boundary: Runtime["Boundary"];
export let Choices: Runtime["Choices"];
export let TextControl: Runtime["TextControl"];
export let useView: Runtime["useView"];

export function setRuntime(runtime: Runtime): void {
  ({ jsx, jsxs, Fragment, batch, computed, signal, useSignal } = runtime);
  ({ contain, effect, listen, dispatchError, Boundary, Choices, TextControl, useView } = runtime);
}
