import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Spanish for all regions: words that are the same in the United States, Latin America and Spain
 * ("escriba", "clínica", "videollamada"), and always "usted".
 */
export const messages: Language["messages"] = {
  tag: "es",
  offerLabel: "Continuar en español",
  language: "Idioma",

  loading: "Cargando el formulario de citas",
  loadingSlowly: "Está tardando más de lo normal. Por favor, espere un momento.",
  call: (phone) => `Llamar al ${phone}`,
  tryAgain: "Intentar de nuevo",
  close: "Cerrar",
  emergency: (number) =>
    `En caso de emergencia, llame al ${number ?? "número de emergencias de su zona"}.`,

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

  step: (step, count) => `Paso ${step} de ${count}`,
  yes: "Sí",
  no: "No",
  next: "Continuar",
  back: "Volver",
  callNow: (number) => `Llame ahora al ${number ?? "número de emergencias de su zona"}`,
  callTitle: "Por favor, llame a la clínica",
  stopped: "Por su respuesta, la clínica necesita hablar con usted.",
  changeAnswer: "Cambiar mi respuesta",

  detailsTitle: "Solicitar una cita",
  nextContact: "La clínica se comunicará con usted para acordar día y hora.",
  optional: "(opcional)",
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
  descriptions: {
    insurance: "El nombre de la compañía de seguros, o “ninguna”",
  },
  dateParts: { day: "Día", month: "Mes", year: "Año" },

  send: "Enviar solicitud",
  sending: "Enviando su solicitud…",
  privacy: "Aviso de privacidad (se abre en otra pestaña)",
  error: "Error:",
  notSentTitle: "No se envió la solicitud",
};

/** The text with one period at its end: times such as “7:32 p.m.” have their own. */
const withPeriod = (text: string) => (text.endsWith(".") ? text : `${text}.`);

/** Of the clock: "la 1:00", "las 13:00". */
const clock = (time: string) => `${/^1\b/.test(time) ? "la" : "las"} ${time}`;

