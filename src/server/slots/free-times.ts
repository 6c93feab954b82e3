import type { Example } from "../../contract/examples/index.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { knownZone } from "../../receiver/details/request-details.ts";

interface Reference {
  reference?: string;
  display: string;
}

interface Concept {
  coding: { code: string; display: string }[];
}

/** A FHIR R4 Schedule, as far as this server has one. */
export interface Schedule {
  resourceType: "Schedule";
  id: string;
  actor: Reference[];
  serviceType?: Concept[];
}

/** One schedule for each provider that the form offers; otherwise one for the location. */
function schedulesOf(record: LocationRecord): Schedule[] {
  const { id, name, web_scheduler_config: config } = record;
  const providers = config.provider_selection_enabled
    ? config.provider_profiles.flatMap(providerActor)
    : [];
  const types = config.appointment_types_enabled
    ? config.appointment_types.filter(({ enabled }) => enabled)
    : [];
  const serviceType = types.map(({ appointment_type_name: code, display_name }) => ({
    coding: [{ code, display: display_name || code }],
  }));
  const place = { reference: `Location/${id}`, display: name };
  return (providers.length > 0 ? providers.map((actor) => [actor]) : [[]]).map((actors, index) => ({
    resourceType: "Schedule",
    id: `${id}-${index}`,
    actor: [...actors, place],
    ...(serviceType.length > 0 && { serviceType }),
  }));
}

function providerActor(profile: unknown): Reference[] {
  if (typeof profile !== "object" || profile === null) return [];
  const { id, display_name, name } = profile as Record<string, unknown>;
  const display = String(display_name ?? name ?? "");
  return [{ ...(id !== undefined && { reference: `Practitioner/${id}` }), display }];
}

const MINUTE_MS = 60_000;
const SLOT_MS = 30 * MINUTE_MS;
/** How far ahead a practice plans. */
export const HORIZON_MS = 28 * 24 * 60 * MINUTE_MS;

/** A FHIR R4 Slot, as far as this server has one. */
export interface FhirSlot {
  resourceType: "Slot";
  id: string;
  serviceType?: Schedule["serviceType"];
  schedule: { reference: string };
  status: "free" | "busy";
  start: string;
  end: string;
}

/** Whether a practice is open at its own time, such as `Mon, 09`. */
function isOpen(wallTime: string): boolean {
  const [weekday = "", hours] = wallTime.split(/\W+/);
  const hour = Number(hours);
  const closes = weekday === "Thu" ? 19 : 17;
  return !weekday.startsWith("S") && hour >= 9 && hour < closes && hour !== 12;
}

/**
 * A practice's slots from one instant to before another. They depend on nothing but the location
 * and the time: every third one is busy. Each appointment type has two thirds of them.
 *
 * @param booked ids of slots that patients have taken
 */
export function slotsOf(
  { record }: Example,
  [from, to]: readonly [from: number, to: number],
  booked: ReadonlySet<string>,
): { schedule: Schedule; slot: FhirSlot }[] {
  const timeZone = knownZone(record.time_zone);
  const wallTime = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
  });
  const starts: number[] = [];
  for (let at = Math.ceil(from / SLOT_MS) * SLOT_MS; at < to; at += SLOT_MS) {
    if (isOpen(wallTime.format(at))) starts.push(at);
  }
  return schedulesOf(record).flatMap((schedule, index) =>
    starts.map((at) => {
      const number = at / SLOT_MS + index;
      const id = `${schedule.id}-${new Date(at).toISOString().slice(0, 16).replace(/[-:]/g, "")}`;
      const isBusy = number % 3 === 0;
      const serviceType = schedule.serviceType?.filter((_, type) => (number + type) % 3 !== 1);
      const slot: FhirSlot = {
        resourceType: "Slot",
        id,
        ...(serviceType && { serviceType }),
        schedule: { reference: `Schedule/${schedule.id}` },
        status: isBusy || booked.has(id) ? "busy" : "free",
        start: new Date(at).toISOString(),
        end: new Date(at + SLOT_MS).toISOString(),
      };
      return { schedule, slot };
    }),
  );
}
