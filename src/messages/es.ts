import { isolate } from "./format.ts";
import type { Language } from "./messages.ts";

/**
 * Spanish for everywhere: words that are the same in the United States, Latin America and Spain
 * ("escriba", "clínica", "videollamada"), and always "usted".
 */
export const language: Language = {
  messages: {
    tag: "es",
    direction: "ltr",

    loading: "Cargando el formulario de citas",
    loadingSlowly: "Está tardando más de lo normal. Por favor, espere un poco más.",
    call: (phone) => `Llamar al ${phone}`,
    tryAgain: "Reintentar",
    close: "Cerrar",
    emergency: "En caso de emergencia, llame al número de emergencias de su zona.",
    questions: "¿Tiene dudas o poco tiempo para un formulario?",

    failedTitle: "El formulario de citas no está disponible",
    failed: {
      offline: "Parece que no tiene conexión a internet. Revise la conexión e inténtelo de nuevo.",
      temporary:
        "No logramos acceder al servicio de citas. Inténtelo de nuevo en un momento o llame a la clínica.",
      lasting:
        "Las solicitudes en línea no funcionan aquí en este momento. Por favor, llame a la clínica.",
    },

    closedTitle: "No se aceptan solicitudes en línea",
    closed: (name) =>
      `${isolate(name)} no acepta solicitudes de cita en línea en este momento. Por favor, llame para pedir una cita.`,
    virtual: "Las consultas con esta clínica son a distancia, por videollamada o teléfono.",

    step: (step, steps) => `Paso ${step} de ${steps}`,
    screenerTitle: "Primero, una pregunta",
    yes: "Sí",
    no: "No",
    next: "Continuar",
    back: "Volver",
    stoppedTitle: "Por favor, llame a la clínica",
    stopped: "Por lo que nos ha contado, la clínica desea hablar con usted. Por favor, llame.",
    changeAnswer: "Cambiar mi respuesta",

    detailsTitle: "Solicitar una cita",
    everyQuestion: "Por favor, conteste todas las preguntas.",
    unlessOptional: "Por favor, conteste todas las preguntas, excepto las opcionales.",
    optional: "opcional",
    appointmentType: "¿Cuál es el motivo de la cita?",
    provider: "¿Con quién prefiere la cita?",
    noPreference: "Sin preferencia",
    fields: {
      firstName: "Nombre",
      lastName: "Apellidos",
      email: "Correo electrónico",
      phone: "Número de teléfono",
      dob: "Fecha de nacimiento",
      insurance: "Seguro médico",
      additionalDetails: "¿Hay algo que quiera contarnos?",
    },
    hints: {
      email: "La clínica podría escribirle a esta dirección.",
      phone: "La clínica le llamará para acordar día y hora.",
      dob: (example) => `Por ejemplo, ${example}`,
      insurance: "El nombre de su plan médico o dental, o “ninguno”.",
      additionalDetails: "Por favor, no use este espacio para emergencias.",
    },
    dateParts: { day: "Día", month: "Mes", year: "Año" },

    send: "Enviar solicitud",
    sending: "Enviando su solicitud…",
    privacy: "Aviso de privacidad",
    problemTitle: "Hay un problema",
    error: "Error:",
    notSentTitle: "Su solicitud no fue enviada",
  },

  deferred: {
    missing: {
      firstName: "Escriba su nombre",
      lastName: "Escriba sus apellidos",
      email: "Escriba su correo electrónico",
      phone: "Escriba su número de teléfono",
      dob: "Escriba su fecha de nacimiento",
      insurance: "Indique su seguro médico",
      additionalDetails: "Escriba lo que quiera contarnos",
      screener: "Elija sí o no",
      appointmentType: "Elija el motivo de la cita",
      provider: "Elija con quién prefiere la cita",
    },
    tooLong: (field, limit) => `Use ${limit} caracteres como máximo en “${field}”`,
    rejected: "La clínica no pudo aceptar esta respuesta. Revísela y envíe la solicitud de nuevo",
    fieldErrors: {
      "email-at": "Escriba un correo electrónico con una sola arroba (@), como nombre@example.com",
      "email-blank": "Escriba el correo electrónico sin espacios, como nombre@example.com",
      "email-name":
        "Escriba la parte del correo electrónico que va antes de la arroba (@), como nombre@example.com",
      "email-domain":
        "Escriba el correo electrónico completo, con un final como example.com después de la arroba (@)",
      "phone-letters": (example) => `Escriba el teléfono solo con números, como ${example}`,
      "phone-extension": (example) =>
        `Escriba solo el número de teléfono, sin la extensión, como ${example}`,
      "phone-short": (example) =>
        `Escriba el número completo, con el código de área o prefijo, como ${example}. Este es demasiado corto`,
      "phone-long": (example) =>
        `Escriba un solo número de teléfono, como ${example}. Este tiene demasiadas cifras`,
      "phone-country": "Escriba el número de teléfono con el código de país, como +1 202 555 0143",
      "phone-impossible": (example) =>
        `Revise el número de teléfono. Debe ser parecido a ${example}`,
      "date-day": "Escriba el día con un número del 1 al 31",
      "date-month": "Escriba el mes con un número del 1 al 12, o con su nombre",
      "date-year": "Escriba el año con 4 cifras, como 1980",
      "date-year-short": "Escriba el año con sus 4 cifras, como 1980 en lugar de 80",
      "date-calendar": "Escriba el año del calendario gregoriano, con 4 cifras, como 1980",
      "date-not-real": (last) => `Revise el día. Ese mes tuvo solo ${last} días`,
      "date-future": "La fecha de nacimiento no puede estar en el futuro",
      "date-too-old": "Revise el año. Debe estar dentro de los últimos 130 años",
    },
    // The three parts are masculine, and one article may stand for two of them.
    incompleteDate: (parts) => `Escriba también el ${parts} de nacimiento`,

    charactersLeft: (count, formatted) =>
      count === 1 ? "Le queda 1 carácter" : `Le quedan ${formatted} caracteres`,
    charactersOver: (count, formatted) =>
      count === 1 ? "Sobra 1 carácter" : `Sobran ${formatted} caracteres`,
    didYouMean: (address) => `¿Quiso decir ${address}?`,
    useSuggestion: "Sí, cambiarlo",

    phoneReadBack: (phone) => `La clínica llamará al ${phone}.`,

    idleTitle: "¿Sigue usted ahí?",
    idle: (seconds, formatted) =>
      seconds === 1
        ? "Por su privacidad, sus respuestas se borrarán en 1 segundo."
        : `Por su privacidad, sus respuestas se borrarán en ${formatted} segundos.`,
    idleStay: "Sigo aquí",
    cleared: "Por su privacidad, se borraron sus respuestas.",

    sendAgain: "Enviar de nuevo",
    unknownTitle: "No sabemos con certeza si llegó su solicitud",
    notSent: {
      offline:
        "Parece que no tiene conexión a internet. Sus respuestas siguen aquí. Envíe la solicitud de nuevo cuando vuelva la conexión.",
      "back-online": "Ya volvió la conexión a internet. Sus respuestas siguen aquí.",
      unknown:
        "Sus respuestas siguen aquí. Envíe la solicitud de nuevo: la clínica la recibirá una sola vez. O llame por teléfono.",
      busy: "El sistema de la clínica está ocupado y no recibió su solicitud. Sus respuestas siguen aquí. Espere un minuto y envíela de nuevo, o llame.",
      refused:
        "El sistema de la clínica no aceptó su solicitud. Sus respuestas siguen aquí. Por favor, llame por teléfono.",
      "duplicate-id":
        "Hubo un problema con esta solicitud. Sus respuestas siguen aquí. Por favor, envíela de nuevo o llame.",
      "no-receiver":
        "Este formulario no puede enviar solicitudes en este momento. Por favor, llame a la clínica.",
    },

    sentTitle: "Su solicitud fue enviada",
    sent: (name) =>
      `${isolate(name)} se comunicará con usted para acordar día y hora. Hasta entonces, no tiene una cita.`,
    reference: "Su referencia",
    practice: "Clínica",
    sentAppointmentType: "Motivo de la cita",
    sentProvider: "Con",
    practicePhone: "Teléfono",
    localTime: (time) => `Hora actual allí: ${time}.`,
    print: "Imprimir esta página",
  },
};
