import type * as z from "zod/mini";
import { mapFields } from "../questions.ts";
import { plainText } from "../text.ts";
import { LocationRecord } from "./location-record.ts";
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

/** The parts of zod's definitions that a shape needs. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; pattern?: RegExp; tx?: unknown } } }[];
}

interface Schema {
  _zod: { def: unknown };
}

/**
 * The shape that accepts what a schema accepts, and strings in any format.
 *
 * @throws Error for a kind of schema or check that a shape cannot express
 */
const shapeOf = <Value>(schema: z.ZodMiniType<Value>, defaults: Defaults<Value>): Shape<Value> =>
  convert(schema, defaults);

function convert(schema: Schema | undefined, defaults: unknown): ShapeData {
  if (!schema) throw new Error("The schema has no definition.");
  const def = schema._zod.def as Definition;
  const toShape = CONVERTERS[def.type];
  if (!toShape) throw new Error(`A shape cannot express a zod schema of the type “${def.type}”.`);
  return toShape(def, defaults);
}

const CONVERTERS: Record<string, (def: Definition, value: unknown) => ShapeData> = {
  unknown: () => ({ type: "unknown" }),
  boolean: (_def, value) => value === true,
  number({ format }, value) {
    if (format !== "safeint") throw new Error("A shape can only express numbers of z.int().");
    return Number(value ?? 0);
  },
  // Without a documented format: patients can still call a phone number that is not in it.
  string({ checks = [] }, value) {
    const text = String(value ?? "");
    const steps = checks.map(({ _zod }) => toStep(_zod.def));
    return steps.length === 0 ? text : { type: "string", default: text, steps };
  },
  array: ({ element }, value) => ({ type: "array", items: convert(element, value) }),
  record({ valueType }) {
    const { type } = Object(convert(valueType, undefined));
    if (type !== "unknown") throw new Error("A shape can only express records of z.unknown().");
    return { type: "record" };
  },
  nullable({ innerType }) {
    const isString = convert(innerType, undefined) === "";
    if (!isString) throw new Error("A shape can only express nullable strings without checks.");
    return { type: "string", default: null, steps: [] };
  },
  optional: ({ innerType }, value) => ({ type: "optional", inner: convert(innerType, value) }),
  object: ({ shape = {} }, value) => ({
    type: "object",
    keys: Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [key, convert(schema, Object(value)[key])]),
    ),
  }),
};

function toStep({ check, pattern, tx }: { check: string; pattern?: RegExp; tx?: unknown }) {
  if (check === "overwrite" && tx === plainText) return "clean";
  if (check === "string_format" && pattern) return pattern;
  throw new Error(`A shape cannot express the zod check “${check}”.`);
}

/**
 * What the widget reads. The build replaces this module with its value
 * (tasks/build/plugins/compile-shape.ts), so that the script does not contain zod.
 */
export const RECORD_SHAPE = shapeOf(LocationRecord, DEFAULTS);
