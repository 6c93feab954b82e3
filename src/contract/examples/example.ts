import type {
  Branding,
  FieldSwitches,
  LocationRecord,
  WebSchedulerConfig,
} from "../location-record/location-record.ts";
import { RECORD_SHAPE } from "../location-record/record-shape.ts";
import { defaultOf } from "../location-record/shape.ts";
import { type FieldName, mapFields } from "../questions.ts";

export interface Example {
  /** Its name in URLs and tests; never changes. */
  slug: string;
  title: string;
  description: string;
  record: LocationRecord;
  times?: true;
}

type Options = Pick<LocationRecord, "id" | "name" | "time_zone" | "phone_number"> &
  Partial<Omit<LocationRecord, "agent" | "web_scheduler_config">> & {
    /** The keys of `web_scheduler_config` that differ from the defaults. */
    config?: Partial<Omit<WebSchedulerConfig, "branding">>;
    branding?: Partial<Branding>;
  };

const ALLOWED = { action: "allow", message: "" };

// With its keys in the contract's order.
const DEFAULTS = defaultOf(RECORD_SHAPE);

const CONFIG: WebSchedulerConfig = {
  ...DEFAULTS.web_scheduler_config,
  appointment_types_enabled: false,
  provider_selection_enabled: false,
  screener_question: { enabled: false, question: "", if_yes: ALLOWED, if_no: ALLOWED },
};

// Observed in every response, except for the font list, which the contract leaves out.
const BRANDING: Branding = { ...CONFIG.branding, font_style: "Arial, Helvetica, sans-serif" };

/** All field switches, with these ones on: `fields("firstName", "phone")`. */
export const fields = (...on: FieldName[]): FieldSwitches =>
  mapFields((_spec, name) => on.includes(name));

export const appointmentTypes = (types: Record<string, string>, disabled = "") => ({
  appointment_types_enabled: true,
  appointment_types: Object.entries(types).map(([appointment_type_name, display_name]) => ({
    enabled: appointment_type_name !== disabled,
    display_name,
    appointment_type_name,
  })),
});

export const providers = (profiles: Record<string, string>) => ({
  provider_selection_enabled: true,
  provider_profiles: Object.entries(profiles).map(([id, display_name]) => ({ id, display_name })),
});

/** A question that stops a patient who answers "yes" with a message. */
export const screener = (question: string, ifYes: string, ifNo = "") => ({
  screener_question: {
    enabled: true,
    question,
    if_yes: { action: "stop", message: ifYes },
    if_no: { action: "allow", message: ifNo },
  },
});

/** Another UUID: with this version in place of 4. */
const derivedId = (id: string, version: string) => id.replace("-4", `-${version}`);

export const locationRecord = ({ config, branding, ...own }: Options): LocationRecord => ({
  ...DEFAULTS,
  organization_id: derivedId(own.id, "1"),
  chatbot_name: "Front desk assistant",
  // For speech output only: the form never shows it.
  practice_details: { address: "Please ask us for our address." },
  // The contract names two kinds, in-house and third-party, but not how they are spelled.
  sync_type: "in_house",
  is_web_scheduler_enabled: true,
  ...own,
  agent: {
    id: derivedId(own.id, "2"),
    name: "Front desk",
    location_id: own.id,
    disabled_response: false,
  },
  web_scheduler_config: { ...CONFIG, ...config, branding: { ...BRANDING, ...branding } },
});

/** The origin of the examples' logos: the contract allows absolute URLs only. */
export const SAMPLE_ORIGIN = "http://localhost:5173";

export const logo = (name: string) => `${SAMPLE_ORIGIN}/practice/logos/${name}.svg`;

/** The record with logos at `from` moved to `origin` (no trailing slash), for a server on any port. */
export const atOrigin = (
  record: LocationRecord,
  origin: string,
  from = SAMPLE_ORIGIN,
): LocationRecord => JSON.parse(JSON.stringify(record).replaceAll(`"${from}/`, `"${origin}/`));
