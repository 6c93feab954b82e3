import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Saisissez votre prénom",
    lastName: "Saisissez votre nom de famille",
    email: "Saisissez votre adresse e-mail",
    phone: "Saisissez votre numéro de téléphone",
    dob: "Saisissez votre date de naissance",
    insurance: "Indiquez votre assurance, ou «\u00a0aucune\u00a0»",
    additionalDetails: "Écrivez ce que le cabinet devrait savoir, ou «\u00a0non\u00a0»",
    appointmentType: "Choisissez le motif du rendez-vous",
    provider: "Choisissez qui vous souhaitez consulter",
  },
  oneName: "S’il n’y a qu’un seul nom, saisissez ici un tiret (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Il y a un problème" : `Il y a ${formatted} problèmes`,
  corrected: "Corrigé\u00a0:",
  allCorrected: "Tout est corrigé",
  fieldNames: {
    firstName: "«\u00a0Prénom\u00a0»",
    lastName: "«\u00a0Nom de famille\u00a0»",
    email: "«\u00a0Adresse e-mail\u00a0»",
    phone: "«\u00a0Numéro de téléphone\u00a0»",
    dob: "«\u00a0Date de naissance\u00a0»",
    insurance: "«\u00a0Assurance\u00a0»",
    additionalDetails: "Votre réponse",
  },
  anyAnswer: "Votre réponse",
  tooLong: (field, limit) => `${field} ne peut pas dépasser ${limit} caractères`,
  notAName: (field) =>
    `${field} ressemble à une adresse e-mail, un téléphone ou autre chose. Saisissez un nom`,
  rejected:
    "Le cabinet n’a pas pu accepter cette réponse. Vérifiez\u2011la et envoyez à nouveau la demande",
  fieldErrors: {
    "email-at": "Saisissez une adresse e-mail avec une seule arobase (@), comme nom@example.com",
    "email-two": "Saisissez une seule adresse e-mail, comme nom@example.com",
    "email-blank": "Saisissez l’adresse e-mail sans espaces, comme nom@example.com",
    "email-name": "Ajoutez la partie avant l’arobase (@), comme nom@example.com",
    "email-local":
      "Vérifiez la partie avant l’arobase (@). L’adresse doit ressembler à nom@example.com",
    "email-domain": "Vérifiez la partie après l’arobase (@). Elle doit ressembler à example.com",
    "phone-letters": (example) =>
      `Saisissez seulement le numéro de téléphone, sans mots, comme ${example}`,
    "phone-two": (example) => `Saisissez un seul numéro de téléphone, comme ${example}`,
    "phone-short": (example) =>
      `Ce numéro est trop court. Saisissez\u2011le en entier, comme ${example}`,
    "phone-long": (example) =>
      `Ce numéro est trop long. Saisissez un seul numéro, comme ${example}. Pour un autre pays, commencez par + et l’indicatif`,
    "phone-country":
      "Saisissez le numéro de téléphone avec l’indicatif du pays, comme +1 202 555 0143 ou +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Vérifiez le numéro de téléphone. Il doit ressembler à ${example}. Pour un autre pays, commencez par + et l’indicatif`,
    "date-day": "Saisissez le jour sous forme d’un nombre de 1 à 31",
    "date-month": "Saisissez le mois sous forme d’un nombre de 1 à 12, ou son nom",
    "date-year": "Saisissez l’année avec 4 chiffres, comme 1980",
    "date-year-short": "Saisissez les 4 chiffres de l’année, comme 1980 au lieu de 80",
    "date-calendar": "Saisissez l’année du calendrier grégorien, avec 4 chiffres, comme 1980",
    "date-future": "La date de naissance ne peut pas être dans le futur",
    "date-too-old": "Vérifiez l’année\u00a0: elle doit être dans les 120 dernières années",
  },
  // A list after a colon needs no articles, which would differ between the parts.
  incompleteDate: (parts) => `Complétez la date de naissance\u00a0: ${parts}`,
  shortMonth: (month, days) => `Vérifiez le jour\u00a0: ${month} avait ${days} jours`,

  charactersLeft: (count, formatted) =>
    count < 2 ? `Il reste ${formatted} caractère` : `Il reste ${formatted} caractères`,
  charactersOver: (count, formatted) =>
    count < 2 ? `${formatted} caractère en trop` : `${formatted} caractères en trop`,
  didYouMean: (address) => `Vouliez-vous dire ${address}\u202f?`,
  useSuggestion: "Oui, la modifier",
  keepAnswer: "Si l’adresse e-mail est correcte, laissez\u2011la ainsi.",

  phoneExtension: "poste",
  phoneReadBack: (phone) => `Votre numéro\u00a0: ${phone}`,
  phoneNotes: {
    short: (phone) => `Vérifiez ce numéro\u00a0: il semble trop court (${phone})`,
    long: (phone) => `Vérifiez ce numéro\u00a0: il semble trop long (${phone})`,
    unusual: (phone) => `Vérifiez ce numéro\u00a0: un chiffre est peut-être erroné (${phone})`,
    abroad: (phone, country) =>
      `Votre numéro\u00a0: ${phone}. C’est un numéro d’un autre pays\u00a0: ${country}.`,
  },

  idleTitle: "Êtes-vous toujours là\u202f?",
  idle: (seconds, formatted) =>
    seconds < 2
      ? `Pour protéger votre vie privée, vos réponses seront effacées dans ${formatted} seconde.`
      : `Pour protéger votre vie privée, vos réponses seront effacées dans ${formatted} secondes.`,
  idleStay: "Je suis toujours là",
  cleared: "Pour protéger votre vie privée, vos réponses ont été effacées.",

  sendAgain: "Envoyer à nouveau",
  unknownTitle: "Votre demande n’est peut-être pas arrivée",
  notSent: {
    offline:
      "Il semble que vous soyez hors ligne. Vos réponses sont toujours là. Envoyez à nouveau la demande quand la connexion sera rétablie.",
    "back-online": "La connexion est rétablie. Vos réponses sont toujours là.",
    unknown:
      "Vos réponses sont toujours là. Vous pouvez envoyer à nouveau la demande sans risque\u00a0: si vous ne changez rien, le cabinet ne la recevra qu’une seule fois. Vous pouvez aussi appeler le cabinet.",
    busy: "Le système du cabinet est surchargé et n’a pas pu prendre votre demande. Vos réponses sont toujours là. Attendez une minute et envoyez\u2011la à nouveau, ou appelez le cabinet.",
    refused:
      "Le système du cabinet n’a pas accepté votre demande. Vos réponses sont toujours là. Veuillez appeler le cabinet.",
    "duplicate-id":
      "Il y a eu un problème avec cette demande. Vos réponses sont toujours là. Veuillez l’envoyer à nouveau, ou appeler le cabinet.",
    "no-receiver":
      "Ce formulaire ne peut pas envoyer de demandes pour le moment. Veuillez appeler le cabinet.",
    "copied-page":
      "Un service de traduction vous montre une copie de cette page, et le cabinet ne reçoit pas de demandes depuis une copie. Veuillez appeler le cabinet, ou ouvrir sa propre page et y remplir le formulaire.",
  },
  openPage: "Ouvrir la page du cabinet (nouvel onglet)",

  sentTitle: "Votre demande a été envoyée",
  nextTitle: "Que se passe-t-il ensuite\u202f?",
  nextRead: (name) => `${isolate(name)} lira votre demande.`,
  nextContact:
    "Le cabinet vous contactera pour fixer le jour et l’heure. D’ici là, vous n’avez pas de rendez-vous.",
  nextChange:
    "Pour modifier ou annuler votre demande, appelez le cabinet et donnez votre numéro de demande.",
  reference: "Votre numéro de demande",
  copy: "Copier le numéro",
  copied: "Copié",
  sentOn: "Envoyée le",
  practice: "Cabinet",
  practiceAddress: "Adresse",
  sentAppointmentType: "Motif du rendez-vous",
  sentProvider: "Avec",
  practicePhone: "Téléphone du cabinet",
  labelled: (label, value) => `${label}\u00a0: ${value}`,
  localTime: (time) => `Heure actuelle au cabinet\u00a0: ${time}.`,

  language: "Langue",
  languageFailed: "Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  languageChanged: "Le formulaire est maintenant en français.",
  untranslated: (language) => `Les textes du cabinet sont en ${language}.`,
};
