import { type SchedulerElement, TAG_NAME } from "./element.ts";
import type { AttributeName } from "./settings.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The element's attributes in camelCase (`locationId`); true sets one without a value. */
export type MountOptions = {
  [Name in AttributeName as CamelCase<Name>]?: string | number | boolean;
};

export interface MountHandle {
  readonly element: SchedulerElement;
  /** Ends the form and forgets what was typed. */
  destroy(): void;
  /** Changes options; those that are not named stay. */
  update(options: MountOptions): void;
}

/** Puts a booking form into `target`, an element or a selector. */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (!place) throw new Error(`[web-scheduler] mount: no element matches “${String(target)}”.`);
  const element = document.createElement(TAG_NAME) as SchedulerElement;
  const update = (changed: MountOptions) => {
    for (const [name, value] of Object.entries(changed)) setAttribute(element, kebab(name), value);
  };
  update(options);
  place.append(element);
  return { element, update, destroy: () => element.destroy() };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function setAttribute(
  element: Element,
  name: string,
  value: string | number | boolean | undefined,
) {
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}