export const submission: Language["submission"] = {
  missing: {
    firstName: "Escriba su nombre",
    lastName: "Escriba sus apellidos",
    email: "Escriba su correo electrónico",
    phone: "Escriba su número de teléfono",
    dob: "Escriba su fecha de nacimiento",
    insurance: "Escriba el nombre de su compañía de seguros, o “ninguna”",
    additionalDetails: "Escriba lo que la clínica deba saber, o “no”",
    appointmentType: "Elija el motivo de la cita",
    provider: "Elija con quién prefiere tener la cita",
  },
  oneName: "Si solo hay un nombre, escriba aquí un guion (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Hay un problema" : `Hay ${formatted} problemas`,
  corrected: "Corregido:",
  allCorrected: "Todo corregido",
  quoted: (label) => `“${label}”`,
  yourAnswer: "Su respuesta",
  tooLong: (field, limit) => `${field} puede tener ${limit} caracteres como máximo`,
  notAName: (field) => `${field}: aquí no puede ir un correo electrónico, un teléfono ni un enlace`,
  rejected: "La clínica no pudo aceptar esta respuesta. Cámbiela o llame a la clínica",
  fieldErrors: {
    "email-at": "Escriba un correo electrónico con una sola arroba (@), como nombre@example.com",
    "email-two": "Escriba un solo correo electrónico, como nombre@example.com",
    "email-blank": "Escriba el correo electrónico sin espacios, como nombre@example.com",
    "email-local":
      "Revise la parte anterior a la arroba (@). El correo debe ser parecido a nombre@example.com",
    "email-domain": "Revise la parte posterior a la arroba (@). Debe ser parecida a example.com",
    "phone-letters": (example) =>
      `Escriba solo el número de teléfono, sin palabras, como ${example}`,
    "phone-two": (example) => `Escriba un solo número de teléfono, como ${example}`,
    "phone-short": (example) =>
      `Este número es demasiado corto. Escríbalo completo, como ${example}`,
    "phone-long": (example) =>
      `Este número es demasiado largo. Escriba un solo número, como ${example}. Si es de otro país, empiece con + y el código`,
    "phone-country":
      "Escriba el número de teléfono con el código de país, como +1 202 555 0143 o +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Revise el número de teléfono. Debe ser parecido a ${example}. Si es de otro país, empiece con + y el código`,
    "date-day": "Escriba el día con un número del 1 al 31",
    "date-month": "Escriba el mes con un número del 1 al 12, o con su nombre",
    "date-year": "Escriba el año con 4 cifras, como 1980",
    "date-year-short": "Escriba el año con sus 4 cifras, como 1980 en lugar de 80",
    "date-calendar": "Escriba el año del calendario gregoriano, con 4 cifras, como 1980",
    "date-future": "La fecha de nacimiento debe ser hoy o anterior",
    "date-too-old": "Revise el año: debe estar dentro de los últimos 120 años",
  },
  // The three parts are masculine, so one article is enough for two of them.
  incompleteDate: (parts) => `Escriba también el ${parts} de nacimiento`,
  shortMonth: (month, days) => `Revise el día: ${month} solo tenía ${days} días`,

  charactersLeft: (count, formatted) =>
    count === 1 ? "Le queda 1 carácter" : `Le quedan ${formatted} caracteres`,
  charactersOver: (count, formatted) =>
    count === 1 ? "Sobra 1 carácter" : `Sobran ${formatted} caracteres`,
  didYouMean: (address) => `¿Quiso decir ${address}?`,
  useSuggestion: "Sí, cambiarlo",
  keepAnswer: "Si este correo está bien escrito, déjelo así.",

  phoneExtension: "extensión",
  phoneNotes: {
    short: (phone) => `Revise este número: parece demasiado corto (${phone})`,
    long: (phone) => `Revise este número: parece demasiado largo (${phone})`,
    unusual: (phone) => `Revise este número: puede que una cifra no sea correcta (${phone})`,
    abroad: (phone, country) =>
      `Número de contacto: ${phone}. Este número es de otro país: ${country}.`,
  },

  idleTitle: "¿Sigue usted ahí?",
  idle: (seconds, formatted) =>
    seconds === 1
      ? "Por su privacidad, sus respuestas se borrarán en 1 segundo."
      : `Por su privacidad, sus respuestas se borrarán en ${formatted} segundos.`,
  idleStay: "Sigo aquí",
  cleared: "Por su privacidad, se borraron sus respuestas.",

  aboutYou: "Sus datos",
  moreDetails: "Algunos datos más",
  change: "Cambiar",
  locationsTitle: "Elija un centro",
  locationsSearch: "Busque por nombre o ciudad",
  locationsShown: (shown, total) => `Centros mostrados: ${shown} de ${total}`,
  locationsMissing: "Aquí faltan algunos centros, porque no se pudieron cargar.",

  sendAgain: "Enviar de nuevo",
  unknownTitle: "Es posible que su solicitud no haya llegado",
  notSent: {
    offline:
      "Parece que no tiene conexión a internet. Sus respuestas siguen aquí. Envíe la solicitud de nuevo cuando vuelva la conexión.",
    "back-online": "Ya volvió la conexión a internet. Sus respuestas siguen aquí.",
    unknown:
      "Sus respuestas siguen aquí. Puede enviar la solicitud de nuevo sin problema: si no cambia nada, la clínica la recibirá una sola vez. También puede llamar a la clínica.",
    busy: "El sistema de la clínica está saturado y no pudo recibir su solicitud. Sus respuestas siguen aquí. Espere un minuto y envíela de nuevo, o llame a la clínica.",
    refused:
      "El sistema de la clínica no aceptó su solicitud. Sus respuestas siguen aquí. Por favor, llame a la clínica.",
    "duplicate-id":
      "Hubo un problema con esta solicitud. Sus respuestas siguen aquí. Por favor, envíela de nuevo o llame a la clínica.",
    "no-receiver":
      "Este formulario no puede enviar solicitudes en este momento. Por favor, llame a la clínica.",
    "copied-page":
      "Esta es una copia traducida. Las solicitudes enviadas desde ella no llegan a la clínica. Llame, o abra la página original.",
    again:
      "Tampoco funcionó esta vez, y quizá otro intento no sirva. Por favor, llame a la clínica. Sus respuestas siguen aquí.",
  },
  openPage: "Abrir la página original de la clínica (se abre en otra pestaña)",

  sentTitle: "Solicitud enviada",
  noAppointment: "Todavía no tiene una cita.",
  replyWithin: (duration) => `La clínica responde en un plazo máximo de ${duration}.`,
  workingDays: (count, formatted) => (count === 1 ? "1 día hábil" : `${formatted} días hábiles`),
  openUntil: (time) => `Abierta ahora hasta ${clock(time)}`,
  opensToday: (time) => `Abre hoy a ${clock(time)}`,
  opensTomorrow: (time) => `Abre mañana a ${clock(time)}`,
  opensOn: (day, time) => `Abre el ${day} a ${clock(time)}`,
  nextChange: "Para cambiar o cancelar, llame a la clínica.",
  noAnswer: "Si no recibe respuesta, o para cambiar o cancelar, llame a la clínica.",
  reference: "Número de solicitud",
  noteReference: "Anote este número. Esta página no se puede volver a abrir.",
  emailed: "También recibirá un correo electrónico.",
  copy: "Copiar el número",
  copied: "Copiado",
  sentAppointmentType: "Motivo de la cita",
  sentProvider: "Con",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "No se pudo cargar este idioma. Revise la conexión e inténtelo de nuevo.",
  languageChanged: "El formulario ahora está en español.",
  untranslated: (language) => `Los textos de la clínica están en ${language}.`,
};

