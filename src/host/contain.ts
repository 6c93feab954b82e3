import { effect as signalEffect } from "@preact/signals";

/** A function's result, or undefined if it throws: for errors that are reported elsewhere or do not matter. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

const handlers = new Map<(error: unknown) => void, Node | undefined>();

/** Adds a handler for errors that {@link contain} catches in this root, or of unknown origin. Returns its removal. */
export function onContained(handle: (error: unknown) => void, root?: Node): () => void {
  handlers.set(handle, root);
  return () => handlers.delete(handle);
}

/**
 * Passes an error to the form of `source` (a node or an event), or to every form if that is unknown. The form reports
 * it to the site owner and shows how to call.
 */
export function dispatchError(error: unknown, source?: unknown): void {
  // Undefined for another source, or if the page has replaced what finds it.
  const root = attempt(() => (((source as Event).currentTarget ?? source) as Node).getRootNode());
  const all = [...handlers];
  const own = all.filter(([, other]) => root && other === root);
  for (const [handle] of own.length > 0 ? own : all) handle(error);
}

/**
 * Wraps a function so that it never throws. Listeners, timers and callbacks of the form are wrapped, because a page may
 * break any function: an error must neither reach the page nor leave a patient without a way to call.
 */
export const contain =
  <Values extends unknown[], Value>(run: (...values: Values) => Value) =>
  (...values: Values): Contained<Value> => {
    try {
      const result = run(...values);
      if (result instanceof Promise) result.catch((error) => dispatchError(error, values[0]));
      return result as Contained<Value>;
    } catch (error) {
      dispatchError(error, values[0]);
      return undefined as Contained<Value>;
    }
  };

/** An async function does not throw; its promise still rejects. */
type Contained<Value> = Value extends Promise<unknown> ? Value : Value | undefined;

export const effect = (run: () => void): (() => void) => signalEffect(contain(run));

type Events = DocumentEventMap & WindowEventMap;

export const listen = <Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => unknown,
  options?: AddEventListenerOptions,
): void =>
  contain(() => target.addEventListener(type, contain(listener) as EventListener, options))();
