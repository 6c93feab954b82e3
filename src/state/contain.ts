import { effect as signalEffect } from "@preact/signals";

/** What the forms of the page do about an error that was contained; they never throw. */
const handlers = new Set<(error: unknown) => void>();

/**
 * Calls back with every error that {@link contain} has caught.
 *
 * @returns a function that stops that
 */
export function onContained(handle: (error: unknown) => void): () => void {
  handlers.add(handle);
  return () => handlers.delete(handle);
}

/** Tells the forms of an error; the owner gets a diagnostic, and patients see how to call. */
export function tell(error: unknown): void {
  for (const handle of handlers) handle(error);
}

/**
 * The same function, which never throws: a page's scripts may break any function that it calls. Every
 * event listener, timer and callback of the form is one, so that an error neither ends up in the page nor
 * leaves a patient without a way to call.
 */
export const contain =
  <Values extends unknown[], Value>(run: (...values: Values) => Value) =>
  (...values: Values): Contained<Value> => {
    try {
      const result = run(...values);
      if (result instanceof Promise) result.catch(tell);
      return result as Contained<Value>;
    } catch (error) {
      tell(error);
      return undefined as Contained<Value>;
    }
  };

/** An async function throws nothing: its promise rejects, as that of the contained one does. */
type Contained<Value> = Value extends Promise<unknown> ? Value : Value | undefined;

/** An effect that contains what it throws, also when a signal changes. */
export const effect = (run: () => void): (() => void) => signalEffect(contain(run));

type Events = DocumentEventMap & WindowEventMap;

/** Adds a listener that contains what it throws. */
export const listen = <Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => unknown,
  options?: AddEventListenerOptions,
): void =>
  contain(() => target.addEventListener(type, contain(listener) as EventListener, options))();
