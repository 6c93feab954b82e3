import type { Example } from "../../examples/index.ts";
import { schemaRef } from "./schemas.ts";

const json = (schema: string, example: unknown) => ({
  "application/json": { schema: schemaRef(schema), example },
});
const refusal = (description: string, errors: Record<string, string[]>) => ({
  description,
  content: json("BookingRefusal", { errors }),
});

const REQUEST_ID = "9a55b2a4-6a37-4a6f-a3a5-0f6f4f1c2b55";
const INSTANT = "2026-11-20T14:30:00.000Z";

const sampleRequest = ({ record }: Example) => ({
  version: 1,
  id: REQUEST_ID,
  location_id: record.id,
  organization_id: record.organization_id,
  sync_type: record.sync_type,
  created_at: INSTANT,
  time_zone: record.time_zone,
  locale: "en",
  patient: { firstName: "Maren", lastName: "O’Neil", phone: "+12025550143", dob: "1985-03-27" },
  screener: null,
  appointment_type: null,
  provider: null,
  source: { page: "https://practice.example/appointments/", campaign: {} },
});

/**
 * The practice's receiver, at the address where the development server has its own. A practice
 * puts its receiver wherever it likes: the widget is told the whole address (`submit-url`).
 */
export const receiverPath = (example: Example) => ({
  post: {
    operationId: "sendBookingRequest",
    summary: "Hand a booking request over",
    description:
      "The practice's own operation, at the address in `submit-url`. 2xx is accepted, whatever its body. 429 and 503 say that the request was not taken; after any other answer nobody knows, and the same request may come again.",
    tags: ["receiver"],
    requestBody: {
      required: true,
      content: json("BookingRequest", sampleRequest(example)),
    },
    responses: {
      "201": {
        description:
          "The request is there. A repeated id with the same content is answered in the same way.",
        content: json("BookingReceipt", { id: REQUEST_ID, received_at: INSTANT }),
      },
      "400": refusal("The body cannot be read.", {
        request: ["The body is not JSON in UTF-8."],
      }),
      "409": refusal("This id came with another content before.", {
        id: ["Another booking request with this id is already here."],
      }),
      "413": refusal("The body is too large.", {
        request: ["A booking request has 1 MB at most."],
      }),
      "422": refusal("The practice refuses answers.", {
        phone: ["Enter a phone number with its country code, like +15550100123."],
      }),
      "429": { description: "Not taken: too many requests." },
      "503": { description: "Not taken: try again." },
    },
  },
});
