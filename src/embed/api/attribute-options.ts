import type { FieldName } from "../../contract/fields.ts";
import type { LanguageCode } from "../../messages/languages.ts";

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
   * @example "https://booking.example/booking-requests/"
   */
  submitUrl?: string | null | undefined;
  /**
   * The practice's phone number until the record is loaded, and if its number cannot be dialed:
   * `+` and digits.
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
   * The languages that patients can get, separated by spaces, for example those that a translator has
   * reviewed; with one, the form has no menu of languages.
   *
   * @default all of them
   * @example "en es zh-Hant"
   */
  languages?: string | null | undefined;
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
   * Whether the form is light or dark. `auto`: as the page, whose `color-scheme` counts.
   *
   * @default "auto"
   */
  theme?: "auto" | "light" | "dark" | null | undefined;
  /**
   * Whether a request contains the campaign parameters (`utm_…`) of this `page`, or `none`.
   *
   * @default "page"
   */
  attribution?: "page" | "none" | null | undefined;
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
  /**
   * The URL of the practice's available times, of which a patient may choose one: a FHIR R4 search for
   * `Slot`. `https`, or `http` on loopback.
   *
   * @default none: the form offers no times
   * @example "https://practice.example/fhir/Slot"
   */
  slotsUrl?: string | null | undefined;
  /**
   * Whether to ask for the days and the parts of the day that suit the patient.
   *
   * @default false
   */
  askTimes?: boolean | null | undefined;
  /**
   * Further questions, separated by spaces: `new-patient`, `for-whom` and `text-consent`.
   *
   * @default none
   * @example "new-patient text-consent"
   */
  ask?: string | null | undefined;
}

/** Initial values as single options; prefer `prefill`, which keeps them out of the markup. */
type PrefillOptions = {
  [Name in FieldName as `prefill${Capitalize<Name>}`]?: string | null | undefined;
};
