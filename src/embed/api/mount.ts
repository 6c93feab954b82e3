import type { LanguageCode } from "../../messages/languages.ts";
import { type SchedulerElement, TAG_NAME } from "../element/element.ts";
import { type AttributeName, kebab, type Settings } from "./attributes.ts";
import type { Prefill } from "./host.ts";
import type { RequestHandler } from "./request-handler.ts";

/** What the attributes take that take more, or less, than any text. */
interface Values {
  lang: LanguageCode;
  "heading-level": 1 | 2 | 3 | 4 | 5 | 6;
  mode: Settings["mode"];
  attribution: Settings["attribution"];
  "prefill-from-url": boolean;
  "idempotency-header": boolean;
  "allow-draft": boolean;
  /** Minutes. */
  "wipe-after-idle": number;
}

/** The value of each attribute of `<web-scheduler>`, as code gives it. */
export type AttributeValues = {
  [Name in AttributeName]: Name extends keyof Values ? Values[Name] : string;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type AttributeOptions = {
  [Name in AttributeName as CamelCase<Name>]?: AttributeValues[Name] | null | undefined;
};

/**
 * The element's attributes in camelCase (`locationId`), and what code alone can give. An option
 * that is null, undefined or false is not set.
 */
export interface MountOptions extends AttributeOptions {
  /** What the form begins with, by the name of the field; it stands in memory, not in the page. */
  prefill?: Prefill | null | undefined;
  /** Takes the booking request in place of `submitUrl`: resolves once the practice has it. */
  onRequest?: RequestHandler | null | undefined;
}

export interface MountHandle {
  readonly element: SchedulerElement;
  /** Ends the form and forgets what was typed. */
  destroy(): void;
  /**
   * Changes options; those that are not named stay. What decides about the form, like its
   * location, starts it anew.
   */
  update(options: MountOptions): void;
}

/**
 * Puts a booking form into `target`, an element or a selector, behind what is there.
 *
 * @throws Error where there is no such element
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (!place) throw new Error(`[web-scheduler] mount: no element matches “${String(target)}”.`);
  const element = document.createElement(TAG_NAME) as SchedulerElement;
  const update = (changed: MountOptions) => {
    for (const [name, value] of Object.entries(changed)) {
      if (name === "prefill") element.prefill = value;
      else if (name === "onRequest") element.onRequest = value;
      else setAttribute(element, kebab(name), value);
    }
  };
  update(options);
  place.append(element);
  return { element, update, destroy: () => element.destroy() };
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}
