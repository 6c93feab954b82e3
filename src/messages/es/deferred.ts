import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";
import { withPeriod } from "./with-period.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Escriba su nombre",
    lastName: "Escriba sus apellidos",
    email: "Escriba su correo electrónico",
    phone: "Escriba su número de teléfono",
    dob: "Escriba su fecha de nacimiento",
    insurance: "Escriba el nombre de su seguro, o “ninguno”",
    additionalDetails: "Escriba lo que la clínica deba saber, o “no”",
    appointmentType: "Elija el motivo de la cita",
    provider: "Elija con quién prefiere tener la cita",
  },
  oneName: "Si solo hay un nombre, escriba aquí un guion (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Hay un problema" : `Hay ${formatted} problemas`,
  corrected: "Corregido:",
  allCorrected: "Todo corregido",
  fieldNames: {
    firstName: "“Nombre”",
    lastName: "“Apellidos”",
    email: "“Correo electrónico”",
    phone: "“Número de teléfono”",
    dob: "“Fecha de nacimiento”",
    insurance: "“Aseguradora”",
    additionalDetails: "Su respuesta",
  },
  anyAnswer: "Su respuesta",
  tooLong: (field, limit) => `${field} puede tener ${limit} caracteres como máximo`,
  notAName: (field) =>
    `${field} parece un correo electrónico, un teléfono u otro dato. Escriba un nombre`,
  rejected: "La clínica no pudo aceptar esta respuesta. Revísela y envíe la solicitud de nuevo",
  fieldErrors: {
    "email-at": "Escriba un correo electrónico con una sola arroba (@), como nombre@example.com",
    "email-two": "Escriba un solo correo electrónico, como nombre@example.com",
    "email-blank": "Escriba el correo electrónico sin espacios, como nombre@example.com",
    "email-name": "Escriba también la parte anterior a la arroba (@), como nombre@example.com",
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
  phoneReadBack: (phone) => `Número de contacto: ${phone}`,
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
      "Un servicio de traducción le muestra una copia de esta página, y la clínica no recibe solicitudes desde una copia. Por favor, llame a la clínica, o abra la página original y complete allí el formulario.",
  },
  openPage: "Abrir la página original de la clínica (se abre en otra pestaña)",

  sentTitle: "Solicitud enviada",
  nextTitle: "Qué sucede ahora",
  nextRead: (name) => `${isolate(name)} leerá su solicitud.`,
  nextContact:
    "La clínica se comunicará con usted para acordar día y hora. Hasta entonces, no tiene una cita.",
  nextChange:
    "Para cambiar o cancelar su solicitud, llame a la clínica y dé su número de solicitud.",
  reference: "Número de solicitud",
  copy: "Copiar el número",
  copied: "Copiado",
  sentOn: "Enviada el",
  practice: "Clínica",
  practiceAddress: "Dirección",
  sentAppointmentType: "Motivo de la cita",
  sentProvider: "Con",
  practicePhone: "Teléfono de la clínica",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => withPeriod(`Hora actual en la clínica: ${time}`),

  language: "Idioma",
  languageFailed: "No se pudo cargar este idioma. Revise la conexión e inténtelo de nuevo.",
  languageChanged: "El formulario ahora está en español.",
  untranslated: (language) => `Los textos de la clínica están en ${language}.`,
};
