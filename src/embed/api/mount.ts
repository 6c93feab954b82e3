import type { FieldName } from "../../contract/fields.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import { TAG_NAME, type WebSchedulerElement } from "../element/element.ts";
import { kebab, setAttribute } from "./attributes.ts";
import type { Prefill, RequestHandler } from "./host.ts";

/** The options that are also attributes of `<web-scheduler>`, in kebab-case. */
export interface AttributeOptions extends PrefillOptions {
  /**
   * The location's UUID. Required.
   *
   * @example "10a3d96e-cb6c-4813-935a-a30369dd4806"
   */
  locationId?: string | null | undefined;
  /**
   * The URL of the API; `https`, or `http` where the page itself is `http`. Required.
   *
   * @example "https://api.example"
   */
  baseUrl?: string | null | undefined;
  /**
   * The URL that receives booking requests; `https`, or `http` on loopback.
   *
   * @default none: the page handles requests
   * @example "https://practice.example/booking-requests/"
   */
  submitUrl?: string | null | undefined;
  /**
   * The practice's phone number until the record is loaded: `+` and digits.
   *
   * @default none
   * @example "+15035550142"
   */
  phone?: string | null | undefined;
  /**
   * The language of the form.
   *
   * @default the closest `lang` in the page, else the browser's language
   * @example "es"
   */
  lang?: LanguageCode | null | undefined;
  /**
   * The `https` URL of a privacy notice, linked next to the Send button.
   *
   * @default none
   * @example "https://practice.example/privacy"
   */
  privacyUrl?: string | null | undefined;
  /**
   * The level of the form's first heading.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
  /**
   * `inline` shows the form in the page, `popup` in a dialog that an element with
   * `data-web-scheduler-open` opens, `button` in a dialog with a floating button.
   *
   * @default "inline"
   */
  mode?: "inline" | "button" | "popup" | null | undefined;
  /**
   * Which campaign parameters a request contains: those of this `page`, those of the whole `visit`
   * (kept in session storage), or `none`.
   *
   * @default "page"
   */
  attribution?: "page" | "visit" | "none" | null | undefined;
  /**
   * Whether to fill in the `prefill-…` parameters of the page's URL, which are then removed from it.
   *
   * @default false
   */
  prefillFromUrl?: boolean | null | undefined;
  /**
   * Whether to send a request's id as the `Idempotency-Key` header, too.
   *
   * @default false
   */
  idempotencyHeader?: boolean | null | undefined;
  /**
   * Minutes without activity after which the form is cleared, for a tablet at the front desk.
   *
   * @default never
   * @example 5
   */
  wipeAfterIdle?: number | null | undefined;
}

/** Initial values as single options; prefer `prefill`, which keeps them out of the markup. */
type PrefillOptions = {
  [Name in FieldName as `prefill${Capitalize<Name>}`]?: string | null | undefined;
};

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
  /** Sends booking requests in place of `submitUrl`; resolves when the practice has the request. */
  onRequest?: RequestHandler | null | undefined;
}

export interface MountHandle {
  readonly element: WebSchedulerElement;
  /** Ends the form, clears every answer, and removes the element. */
  destroy(): void;
  /** Changes the given options. Options that change the form, like its location, restart it. */
  update(options: MountOptions): void;
}

/**
 * Appends a booking form to an element of the page.
 *
 * @param target an element or a selector
 * @throws Error if no element matches the selector
 */
export function mount(target: Element | string, options: MountOptions): MountHandle {
  const container = typeof target === "string" ? document.querySelector(target) : target;
  if (!container) throw new Error(`[web-scheduler] mount: no element matches “${String(target)}”.`);
  const element = document.createElement(TAG_NAME) as WebSchedulerElement;
  const update = (changed: MountOptions) => {
    for (const [name, value] of Object.entries(changed)) {
      if (name === "prefill") element.prefill = value;
      else if (name === "onRequest") element.onRequest = value;
      else setAttribute(element, kebab(name), value);
    }
  };
  update(options);
  container.append(element);
  return { element, update, destroy: () => element.destroy() };
}
