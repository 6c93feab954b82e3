import * as z from "zod/mini";
import { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { ErrorEnvelope, SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import { LocationRecord } from "../../contract/location-record/location-record.ts";
import * as notes from "./notes.ts";

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has it. */
export type Schema = z.core.JSONSchema.JSONSchema;

/** What OPTIONS answers: the service's framework describes the operation. */
export const OperationDescription = z.object({
  name: z.string(),
  description: z.string(),
  renders: z.array(z.string()),
  parses: z.array(z.string()),
});

/** What the development server's receiver answers to a request that it has. */
export const BookingReceipt = z.object({ id: z.guid(), received_at: z.iso.datetime() });

/** What a receiver answers to a request that it refuses: sentences by field. */
export const BookingRefusal = z.object({ errors: z.record(z.string(), z.array(z.string())) });

const config = LocationRecord.shape.web_scheduler_config;

const NAMED: Record<string, [z.core.$ZodType, notes.Notes<Record<string, unknown>>]> = {
  SuccessEnvelope: [
    SuccessEnvelope,
    {
      self: "The answer to a location that exists.",
      keys: {
        code: "The HTTP status.",
        message: "Empty on success.",
        success: "True on success.",
        data: "The location record.",
        errors: "Null on success.",
      },
    },
  ],
  ErrorEnvelope: [
    ErrorEnvelope,
    {
      self: "An error in the envelope. Its filled form is not documented: this is the development server's.",
      keys: {
        code: "The HTTP status.",
        message: "What is wrong, in a sentence.",
        success: "False.",
        data: "Null.",
        errors: "Sentences, by the name of what they are about.",
      },
    },
  ],
  LocationRecord: [LocationRecord, notes.LOCATION_RECORD],
  Agent: [LocationRecord.shape.agent, notes.AGENT],
  PracticeDetails: [LocationRecord.shape.practice_details, notes.PRACTICE_DETAILS],
  SchedulerConfig: [LocationRecord.shape.scheduler_config, notes.SCHEDULER_CONFIG],
  WebSchedulerConfig: [config, notes.WEB_SCHEDULER_CONFIG],
  FieldSwitches: [
    config.shape.required_fields,
    { self: "One switch for each field of the patient form.", keys: {} },
  ],
  ScreenerQuestion: [config.shape.screener_question, notes.SCREENER_QUESTION],
  ScreenerBranch: [config.shape.screener_question.shape.if_yes, notes.SCREENER_BRANCH],
  AppointmentType: [config.shape.appointment_types.def.element, notes.APPOINTMENT_TYPE],
  Branding: [config.shape.branding, notes.BRANDING],
  BookingRequest: [BookingRequest, notes.BOOKING_REQUEST],
  Patient: [BookingRequest.shape.patient, notes.PATIENT],
  OperationDescription: [
    OperationDescription,
    { self: "What the service's framework says of the operation.", keys: {} },
  ],
  BookingReceipt: [
    BookingReceipt,
    {
      self: "What the development server answers to a request that it has; the widget reads none of it.",
      keys: { id: "The request's id.", received_at: "When it first arrived, in UTC." },
    },
  ],
  BookingRefusal: [
    BookingRefusal,
    {
      self: "Why a request is not taken.",
      keys: { errors: "Sentences by field name; `request` where no field is meant." },
    },
  ],
};

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** `components.schemas`: the contract's own schemas, named and annotated. */
export function schemaComponents(): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, [schema]] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => schemaRef(id).$ref,
    // As a server writes them: keys that nobody documented are not forbidden.
    io: "input",
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, [, { self, keys }]]) => [
      name,
      annotated(schemas[name] ?? {}, self, keys),
    ]),
  );
}

/** Leaves out what says nothing to a reader: bounds of JavaScript, patterns beside their format. */
function tidy(schema: Schema) {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.propertyNames;
}

function annotated(schema: Schema, description: string, keys: Record<string, string>): Schema {
  const { $schema, $id, properties = {}, ...rest } = schema;
  const described = Object.entries(properties).map(([key, value]) => {
    const note = keys[key];
    return [key, typeof value === "object" && note ? { ...value, description: note } : value];
  });
  return { description, ...rest, properties: Object.fromEntries(described) };
}
