import type { Runtime } from "../runtime/runtime.ts";

/**
 * In a chunk's build, Preact, its signals, `contain.ts` and the shared controls are imported from here
 * (tasks/build/build-config.ts), because a second copy would not recognize the script's elements and signals. Set after
 * the chunk has loaded: nothing here can be used while its modules are evaluated.
 */
export let { jsx, jsxs, Fragment, batch, computed, signal, useSignal } = {} as Runtime;
export let { attempt, contain, effect, listen, dispatchError } = {} as Runtime;
export let { Boundary, Choices, Group, Option, Row, TextControl, useView } = {} as Runtime;

export function setRuntime(runtime: Runtime): void {
  ({ jsx, jsxs, Fragment, batch, computed, signal, useSignal } = runtime);
  ({ attempt, contain, effect, listen, dispatchError } = runtime);
  ({ Boundary, Choices, Group, Option, Row, TextControl, useView } = runtime);
}
