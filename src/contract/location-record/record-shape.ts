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
 * For missing or invalid keys: the value in every response that the contract shows, unless it is the type's empty
 * value; of a list, for the keys of its items. A screener's answer gets no action, which the form treats as a stop, and
 * an appointment type no name, so it is not offered.
 */
const DEFAULTS: Defaults<LocationRecord> = {
  web_scheduler_config: {
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

/** Accepts what a schema accepts, and strings in any format. Throws for a schema that a shape cannot express. */
function shapeOf(schema: z.core.$ZodType, value?: unknown): ShapeData {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const steps = (def.checks ?? []).map(toStep);
  const text = String(value ?? "");
  const toKey = ([key, property]: [string, z.core.$ZodType]): [string, ShapeData] => [
    key,
    shapeOf(property, Object(value)[key]),
  ];
  switch (def.type) {
    case "unknown":
      return { type: "unknown" };
    case "boolean":
      return value === true;
    case "number":
      if (!("format" in def) || def.format !== "safeint") break;
      return Number(value ?? 0);
    case "string":
      return steps.length > 0 ? { type: "string", default: text, steps } : text;
    case "nullable":
      if (shapeOf(def.innerType) !== "") break;
      return { type: "string", default: null, steps: [] };
    case "optional":
      return { type: "optional", inner: shapeOf(def.innerType, value) };
    case "array":
      return { type: "array", items: shapeOf(def.element, value) };
    case "record":
      if (def.valueType._zod.def.type !== "unknown") break;
      return { type: "record" };
    case "object":
      return { type: "object", keys: Object.fromEntries(Object.entries(def.shape).map(toKey)) };
  }
  throw new Error(`A shape cannot express this zod schema of the type “${def.type}”.`);
}

function toStep(check: z.core.$ZodCheck<never>) {
  const { def } = (check as z.core.$ZodChecks)._zod;
  if (def.check === "overwrite" && def.tx === plainText) return "clean";
  if (def.check === "string_format" && def.pattern) return def.pattern;
  throw new Error(`A shape cannot express the zod check “${def.check}”.`);
}

/** The build replaces this module with its value (tasks/build/build-config.ts): the script does not contain zod. */
export const RECORD_SHAPE: Shape<LocationRecord> = shapeOf(LocationRecord, DEFAULTS);
