import type { ReceiverReport } from "./check-receiver.ts";
import { INVENTED_PATIENT } from "./invented-request.ts";

const { firstName, lastName } = INVENTED_PATIENT;
const NAME = `${firstName} ${lastName}`;

/** What is printed before anything is sent. */
export const WARNING = `Sends 16 requests of an invented patient, "${NAME}". The receiver stores those
that it accepts, and may notify staff: delete them afterward.`;

/** What the receiver has stored, by the reference that staff see and by id. */
export function formatStored({ stored }: Pick<ReceiverReport, "stored">): string {
  if (stored.length === 0) return "";
  const lines = stored.map(({ id, reference }) => `  ${reference}  ${id}\n`);
  return `\nStored, for the invented patient "${NAME}":\n${lines.join("")}`;
}
