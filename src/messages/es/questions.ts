import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (patient: string): PatientMessages => ({
  title: `Datos del ${patient}`,
  fields: {
    firstName: `Nombre del ${patient}`,
    lastName: `Apellidos del ${patient}`,
    email: "Su correo electrónico",
    phone: "Su número de teléfono",
    dob: `Fecha de nacimiento del ${patient}`,
    insurance: `Aseguradora del ${patient}`,
  },
  hints: {
    insurance: "El nombre que está en la tarjeta del seguro. Si no hay seguro, escriba “ninguno”.",
  },
  missing: {
    firstName: `Escriba el nombre del ${patient}`,
    lastName: `Escriba los apellidos del ${patient}`,
    dob: `Escriba la fecha de nacimiento del ${patient}`,
    insurance: `Escriba el nombre del seguro del ${patient}, o “ninguno”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "¿Qué horarios le convienen?",
  anyTime: "Cualquier día y hora",
  preferredDays: "Días",
  preferredParts: "Momento del día",

  forWhom: "¿Para quién es la cita?",
  forWhomAnswers: { self: "Para mí", child: "Para mi hijo o hija", other: "Para otra persona" },
  aboutYou: "Sus datos",
  requesterFirstName: "Su nombre",
  requesterLastName: "Sus apellidos",
  relation: {
    child: "Parentesco con el niño o la niña",
    other: "Parentesco o relación con el paciente",
  },
  relationHint: {
    child: "Por ejemplo, madre, padre o tutor legal",
    other: "Por ejemplo, hija, esposo o cuidador",
  },
  patients: { child: about("niño o niña"), other: about("paciente") },

  answersKept:
    "Cada respuesta se queda con la persona a la que se refiere. Revise las preguntas que siguen.",
  newPatient: {
    self: "¿Ha venido antes a esta clínica?",
    child: "¿El niño o la niña ha venido antes a esta clínica?",
    other: "¿El paciente ha venido antes a esta clínica?",
  },
  returning: "Sí",
  firstVisit: "No, es la primera vez",

  textConsent: (practice) =>
    `Acepto que ${isolate(practice)} me envíe mensajes de texto sobre esta solicitud de cita.`,
  textConsentHint:
    "Pueden aplicarse tarifas de mensajes y datos. Para no recibir más, avise a la clínica.",

  missing: {
    forWhom: "Elija para quién es la cita",
    requesterFirstName: "Escriba su nombre",
    requesterLastName: "Escriba sus apellidos",
    relation: {
      child: "Escriba su parentesco con el niño o la niña, como madre o tutor legal",
      other: "Escriba su parentesco o relación con el paciente, como hija o cuidador",
    },
    newPatient: "Elija si es la primera vez",
  },
};
