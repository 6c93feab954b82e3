import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (ofPatient: string): PatientMessages => ({
  title: `Informations ${ofPatient}`,
  fields: {
    firstName: `Prénom ${ofPatient}`,
    lastName: `Nom de famille ${ofPatient}`,
    email: "Votre adresse e-mail",
    phone: "Votre numéro de téléphone",
    dob: `Date de naissance ${ofPatient}`,
    insurance: `Assurance ${ofPatient}`,
  },
  hints: { insurance: "Le nom inscrit sur la carte d’assurance, ou «\u00a0aucune\u00a0»" },
  missing: {
    firstName: `Saisissez le prénom ${ofPatient}`,
    lastName: `Saisissez le nom de famille ${ofPatient}`,
    dob: `Saisissez la date de naissance ${ofPatient}`,
    insurance: `Indiquez l’assurance ${ofPatient}, ou «\u00a0aucune\u00a0»`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Quels horaires vous conviennent\u202f?",
  anyTime: "À tout moment",
  preferredDays: "Jours",
  preferredParts: "Moments de la journée",

  forWhom: "Pour qui est le rendez-vous\u202f?",
  forWhomAnswers: {
    self: "Pour moi",
    child: "Pour mon enfant",
    other: "Pour quelqu’un d’autre",
  },
  aboutYou: "Vos coordonnées",
  requesterFirstName: "Votre prénom",
  requesterLastName: "Votre nom de famille",
  relation: {
    child: "Votre lien avec l’enfant",
    other: "Votre lien avec cette personne",
  },
  relationHint: {
    child: "Par exemple, mère, père ou autre responsable légal",
    other: "Par exemple, fille, mari ou proche aidant",
  },
  // "La personne" also has no gender, unlike "le patient".
  patients: { child: about("de l’enfant"), other: about("de la personne") },

  answersKept:
    "Chaque réponse reste à la personne qu’elle concerne. Vérifiez les questions qui suivent.",
  newPatient: {
    self: "Avez-vous déjà consulté dans ce cabinet\u202f?",
    child: "L’enfant a-t-il déjà consulté dans ce cabinet\u202f?",
    other: "La personne a-t-elle déjà consulté dans ce cabinet\u202f?",
  },
  returning: "Oui",
  firstVisit: "Non, c’est la première fois",

  textConsent: (practice) =>
    `J’accepte que ${isolate(practice)} m’envoie des SMS au sujet de cette demande de rendez-vous.`,
  textConsentHint: "Les SMS peuvent être payants. Pour ne plus en recevoir, prévenez le cabinet.",

  missing: {
    forWhom: "Choisissez pour qui est le rendez-vous",
    requesterFirstName: "Saisissez votre prénom",
    requesterLastName: "Saisissez votre nom de famille",
    relation: {
      child: "Indiquez votre lien avec l’enfant, comme mère ou responsable légal",
      other: "Indiquez votre lien avec cette personne, comme fille ou proche aidant",
    },
    newPatient: "Indiquez si c’est la première fois",
  },
};
