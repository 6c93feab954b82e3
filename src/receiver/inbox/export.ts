import { requestReference } from "../../contract/booking-request/reference.ts";
import { FIELD_NAMES, fieldTitle } from "../../contract/fields.ts";
import type { BookingRequests, InboxFilter, InboxItem } from "../stores/booking-requests.ts";
import { STATE_TITLES } from "./list-page.ts";

const BATCH = 200;

export const EXPORT_TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

const COLUMNS: readonly (readonly [title: string, value: (item: InboxItem) => unknown])[] = [
  ["Received", ({ received_at }) => received_at],
  ["Reference", ({ request }) => requestReference(request.id)],
  ["State", ({ state }) => STATE_TITLES[state]],
  ["Perhaps not from a patient", ({ suspicion }) => suspicion],
  ["Location", ({ request }) => request.location_id],
  ...FIELD_NAMES.map(
    (name) => [fieldTitle(name), ({ request }: InboxItem) => request.patient[name]] as const,
  ),
  ["Question", ({ request }) => request.screener?.question],
  ["Answer", ({ request }) => request.screener?.answer],
  ["Chosen time", ({ request }) => request.slot?.start],
  ["Appointment type", ({ request }) => request.appointment_type],
  ["Provider", ({ request }) => request.provider],
  ["Sent from", ({ request }) => request.source.page],
  ["Id", ({ request }) => request.id],
];

/** All matching requests as a file, read in batches. */
export function exportRequests(
  requests: Pick<BookingRequests, "search">,
  filter: InboxFilter,
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  const chunks = format === "csv" ? csv(requests, filter) : json(requests, filter);
  const encoder = new TextEncoder();
  // If the database fails, this stream does too, so that half a file is not mistaken for all of it.
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void chunks.return(),
  });
}

async function* batches(requests: Pick<BookingRequests, "search">, filter: InboxFilter) {
  for (let before: string | undefined; ; ) {
    const items = await requests.search(filter, BATCH, before);
    yield items;
    if (items.length < BATCH) return;
    before = items.at(-1)?.request.id;
    // SQLite responds at once, so that other requests would wait for the whole export.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function* csv(...args: Parameters<typeof batches>) {
  // Excel needs the byte order mark to recognize UTF-8.
  yield `\uFEFF${COLUMNS.map(([title]) => csvCell(title)).join(",")}\r\n`;
  for await (const items of batches(...args)) {
    yield items
      .map((item) => `${COLUMNS.map(([, value]) => csvCell(value(item))).join(",")}\r\n`)
      .join("");
  }
}

async function* json(...args: Parameters<typeof batches>) {
  let separator = "[\n";
  for await (const items of batches(...args)) {
    for (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** A cell that spreadsheets show as text: they would run one that begins like a formula. */
function csvCell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
