import "../contract/zod-config.ts";
import * as z from "zod/mini";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { validText } from "../embed/api/attributes.ts";

/** The short name of a location in a link: easy to read out, and the same in every URL. */
const SHORT_NAME = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** An attribute of the form, with the same values as everywhere. */
const setting = (name: Parameters<typeof validText>[0]) =>
  z.string().check(z.refine((text) => validText(name, text) !== null, `invalid ${name}`));

/** What the practice writes into the page: attributes of the form, and its locations. */
const Configuration = z.object({
  "base-url": setting("base-url"),
  "submit-url": setting("submit-url"),
  "slots-url": z.optional(setting("slots-url")),
  phone: setting("phone"),
  /** Location ids by short name; if there are none, a link may have any id that `base-url` serves. */
  locations: z
    .record(
      z.string(),
      z.string().check(z.refine((id) => normalizeLocationId(id) !== null, "no location id")),
    )
    .check(
      z.refine(
        (locations) => Object.keys(locations).every((name) => SHORT_NAME.test(name)),
        "a short name has small letters, digits and single hyphens, at most 40",
      ),
    ),
});
export type Configuration = z.infer<typeof Configuration>;

/** The configuration, or what is wrong with it, one line for each mistake. */
export type ConfigurationReading =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: string };

/**
 * @param attributes of the form, by name
 * @param json the locations; a missing or an empty text is the same as `{}`
 */
export function readConfiguration(
  attributes: Readonly<Record<string, unknown>>,
  json: string | null | undefined,
): ConfigurationReading {
  try {
    const locations: unknown = JSON.parse(json?.trim() || "{}");
    const { success, data, error } = z.safeParse(Configuration, { ...attributes, locations });
    return success
      ? { ok: true, configuration: data }
      : { ok: false, problems: z.prettifyError(error) };
  } catch (error) {
    return { ok: false, problems: `The locations are not JSON: ${error}` };
  }
}
