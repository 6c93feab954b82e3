import { type AttributeOptions, toKebabCase } from "../../settings/attributes.ts";
import { TAG_NAME } from "../../settings/names.ts";
import type { Prefill, RequestHandler, SlotsHandler } from "../api/scheduler-element.ts";
import { setOption, type WebSchedulerElement } from "./element.ts";

/**
 * The options of `mount()`. An option that is null, undefined or false is not set.
 *
 * @example
 * mount("#booking", { locationId: "10a3d96e-…", baseUrl: "https://api.example", onRequest: save });
 */
export interface MountOptions extends AttributeOptions {
  /**
   * Initial values by field, kept in memory; a date of birth as YYYY-MM-DD.
   *
   * @example { firstName: "Maren", dob: "1985-03-27" }
   */
  prefill?: Prefill | null | undefined;
  /** Sends booking requests; replaces `submitUrl`. Resolves when the practice has the request. */
  onRequest?: RequestHandler | null | undefined;
  /**
   * Returns the available times that match a query; replaces `slotsUrl`.
   *
   * @example ({ from, to }) => loadAvailableTimes(from, to)
   */
  onSlots?: SlotsHandler | null | undefined;
}

export interface MountHandle {
  readonly element: WebSchedulerElement;
  /** Stops the form, clears all answers, and removes the element. */
  destroy(): void;
  /** Changes the given options. Options that change the form, like its location, restart it. */
  update(options: MountOptions): void;
}

/**
 * Appends a booking form to an element of the page.
 * @param target an element or a selector
 * @throws Error if no element matches the selector
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  const container = typeof target === "string" ? document.querySelector(target) : target;
  if (!container) throw new Error(`[web-scheduler] mount: no element matches “${target}”.`);
  const element = document.createElement(TAG_NAME) as WebSchedulerElement;
  const update = (changed: MountOptions) => {
    for (const [name, value] of Object.entries(changed)) {
      if (name === "prefill" || name.startsWith("on")) Object.assign(element, { [name]: value });
      else setOption(element, toKebabCase(name), value);
    }
  };
  update(options);
  container.appendChild(element);
  return { element, update, destroy: () => element.destroy() };
}
