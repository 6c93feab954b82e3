import type { Example } from "../../examples/index.ts";
import { schemaRef } from "./schemas.ts";

const json = (schema: string, example?: object) => ({
  "application/json": { schema: schemaRef(schema), ...(example && { example }) },
});
const refusal = (description: string, example?: object) => ({
  description,
  content: json("BookingRefusal", example),
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
 * The practice's receiver, under the development server's path. A practice chooses its own URL: the
 * widget takes a complete one (`submit-url`).
 */
export const receiverPath = (example: Example) => ({
  post: {
    operationId: "sendBookingRequest",
    summary: "Send a booking request",
    description:
      'Implemented by the practice, at the URL in `submit-url`. Any 2xx status accepts the request, whatever the body, unless that is HTML; with `{ "booked": true }`, it also takes the chosen time (`slot`) for the patient. Any 4xx status and 503 mean that the request was not accepted: after 429 and 503, the widget retries; 422 and 400 may name the answers that are wrong. After any other status, or without a response, the widget cannot know, and the patient may send the same request again.',
    tags: ["receiver"],
    requestBody: {
      required: true,
      content: json("BookingRequest", sampleRequest(example)),
    },
    responses: {
      "201": {
        description:
          "The request was received, and booked if `booked` is true. A repeated id with the same content gets the same response.",
        content: json("BookingReceipt", { id: REQUEST_ID, received_at: INSTANT, booked: true }),
      },
      "400": refusal("The body is not valid JSON in UTF-8."),
      "409": refusal(
        "The id was already used with different content; or, with the code `slot-taken`, somebody else has the chosen time.",
        { code: "slot-taken", errors: { slot: ["This time was just taken."] } },
      ),
      "413": refusal("The body is longer than 64 kB."),
      "415": refusal("The body is not sent as application/json."),
      "422": refusal("The practice rejects answers, by field.", {
        errors: { phone: ["Enter a phone number with its country code, like +15550100123."] },
      }),
      "429": { description: "Not accepted: too many requests." },
      "503": { description: "Not accepted: try again later." },
    },
  },
});
