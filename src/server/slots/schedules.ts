import type { LocationRecord } from "../../contract/location-record/location-record.ts";

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
export function schedulesOf(record: LocationRecord): Schedule[] {
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
