import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * French for all regions, always "vous", without words that have a gender for the reader. As in
 * France, a no-break space is before a colon and in quotation marks, a narrow one before a question mark.
 */
export const messages: Language["messages"] = {
  tag: "fr",
  offerLabel: "Continuer en français",
  language: "Langue",

  loading: "Chargement du formulaire de rendez-vous",
  loadingSlowly: "C’est plus long que d’habitude. Merci de patienter un instant.",
  call: (phone) => `Appeler le ${phone}`,
  tryAgain: "Réessayer",
  close: "Fermer",
  emergency: (number) => `En cas d’urgence, appelez le ${number ?? "numéro d’urgence local"}.`,

  failedTitle: "Le formulaire de rendez\u2011vous n’est pas disponible",
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

  step: (step, count) => `Étape ${step} sur ${count}`,
  yes: "Oui",
  no: "Non",
  next: "Continuer",
  back: "Retour",
  callNow: (number) => `Appelez maintenant le ${number ?? "numéro d’urgence local"}`,
  callTitle: "Veuillez appeler le cabinet",
  stopped: "Compte tenu de votre réponse, le cabinet souhaite vous parler.",
  changeAnswer: "Modifier ma réponse",

  detailsTitle: "Demander un rendez\u2011vous",
  nextContact: "Le cabinet vous contactera pour fixer le jour et l’heure.",
  optional: "(facultatif)",
  appointmentType: "Quel est le motif du rendez\u2011vous\u202f?",
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
  descriptions: {
    insurance: "Le nom de la compagnie d’assurance, ou «\u00a0aucune\u00a0»",
  },
  dateParts: { day: "Jour", month: "Mois", year: "Année" },

  send: "Envoyer la demande",
  sending: "Envoi de votre demande…",
  privacy: "Politique de confidentialité (nouvel onglet)",
  error: "Erreur\u00a0:",
  notSentTitle: "Votre demande n’a pas été envoyée",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "Saisissez votre prénom",
    lastName: "Saisissez votre nom de famille",
    email: "Saisissez votre adresse e-mail",
    phone: "Saisissez votre numéro de téléphone",
    dob: "Saisissez votre date de naissance",
    insurance: "Saisissez le nom de votre compagnie d’assurance, ou «\u00a0aucune\u00a0»",
    additionalDetails: "Écrivez ce que le cabinet devrait savoir, ou «\u00a0non\u00a0»",
    appointmentType: "Choisissez le motif du rendez-vous",
    provider: "Choisissez qui vous souhaitez consulter",
  },
  oneName: "S’il n’y a qu’un seul nom, saisissez ici un tiret (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Il y a un problème" : `Il y a ${formatted} problèmes`,
  corrected: "Corrigé\u00a0:",
  allCorrected: "Tout est corrigé",
  quoted: (label) => `«\u00a0${label}\u00a0»`,
  yourAnswer: "Votre réponse",
  tooLong: (field, limit) => `${field} ne peut pas dépasser ${limit} caractères`,
  notAName: (field) =>
    `${field}\u00a0: pas d’adresse e-mail, de numéro de téléphone ni de lien ici`,
  rejected: "Le cabinet n’a pas pu accepter cette réponse. Modifiez\u2011la ou appelez le cabinet",
  fieldErrors: {
    "email-at": "Saisissez une adresse e-mail avec une seule arobase (@), comme nom@example.com",
    "email-two": "Saisissez une seule adresse e-mail, comme nom@example.com",
    "email-blank": "Saisissez l’adresse e-mail sans espaces, comme nom@example.com",
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

  aboutYou: "Vos coordonnées",
  moreDetails: "Quelques précisions",
  change: "Modifier",
  locationsTitle: "Choisissez un cabinet",
  locationsSearch: "Rechercher par nom ou par ville",
  locationsShown: (shown, total) => `Cabinets affichés\u00a0: ${shown} sur ${total}`,
  locationsMissing: "Il manque ici des cabinets, car ils n’ont pas pu être chargés.",

  sendAgain: "Envoyer à nouveau",
  unknownTitle: "Votre demande n’est peut\u2011être pas arrivée",
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
      "Ceci est une copie traduite. Les demandes faites ici n’arrivent pas au cabinet. Appelez, ou ouvrez la page du cabinet.",
    again:
      "Cet essai n’a pas abouti non plus, et un autre pourrait échouer aussi. Veuillez appeler le cabinet. Vos réponses sont toujours là.",
  },
  openPage: "Ouvrir la page du cabinet (nouvel onglet)",

  sentTitle: "Votre demande a été envoyée",
  noAppointment: "Vous n’avez pas encore de rendez-vous.",
  replyWithin: (duration) => `Le cabinet vous répond sous ${duration}.`,
  workingDays: (count, formatted) => (count === 1 ? "1 jour ouvré" : `${formatted} jours ouvrés`),
  openUntil: (time) => `Ouvert en ce moment, jusqu’à ${time}`,
  opensToday: (time) => `Ouvre aujourd’hui à ${time}`,
  opensTomorrow: (time) => `Ouvre demain à ${time}`,
  opensOn: (day, time) => `Ouvre ${day} à ${time}`,
  nextChange: "Pour modifier ou annuler, appelez le cabinet.",
  noAnswer: "Si vous n’avez pas de réponse, ou pour modifier ou annuler, appelez le cabinet.",
  reference: "Votre numéro de demande",
  noteReference: "Notez ce numéro. Cette page ne pourra plus être rouverte.",
  emailed: "Vous recevrez aussi un e-mail.",
  copy: "Copier le numéro",
  copied: "Copié",
  sentAppointmentType: "Motif du rendez-vous",
  sentProvider: "Avec",
  labelled: (label, value) => `${label}\u00a0: ${value}`,

  languageFailed: "Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  languageChanged: "Le formulaire est maintenant en français.",
  untranslated: (language) => `Les textes du cabinet sont en ${language}.`,
};

