import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Quand souhaitez-vous venir\u202f?",
  slotHint: "Si vous ne choisissez pas de créneau, le cabinet vous en proposera un.",
  timeZone: (zone) => `Les heures sont dans ce fuseau horaire\u00a0: ${zone}.`,
  needsType: "Les créneaux disponibles apparaîtront ici quand vous aurez choisi le motif.",
  loadingTimes: "Recherche des créneaux disponibles…",
  loadingTimesSlowly:
    "C’est plus long que d’habitude. En attendant, vous pouvez répondre aux autres questions.",
  timesFailed: "Les créneaux disponibles n’ont pas pu être affichés.",
  timesInRange: (range, count, formatted) =>
    count < 2 ? `${range}\u00a0: ${formatted} créneau` : `${range}\u00a0: ${formatted} créneaux`,
  someTimes: (range) => `${range}\u00a0: tous les créneaux disponibles n’ont pas pu être affichés`,
  noTimes: (range) => `Aucun créneau disponible\u00a0: ${range}`,
  withoutTime: "Vous pouvez envoyer la demande sans créneau. Le cabinet vous en proposera un.",
  writeTimes: (field) =>
    `Vous pouvez indiquer dans «\u00a0${field}\u00a0» les jours et les heures qui vous conviennent.`,
  earlier: "Créneaux précédents",
  later: "Créneaux suivants",
  firstTime: "Premier créneau libre",
  allTimes: "Voir tous les créneaux",
  timesCount: (count, formatted) => (count < 2 ? `${formatted} créneau` : `${formatted} créneaux`),
  dayParts: { morning: "Matin", afternoon: "Après-midi", evening: "Soir" },
  chosenTime: "Créneau choisi",
  readerTime: (time) => `Là où vous êtes\u00a0: ${time}.`,
  changeTime: "Modifier",
  removeTime: "Retirer",
  lostTime: (time) =>
    `Le créneau du ${isolate(time)} n’est plus disponible. Choisissez un autre créneau, ou envoyez votre demande sans créneau.`,
  sentTime: "Créneau demandé",

  rejectedAnswers: {
    slot: "Le créneau choisi n’est plus disponible",
  },
  chooseAnother: "Choisissez un autre créneau, ou envoyez votre demande sans créneau.",

  requested: {
    nextContact:
      "Le cabinet vous contactera au sujet de ce créneau. D’ici là, vous n’avez pas de rendez-vous.",
  },
  booked: {
    sentTitle: "Votre rendez-vous est réservé",
    nextTitle: "Bon à savoir",
    nextContact: "Le cabinet vous contactera s’il a une question.",
    nextChange:
      "Pour modifier ou annuler votre rendez-vous, appelez le cabinet et donnez votre numéro de demande.",
  },
  bookedTime: "Heure",
  addToCalendar: "Ajouter à l’agenda",
  inNewTab: (link) => `${link} (nouvel onglet)`,
  calendarTitle: (practice) => `Rendez-vous\u00a0: ${practice}`,
};
