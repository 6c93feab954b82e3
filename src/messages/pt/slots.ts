import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Quando você gostaria de vir?",
  slotHint: "Se você não escolher um horário, a clínica vai sugerir um.",
  timeZone: (zone) => `Os horários estão neste fuso horário: ${zone}.`,
  needsType: "Os horários disponíveis aparecem aqui depois de escolher o motivo da consulta.",
  loadingTimes: "Buscando horários disponíveis…",
  loadingTimesSlowly:
    "Está demorando mais do que o normal. Enquanto isso, você pode responder às outras perguntas.",
  timesFailed: "Não foi possível mostrar os horários disponíveis.",
  timesInRange: (range, count, formatted) =>
    count < 2 ? `${range}: ${formatted} horário` : `${range}: ${formatted} horários`,
  someTimes: (range) => `${range}: não foi possível mostrar todos os horários disponíveis`,
  noTimes: (range) => `Nenhum horário disponível: ${range}`,
  withoutTime: "Você pode enviar o pedido sem um horário. A clínica vai sugerir um.",
  writeTimes: (field) => `Você pode escrever em “${field}” os dias e horários que prefere.`,
  earlier: "Horários anteriores",
  later: "Próximos horários",
  firstTime: "Primeiro horário livre",
  allTimes: "Ver todos os horários",
  timesCount: (count, formatted) => (count < 2 ? `${formatted} horário` : `${formatted} horários`),
  dayParts: { morning: "Manhã", afternoon: "Tarde", evening: "Noite" },
  chosenTime: "O seu horário",
  readerTime: (time) => `No horário da sua região: ${time}.`,
  changeTime: "Mudar",
  removeTime: "Remover",
  lostTime: (time) =>
    `O horário de ${isolate(time)} não está mais disponível. Escolha outro horário, ou envie o pedido sem um horário.`,
  sentTime: "Horário pedido",

  rejectedAnswers: {
    slot: "O horário escolhido não está mais disponível",
  },
  chooseAnother: "Escolha outro horário, ou envie o pedido sem um horário.",

  requested: {
    nextContact:
      "A clínica entrará em contato sobre este horário. Até lá, você não tem uma consulta.",
  },
  booked: {
    sentTitle: "A sua consulta está marcada",
    nextTitle: "É bom saber",
    nextContact: "A clínica entrará em contato se tiver alguma pergunta.",
    nextChange:
      "Para mudar ou cancelar a consulta, ligue para a clínica e informe o número do pedido.",
  },
  bookedTime: "Horário",
  addToCalendar: "Adicionar ao calendário",
  inNewTab: (link) => `${link} (abre em outra aba)`,
  calendarTitle: (practice) => `Consulta: ${practice}`,
};
