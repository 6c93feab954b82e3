import { delayed } from "./delay-faults.ts";
import { type Fault, type FaultContext, faultsOf } from "./fault.ts";
import { jsonResponse, modified } from "./responses.ts";

type Json = Record<string, unknown>;

const slotFault = faultsOf("slots");

/** A fault in the slots of a search; other resources are unchanged. */
const contentFault = (name: string, description: string, change: (slots: Json[]) => Json[]) =>
  slotFault(name, description, (context) => withSlots(context, change), { appliesTo: "slots" });

/** Available times, and the receiver's response to a chosen time. */
export const SLOT_FAULTS: readonly Fault[] = [
  slotFault(
    "slot-taken",
    "A booking request is refused because somebody else has the chosen time.",
    () =>
      jsonResponse(409, { code: "slot-taken", errors: { slot: ["This time was just taken."] } }),
    { appliesTo: "post" },
  ),
  contentFault("slots-empty", "No available times.", () => []),
  contentFault("slots-broken", "Every second available time has no end.", (slots) =>
    slots.map((slot, index) => (index % 2 === 0 ? { ...slot, end: undefined } : slot)),
  ),
  slotFault(
    "slots-slow",
    "Available times come this many milliseconds later.",
    async ({ respond, amount, signal }) => delayed(await respond(), amount, signal),
    { sample: "slots-slow-3000", parameter: "milliseconds", appliesTo: "slots" },
  ),
];

async function withSlots({ respond }: FaultContext, change: (slots: Json[]) => Json[]) {
  const response = await respond();
  const body = await response.clone().json();
  if (!Array.isArray(body.entry)) return response;
  const slots = change(body.entry.map(({ resource }: { resource: Json }) => resource));
  const entry = slots.map((resource) => ({ resource, search: { mode: "match" } }));
  // The fault does not apply to a next page, so there is none.
  const { link: _, ...bundle } = body;
  return modified(response, JSON.stringify({ ...bundle, total: entry.length, entry }));
}