export const slots: Language["slots"] = {
  slot: "¿Cuándo le gustaría tener la cita?",
  slotDescription: "Puede enviar la solicitud sin elegir hora. La clínica puede proponerle una.",
  loadingTimes: "Buscando horarios disponibles…",
  timesFailed: "No se pudieron mostrar los horarios disponibles.",
  someTimes: (range) => `${range}: no se pudieron mostrar todos los horarios disponibles`,
  noTimes: (range) => `No hay horarios disponibles: ${range}`,
  earlier: "Horarios anteriores",
  later: "Horarios posteriores",
  firstTime: "Primer horario disponible",
  allTimes: "Ver todos los horarios",
  // Not "horas", which after a number also means hours.
  timesCount: (count, formatted) =>
    count === 0 ? "sin horarios" : count === 1 ? "1 horario" : `${formatted} horarios`,
  dayParts: { morning: "Mañana", afternoon: "Tarde", evening: "Noche" },
  chosenTime: "Hora elegida",
  readerTime: (time) => withPeriod(`En su zona horaria: ${time}`),
  removeTime: "Quitar",
  lostTime: (time) => `La hora del ${isolate(time)} no está disponible.`,
  sentTime: "Hora solicitada",

  slotUnavailable: "La hora que eligió ya no está disponible",
  chooseAnother: "Elija otra hora o envíe la solicitud sin elegir hora.",

  requestedContact: "La clínica se comunicará con usted sobre esta hora.",
  bookedTitle: "Su cita está reservada",
  addToCalendar: "Añadir al calendario",
  inNewTab: (link) => `${link} (se abre en otra pestaña)`,
  calendarTitle: (practice) => `Cita en ${practice}`,
};

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
  missing: {
    firstName: `Escriba el nombre del ${patient}`,
    lastName: `Escriba los apellidos del ${patient}`,
    dob: `Escriba la fecha de nacimiento del ${patient}`,
    insurance: `Escriba el nombre de la compañía de seguros del ${patient}, o “ninguna”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "¿Qué horarios le convienen?",
  anyTime: "Cualquier día y hora",
  preferredDays: "Días",
  preferredParts: "Momento del día",
  earlier: "También me sirve una fecha anterior",

  forWhom: "¿Para quién es la cita?",
  forWhomAnswers: { self: "Para mí", child: "Para mi hijo o hija", other: "Para otra persona" },
  requesterFirstName: "Su nombre",
  requesterLastName: "Sus apellidos",
  patients: { child: about("niño o niña"), other: about("paciente") },

  newPatient: {
    self: "¿Le han atendido antes en esta clínica?",
    child: "¿Han atendido antes al niño o la niña en esta clínica?",
    other: "¿Han atendido antes al paciente en esta clínica?",
  },
  returning: "Sí",
  firstVisit: "No, es la primera vez",

  textConsent: (practice) =>
    `Acepto que ${isolate(practice)} me envíe mensajes de texto sobre esta solicitud de cita.`,
  textConsentDescription:
    "Pueden aplicarse tarifas de mensajes y datos. Para no recibir más, avise a la clínica.",

  callTimes: "¿Cuándo es buen momento para llamarle?",
  ownMissing: (label) => `Complete esto: “${isolate(label)}”`,

  missing: {
    forWhom: "Elija para quién es la cita",
    requesterFirstName: "Escriba su nombre",
    requesterLastName: "Escriba sus apellidos",
    newPatient: "Elija si es la primera vez",
  },
};
