import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";
import { withPeriod } from "./with-period.ts";

export const slots: SlotsMessages = {
  slot: "¿Cuándo le gustaría venir?",
  slotHint: "Si no indica una hora, la clínica le propondrá una.",
  timeZone: (zone) => `Las horas están en esta zona horaria: ${zone}.`,
  needsType: "Los horarios disponibles aparecerán aquí cuando elija el motivo de la cita.",
  loadingTimes: "Buscando horarios disponibles…",
  loadingTimesSlowly:
    "Está tardando más de lo normal. Mientras tanto, puede responder las demás preguntas.",
  timesFailed: "No se pudieron mostrar los horarios disponibles.",
  timesInRange: (range, count, formatted) =>
    count === 1 ? `${range}: 1 horario` : `${range}: ${formatted} horarios`,
  someTimes: (range) => `${range}: no se pudieron mostrar todos los horarios disponibles`,
  noTimes: (range) => `No hay horarios disponibles: ${range}`,
  withoutTime: "Puede enviar la solicitud sin elegir hora. La clínica le propondrá una.",
  writeTimes: (field) => `Puede escribir en “${field}” qué días y horarios le convienen.`,
  earlier: "Horarios anteriores",
  later: "Horarios posteriores",
  firstTime: "Primer horario disponible",
  allTimes: "Ver todos los horarios",
  // Not "horas", which after a number also means hours.
  timesCount: (count, formatted) => (count === 1 ? "1 horario" : `${formatted} horarios`),
  dayParts: { morning: "Mañana", afternoon: "Tarde", evening: "Noche" },
  chosenTime: "Hora elegida",
  readerTime: (time) => withPeriod(`Donde usted está: ${time}`),
  changeTime: "Cambiar",
  removeTime: "Quitar",
  lostTime: (time) =>
    `La hora del ${isolate(time)} ya no está disponible. Elija otra hora o envíe la solicitud sin elegir hora.`,
  sentTime: "Hora solicitada",

  rejectedAnswers: {
    slot: "La hora que eligió ya no está disponible",
  },
  chooseAnother: "Elija otra hora o envíe la solicitud sin elegir hora.",

  requested: {
    nextContact:
      "La clínica se comunicará con usted sobre esta hora. Hasta entonces, no tiene una cita.",
  },
  booked: {
    sentTitle: "Su cita está reservada",
    nextTitle: "Información útil",
    nextContact: "La clínica se comunicará con usted si tiene alguna pregunta.",
    nextChange: "Para cambiar o cancelar su cita, llame a la clínica y dé su número de solicitud.",
  },
  bookedTime: "Hora",
  addToCalendar: "Añadir al calendario",
  inNewTab: (link) => `${link} (se abre en otra pestaña)`,
  calendarTitle: (practice) => `Cita en ${practice}`,
};
