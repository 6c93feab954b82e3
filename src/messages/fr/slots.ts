import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Quand souhaitez-vous venir\u202f?",
  slotHint: "Si vous ne choisissez pas d’heure, le cabinet vous en proposera une.",
  timeZone: (zone) => `Les heures sont dans ce fuseau horaire\u00a0: ${zone}.`,
  needsType: "Les heures disponibles apparaîtront ici quand vous aurez choisi le motif.",
  loadingTimes: "Recherche des heures disponibles…",
  loadingTimesSlowly:
    "C’est plus long que d’habitude. En attendant, vous pouvez répondre aux autres questions.",
  timesFailed: "Les heures disponibles n’ont pas pu être chargées.",
  timesInRange: (range, count, formatted) =>
    count < 2 ? `${range}\u00a0: ${formatted} horaire` : `${range}\u00a0: ${formatted} horaires`,
  noTimes: (range) => `Aucune heure disponible\u00a0: ${range}`,
  withoutTime: "Vous pouvez envoyer la demande sans heure. Le cabinet vous en proposera une.",
  earlier: "Heures précédentes",
  later: "Heures suivantes",
  firstTime: "Première heure libre",
  allTimes: "Voir toutes les heures",
  // Not "heures", which after a number is a time of day.
  timesCount: (count, formatted) => (count < 2 ? `${formatted} horaire` : `${formatted} horaires`),
  dayParts: { morning: "Matin", afternoon: "Après-midi", evening: "Soir" },
  chosenTime: "Votre heure",
  readerTime: (time) => `Là où vous êtes\u00a0: ${time}.`,
  changeTime: "Modifier",
  removeTime: "Retirer",
  lostTime: (time) =>
    `${isolate(time)} n’est plus disponible. Choisissez une autre heure, ou envoyez votre demande sans heure.`,
  sentTime: "Heure demandée",

  rejectedAnswers: {
    slot: "L’heure choisie n’est plus disponible",
  },
  chooseAnother: "Choisissez une autre heure, ou envoyez votre demande sans heure.",

  requested: {
    nextContact:
      "Le cabinet vous contactera au sujet de cette heure. D’ici là, vous n’avez pas de rendez-vous.",
  },
  booked: {
    sentTitle: "Votre rendez-vous est réservé",
    nextTitle: "Bon à savoir",
    nextContact: "Le cabinet vous contactera s’il a une question.",
    nextChange:
      "Pour modifier ou annuler votre rendez-vous, appelez le cabinet et donnez votre référence.",
  },
  bookedTime: "Heure",
  addToCalendar: "Ajouter à l’agenda",
  calendarTitle: (practice) => `Rendez-vous\u00a0: ${practice}`,
};
