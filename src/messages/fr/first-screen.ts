import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * French for all regions, always "vous", without words that have a gender for the reader. As in
 * France, a no-break space is before a colon and in quotation marks, a narrow one before a question mark.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "fr",
  direction: "ltr",
  offerLabel: "Continuer en français",

  loading: "Chargement du formulaire de rendez-vous",
  loadingSlowly: "C’est plus long que d’habitude. Merci de patienter un instant.",
  call: (phone) => `Appeler le ${phone}`,
  tryAgain: "Réessayer",
  close: "Fermer",
  emergency: (number) => `En cas d’urgence, appelez le ${number ?? "numéro d’urgence local"}.`,
  questions: "Vous préférez appeler\u202f?",

  failedTitle: "Le formulaire de rendez-vous n’est pas disponible",
  failed: {
    offline: "Il semble que vous soyez hors ligne. Vérifiez votre connexion, puis réessayez.",
    temporary:
      "Le service de rendez-vous ne répond pas. Appelez le cabinet ou réessayez dans un instant.",
    permanent:
      "Il n’est pas possible de demander un rendez-vous en ligne pour le moment. Veuillez appeler le cabinet.",
  },

  closedTitle: "Les demandes en ligne sont fermées",
  closed: (name) =>
    `${isolate(name)} ne prend pas de demandes de rendez-vous en ligne pour le moment. Veuillez appeler pour demander un rendez-vous.`,
  virtual: "Consultations par vidéo ou par téléphone.",

  step: (step) => `Étape ${step} sur 2`,
  screenerTitle: "D’abord, une question",
  yes: "Oui",
  no: "Non",
  next: "Continuer",
  back: "Retour",
  callNow: (number) => `Appelez maintenant le ${number ?? "numéro d’urgence local"}`,
  callTitle: "Veuillez appeler le cabinet",
  stopped: "D’après votre réponse, le cabinet souhaite vous parler.",
  changeAnswer: "Modifier ma réponse",

  detailsTitle: "Demander un rendez-vous",
  everyQuestion: "Toutes les questions sont obligatoires.",
  unlessOptional: "Toutes les questions sont obligatoires, sauf mention «\u00a0facultatif\u00a0».",
  optional: "facultatif",
  appointmentType: "Quel est le motif du rendez-vous\u202f?",
  provider: "Qui souhaitez-vous consulter\u202f?",
  noPreference: "Sans préférence",
  fields: {
    firstName: "Prénom",
    lastName: "Nom de famille",
    email: "Adresse e-mail",
    phone: "Numéro de téléphone",
    dob: "Date de naissance",
    insurance: "Assurance",
    additionalDetails: "Y a-t-il quelque chose que le cabinet devrait savoir\u202f?",
  },
  hints: {
    email: "Le cabinet pourra vous écrire à cette adresse.",
    phone: "Le cabinet pourra appeler ce numéro.",
    insurance: "Le nom inscrit sur votre carte d’assurance, ou «\u00a0aucune\u00a0»",
    additionalDetails: "N’utilisez pas cet espace pour une urgence.",
  },
  dateParts: { day: "Jour", month: "Mois", year: "Année" },

  send: "Envoyer la demande",
  sending: "Envoi de votre demande…",
  privacy: "Politique de confidentialité (nouvel onglet)",
  screenerMissing: "Choisissez oui ou non",
  error: "Erreur\u00a0:",
  notSentTitle: "Votre demande n’a pas été envoyée",
};
