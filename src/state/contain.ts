import { effect as signalEffect } from "@preact/signals";

/** Handlers of contained errors, one for each form of the page; they never throw. */
const handlers = new Set<(error: unknown) => void>();

/**
 * Adds a handler for every error that {@link contain} catches.
 *
 * @returns a function that removes it
 */
export function onContained(handle: (error: unknown) => void): () => void {
  handlers.add(handle);
  return () => handlers.delete(handle);
}

/** Passes an error to all handlers: each form reports it to the site owner and shows how to call. */
export function dispatchError(error: unknown): void {
  for (const handle of handlers) handle(error);
}

/**
 * Wraps a function so that it never throws, because a page's scripts may break any function that it calls.
 * Every event listener, timer and callback of the form is wrapped: an error must neither reach the page
 * nor leave a patient without a way to call.
 */
export const contain =
  <Values extends unknown[], Value>(run: (...values: Values) => Value) =>
  (...values: Values): Contained<Value> => {
    try {
      const result = run(...values);
      if (result instanceof Promise) result.catch(dispatchError);
      return result as Contained<Value>;
    } catch (error) {
      dispatchError(error);
      return undefined as Contained<Value>;
    }
  };

/** An async function does not throw; its promise still rejects. */
type Contained<Value> = Value extends Promise<unknown> ? Value : Value | undefined;

/** An effect whose errors are contained, also when a signal changes. */
export const effect = (run: () => void): (() => void) => signalEffect(contain(run));

type Events = DocumentEventMap & WindowEventMap;

/** Adds a listener whose errors are contained. */
export const listen = <Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => unknown,
  options?: AddEventListenerOptions,
): void =>
  contain(() => target.addEventListener(type, contain(listener) as EventListener, options))();
