import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Spanish for all regions: words that are the same in the United States, Latin America and Spain
 * ("escriba", "clínica", "videollamada"), and always "usted".
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "es",
  direction: "ltr",
  offerLabel: "Continuar en español",

  loading: "Cargando el formulario de citas",
  loadingSlowly: "Está tardando más de lo normal. Por favor, espere un momento.",
  call: (phone) => `Llamar al ${phone}`,
  tryAgain: "Intentar de nuevo",
  close: "Cerrar",
  emergency: (number) =>
    `En caso de emergencia, llame al ${number ?? "número de emergencias de su zona"}.`,
  questions: "¿Prefiere llamar?",

  failedTitle: "El formulario de citas no está disponible",
  failed: {
    offline: "Parece que no tiene conexión a internet. Revise la conexión e inténtelo de nuevo.",
    temporary:
      "El servicio de citas no responde. Llame a la clínica o inténtelo de nuevo en un momento.",
    permanent: "En este momento no se puede pedir cita en línea. Por favor, llame a la clínica.",
  },

  closedTitle: "No se aceptan solicitudes en línea",
  closed: (name) =>
    `${isolate(name)} no acepta solicitudes de cita en línea en este momento. Por favor, llame para pedir una cita.`,
  virtual: "Las consultas son por videollamada o teléfono.",

  step: (step) => `Paso ${step} de 2`,
  screenerTitle: "Primero, una pregunta",
  yes: "Sí",
  no: "No",
  next: "Continuar",
  back: "Volver",
  callNow: (number) => `Llame ahora al ${number ?? "número de emergencias de su zona"}`,
  callTitle: "Por favor, llame a la clínica",
  stopped: "Por su respuesta, la clínica necesita hablar con usted.",
  changeAnswer: "Cambiar mi respuesta",

  detailsTitle: "Solicitar una cita",
  everyQuestion: "Todas las preguntas son obligatorias.",
  unlessOptional: "Todas las preguntas son obligatorias, salvo las marcadas como “opcional”.",
  optional: "opcional",
  appointmentType: "¿Cuál es el motivo de la cita?",
  provider: "¿Con quién prefiere tener la cita?",
  noPreference: "Sin preferencia",
  fields: {
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    phone: "Número de teléfono",
    dob: "Fecha de nacimiento",
    insurance: "Aseguradora",
    additionalDetails: "¿Hay algo que la clínica deba saber?",
  },
  hints: {
    email: "La clínica podría escribirle a esta dirección.",
    phone: "La clínica podría llamar a este número.",
    insurance: "El nombre que está en su tarjeta del seguro. Si no tiene, escriba “ninguno”.",
    additionalDetails: "Por favor, no use este espacio para emergencias.",
  },
  dateParts: { day: "Día", month: "Mes", year: "Año" },

  send: "Enviar solicitud",
  sending: "Enviando su solicitud…",
  privacy: "Aviso de privacidad (se abre en otra pestaña)",
  screenerMissing: "Elija sí o no",
  error: "Error:",
  notSentTitle: "No se envió la solicitud",
};
