import { FIELD_NAMES, fieldTitle } from "../../contract/fields.ts";
import { BRANDING_GROUPS } from "./branding-groups.ts";
import { type Group, setting } from "./setting.ts";

const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;

const text = (rows: number) => ({ kind: "text", rows }) as const;

/** Every setting of the editor, by group. */
export const GROUPS: readonly Group[] = [
  ...BRANDING_GROUPS,
  {
    name: "questions",
    title: "Questions",
    settings: FIELD_NAMES.map((name) => {
      const optionalPath = `${CONFIG}.optional_fields.${name}`;
      const path = `${CONFIG}.required_fields.${name}`;
      return setting({ kind: "field", optionalPath }, path, fieldTitle(name));
    }),
  },
  {
    name: "screener",
    title: "Screener",
    settings: [
      setting("switch", `${SCREENER}.enabled`, "Ask a screening question"),
      setting(text(3), `${SCREENER}.question`, "Question"),
      setting("action", `${SCREENER}.if_yes.action`, "If the answer is yes"),
      setting(text(3), `${SCREENER}.if_yes.message`, "Message after yes"),
      setting("action", `${SCREENER}.if_no.action`, "If the answer is no"),
      setting(text(3), `${SCREENER}.if_no.message`, "Message after no"),
    ],
  },
  {
    name: "appointment-types",
    title: "Appointment types",
    settings: [
      setting("switch", `${CONFIG}.appointment_types_enabled`, "Ask for the appointment type"),
      setting("appointment-types", `${CONFIG}.appointment_types`, "Types"),
    ],
  },
  {
    name: "providers",
    title: "Providers",
    settings: [
      setting("switch", `${CONFIG}.provider_selection_enabled`, "Let patients choose a provider"),
      setting("providers", `${CONFIG}.provider_profiles`, "Providers"),
    ],
  },
  {
    name: "message",
    title: "Text message",
    settings: [
      setting("switch", `${CONFIG}.confirmation_sms_custom_enabled`, "Use a custom text message", {
        keywords: "sms confirmation",
      }),
      setting(text(4), `${CONFIG}.confirmation_sms_message`, "Message", {
        hint: "Sent by the practice; the form does not show it.",
        keywords: "sms confirmation",
      }),
    ],
  },
  {
    name: "location",
    title: "Location",
    settings: [
      setting("switch", "is_web_scheduler_enabled", "Online requests are open", {
        keywords: "closed enabled",
      }),
      setting("text", "name", "Name"),
      setting({ kind: "text", type: "tel" }, "phone_number", "Phone number"),
      setting("switch", "is_virtual", "Visits are virtual", {
        keywords: "online video telehealth",
      }),
      setting("text", "streetAddress", "Street address"),
      setting("text", "city", "City"),
      setting("text", "state", "State", { keywords: "province region" }),
      setting("text", "postalCode", "Postal code", { keywords: "zip" }),
      setting("text", "time_zone", "Time zone", {
        hint: "For example, America/Toronto. The last screen shows the time at the practice.",
      }),
    ],
  },
];
