import type { Runtime } from "../runtime/runtime.ts";

/**
 * In the build of a chunk, imports of Preact, its signals, `contain.ts` and the shared controls refer to this
 * module (tasks/build/build-config.ts). A second copy of them would not recognize the script's elements and
 * signals. The script sets them after the chunk has loaded, so nothing here can be used while a chunk's
 * modules are evaluated.
 */
export let { jsx, jsxs, Fragment, batch, computed, signal, useSignal } = {} as Runtime;
export let { attempt, contain, effect, listen, dispatchError } = {} as Runtime;
export let { Boundary, Choices, TextControl, useView } = {} as Runtime;

export function setRuntime(runtime: Runtime): void {
  ({ jsx, jsxs, Fragment, batch, computed, signal, useSignal } = runtime);
  ({ attempt, contain, effect, listen, dispatchError } = runtime);
  ({ Boundary, Choices, TextControl, useView } = runtime);
}