export const slots: Language["slots"] = {
  slot: "Quand souhaitez-vous le rendez\u2011vous\u202f?",
  slotDescription:
    "Vous pouvez envoyer la demande sans créneau. Le cabinet peut vous en proposer un.",
  loadingTimes: "Recherche des créneaux disponibles…",
  timesFailed: "Les créneaux disponibles n’ont pas pu être affichés.",
  someTimes: (range) => `${range}\u00a0: certains créneaux disponibles n’ont pas pu être affichés`,
  noTimes: (range) => `Aucun créneau disponible\u00a0: ${range}`,
  earlier: "Créneaux précédents",
  later: "Créneaux suivants",
  firstTime: "Premier créneau libre",
  allTimes: "Voir tous les créneaux",
  timesCount: (count, formatted) =>
    count === 0 ? "aucun créneau" : count === 1 ? "1 créneau" : `${formatted} créneaux`,
  dayParts: { morning: "Matin", afternoon: "Après-midi", evening: "Soir" },
  chosenTime: "Créneau choisi",
  readerTime: (time) => `Dans votre fuseau horaire\u00a0: ${time}.`,
  removeTime: "Retirer",
  lostTime: (time) => `Le créneau du ${isolate(time)} n’est pas disponible.`,
  sentTime: "Créneau demandé",

  slotUnavailable: "Le créneau choisi n’est plus disponible",
  chooseAnother: "Choisissez un autre créneau, ou envoyez votre demande sans créneau.",

  requestedContact: "Le cabinet vous contactera au sujet de ce créneau.",
  bookedTitle: "Votre rendez\u2011vous est réservé",
  addToCalendar: "Ajouter à l’agenda",
  inNewTab: (link) => `${link} (nouvel onglet)`,
  calendarTitle: (practice) => `Rendez-vous\u00a0: ${practice}`,
};

const about = (patient: string): PatientMessages => ({
  title: `Informations sur ${patient}`,
  fields: {
    firstName: `Prénom de ${patient}`,
    lastName: `Nom de famille de ${patient}`,
    email: "Votre adresse e-mail",
    phone: "Votre numéro de téléphone",
    dob: `Date de naissance de ${patient}`,
    insurance: `Assurance de ${patient}`,
  },
  missing: {
    firstName: `Saisissez le prénom de ${patient}`,
    lastName: `Saisissez le nom de famille de ${patient}`,
    dob: `Saisissez la date de naissance de ${patient}`,
    insurance: `Saisissez le nom de la compagnie d’assurance de ${patient}, ou «\u00a0aucune\u00a0»`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Quels horaires vous conviennent\u202f?",
  anyTime: "N’importe quand",
  preferredDays: "Jours",
  preferredParts: "Moments de la journée",
  earlier: "Une date plus proche me convient aussi",

  forWhom: "Pour qui est le rendez\u2011vous\u202f?",
  forWhomAnswers: { self: "Pour moi", child: "Pour mon enfant", other: "Pour quelqu’un d’autre" },
  requesterFirstName: "Votre prénom",
  requesterLastName: "Votre nom de famille",
  // "La personne" also has no gender, unlike "le patient".
  patients: { child: about("l’enfant"), other: about("la personne") },

  newPatient: {
    self: "Avez-vous déjà consulté dans ce cabinet\u202f?",
    child: "L’enfant a-t-il déjà consulté dans ce cabinet\u202f?",
    other: "La personne a-t-elle déjà consulté dans ce cabinet\u202f?",
  },
  returning: "Oui",
  firstVisit: "Non, c’est la première fois",

  textConsent: (practice) =>
    `J’accepte que ${isolate(practice)} m’envoie des SMS au sujet de cette demande de rendez-vous.`,
  textConsentDescription:
    "Les SMS peuvent être payants. Pour ne plus en recevoir, prévenez le cabinet.",

  callTimes: "À quel moment peut-on vous appeler\u202f?",
  ownMissing: (label) => `Complétez ceci\u00a0: «\u00a0${isolate(label)}\u00a0»`,

  missing: {
    forWhom: "Choisissez pour qui est le rendez-vous",
    requesterFirstName: "Saisissez votre prénom",
    requesterLastName: "Saisissez votre nom de famille",
    newPatient: "Indiquez si c’est la première fois",
  },
};
