import { FIELD_NAMES, fieldTitle } from "../../contract/fields.ts";
import { BRANDING_GROUPS } from "./branding-groups.ts";
import type { Group } from "./setting.ts";

const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;

/** Every setting of the editor, by group. */
export const GROUPS: readonly Group[] = [
  ...BRANDING_GROUPS,
  {
    name: "questions",
    title: "Questions",
    settings: FIELD_NAMES.map((name) => ({
      kind: "field",
      path: `${CONFIG}.required_fields.${name}`,
      optionalPath: `${CONFIG}.optional_fields.${name}`,
      label: fieldTitle(name),
    })),
  },
  {
    name: "screener",
    title: "Screener",
    settings: [
      { kind: "switch", path: `${SCREENER}.enabled`, label: "Ask a screening question" },
      { kind: "text", rows: 3, path: `${SCREENER}.question`, label: "Question" },
      { kind: "action", path: `${SCREENER}.if_yes.action`, label: "If the answer is yes" },
      { kind: "text", rows: 3, path: `${SCREENER}.if_yes.message`, label: "Message after yes" },
      { kind: "action", path: `${SCREENER}.if_no.action`, label: "If the answer is no" },
      { kind: "text", rows: 3, path: `${SCREENER}.if_no.message`, label: "Message after no" },
    ],
  },
  {
    name: "appointment-types",
    title: "Appointment types",
    settings: [
      {
        kind: "switch",
        path: `${CONFIG}.appointment_types_enabled`,
        label: "Ask for the appointment type",
      },
      { kind: "appointment-types", path: `${CONFIG}.appointment_types`, label: "Types" },
    ],
  },
  {
    name: "providers",
    title: "Providers",
    settings: [
      {
        kind: "switch",
        path: `${CONFIG}.provider_selection_enabled`,
        label: "Let patients choose a provider",
      },
      { kind: "providers", path: `${CONFIG}.provider_profiles`, label: "Providers" },
    ],
  },
  {
    name: "message",
    title: "Text message",
    settings: [
      {
        kind: "switch",
        path: `${CONFIG}.confirmation_sms_custom_enabled`,
        label: "Use a custom text message",
        keywords: "sms confirmation",
      },
      {
        kind: "text",
        rows: 4,
        path: `${CONFIG}.confirmation_sms_message`,
        label: "Message",
        hint: "Sent by the practice; the form does not show it.",
        keywords: "sms confirmation",
      },
    ],
  },
  {
    name: "location",
    title: "Location",
    settings: [
      {
        kind: "switch",
        path: "is_web_scheduler_enabled",
        label: "Online requests are open",
        keywords: "closed enabled",
      },
      { kind: "text", path: "name", label: "Name" },
      { kind: "text", type: "tel", path: "phone_number", label: "Phone number" },
      {
        kind: "switch",
        path: "is_virtual",
        label: "Visits are virtual",
        keywords: "online video telehealth",
      },
      { kind: "text", path: "streetAddress", label: "Street address" },
      { kind: "text", path: "city", label: "City" },
      { kind: "text", path: "state", label: "State", keywords: "province region" },
      { kind: "text", path: "postalCode", label: "Postal code", keywords: "zip" },
      {
        kind: "text",
        path: "time_zone",
        label: "Time zone",
        hint: "For example, America/Toronto. The last screen shows the time at the practice.",
      },
    ],
  },
];
