import * as z from "zod/mini";
import { mapFields } from "../questions.ts";
import { FORM_CHECKS, FORM_PATTERNS, type FormCheck, LocationRecord } from "./location-record.ts";
import type { Shape, ShapeData } from "./shape.ts";

type Defaults<Value> = Value extends readonly (infer Item)[]
  ? Defaults<Item>
  : Value extends object
    ? { readonly [Key in keyof Value]?: Defaults<Value[Key]> }
    : Value;

/**
 * The values for keys that are missing or have the wrong type: the value in every response that the
 * contract shows, where it is not the empty value of the documented type. Those of a list are for
 * the keys of its items. An answer to the screener gets no action, which the form treats as a stop
 * (read-location-record.ts has all keys of this kind), and an appointment type no name, so it is not offered.
 */
const DEFAULTS: Defaults<LocationRecord> = {
  web_scheduler_config: {
    // As in every response that the contract shows.
    required_fields: mapFields(({ usuallyRequired = false }) => usuallyRequired),
    // If there is a question, it is asked unless this is exactly `false`.
    screener_question: { enabled: true },
    // If the record has options to choose from, they are offered unless this is exactly `false`.
    appointment_types_enabled: true,
    appointment_types: { enabled: true },
    provider_selection_enabled: true,
    branding: {
      header_logo_alt: "Logo",
      header_logo_height: 50,
      location_name_font_size: 22,
      header_tagline_font_size: 14,
      footer_logo_alt: "Logo",
      footer_logo_height: 30,
      show_contact_info_in_footer: true,
      footer_contact_font_size: 14,
      font_color: "#333333",
    },
  },
};

/** JSON Schema, as far as a location record needs it, with {@link FORM_CHECKS}. */
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  formChecks?: readonly FormCheck[];
}

/** The shape that accepts what a schema accepts, and strings in any format. */
function shapeOf(schema: Schema, value?: unknown): ShapeData {
  const { type, properties, required = [], items = {}, formChecks } = schema;
  const toKey = ([key, property]: [string, Schema]): [string, ShapeData] => {
    const shape = shapeOf(property, Object(value)[key]);
    return [key, required.includes(key) ? shape : { type: "optional", inner: shape }];
  };
  switch (String(type)) {
    case "undefined":
      return { type: "unknown" };
    case "boolean":
      return value === true;
    case "integer":
      return Number(value ?? 0);
    case "string": {
      const text = String(value ?? "");
      const steps = formChecks?.map((one) => (one === "clean" ? one : FORM_PATTERNS[one]));
      return steps ? { type: "string", default: text, steps } : text;
    }
    case "string,null":
      return { type: "string", default: null, steps: [] };
    case "array":
      return { type: "array", items: shapeOf(items, value) };
    case "object":
      return properties
        ? { type: "object", keys: Object.fromEntries(Object.entries(properties).map(toKey)) }
        : { type: "record" };
  }
  throw new Error(`A shape cannot express the type “${type}” of JSON Schema.`);
}

/**
 * What the widget reads. The build replaces this module with its value
 * (tasks/build/build-config.ts), so that the script does not contain zod.
 */
export const RECORD_SHAPE: Shape<LocationRecord> = shapeOf(
  z.toJSONSchema(LocationRecord, { metadata: FORM_CHECKS }) as Schema,
  DEFAULTS,
);
