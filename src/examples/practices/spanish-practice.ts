import type { Example } from "../record/example.ts";
import { fields } from "../record/fields.ts";
import { locationRecord } from "../record/location-record.ts";

export const spanishPractice: Example = {
  slug: "spanish-practice",
  title: "Texts in Spanish",
  description: "The practice’s own texts are in Spanish, whatever the form’s language.",
  record: locationRecord({
    id: "93b6b28b-322c-4b0c-97c2-cb990d3e22d7",
    organization_id: "f4ff8dad-3779-4151-9fb8-e444d7aef756",
    agent_id: "3bf7af73-3487-467a-854b-df6b2671a0c7",
    name: "Clínica Dental Campoluna",
    streetAddress: "640 Calle del Naranjo",
    city: "Campoluna",
    state: "TX",
    postalCode: "78900",
    time_zone: "America/Chicago",
    chatbot_name: "Luna",
    chatbot_greeting_message: "¡Hola! Soy Luna. ¿En qué puedo ayudarle?",
    phone_number: "+12105550187",
    config: {
      optional_fields: fields("additionalDetails"),
      screener_question: {
        enabled: true,
        question: "¿Es su primera visita a nuestra clínica?",
        if_yes: {
          action: "allow",
          message: "¡Bienvenido! Traiga, por favor, la lista de los medicamentos que toma.",
        },
        if_no: { action: "allow", message: "" },
      },
      appointment_types_enabled: true,
      appointment_types: [
        {
          enabled: true,
          display_name: "Revisión y limpieza",
          appointment_type_name: "LIMPIEZA_40",
        },
        { enabled: true, display_name: "Dolor de muelas", appointment_type_name: "URGENCIA_20" },
        { enabled: true, display_name: "Ortodoncia para niños", appointment_type_name: "ORTO_INF" },
      ],
    },
  }),
};
