import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (patient: string): PatientMessages => ({
  title: `Ukol sa ${patient}`,
  fields: {
    firstName: `Pangalan ng ${patient}`,
    lastName: `Apelyido ng ${patient}`,
    email: "Email ninyo",
    phone: "Numero ng telepono ninyo",
    dob: `Petsa ng kapanganakan ng ${patient}`,
    insurance: `Insurance ng ${patient}`,
  },
  hints: { insurance: "Gaya ng nasa insurance card, o “wala”" },
  missing: {
    firstName: `Ilagay ang pangalan ng ${patient}`,
    lastName: `Ilagay ang apelyido ng ${patient}`,
    dob: `Ilagay ang petsa ng kapanganakan ng ${patient}`,
    insurance: `Ilagay ang insurance ng ${patient}, o “wala”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Anong oras ang puwede sa inyo?",
  anyTime: "Kahit anong araw at oras",
  preferredDays: "Mga araw",
  preferredParts: "Bahagi ng araw",

  forWhom: "Para kanino ang appointment?",
  forWhomAnswers: { self: "Para sa akin", child: "Para sa anak ko", other: "Para sa ibang tao" },
  aboutYou: "Ukol sa inyo",
  requesterFirstName: "Pangalan ninyo",
  requesterLastName: "Apelyido ninyo",
  relation: { child: "Kaugnayan ninyo sa bata", other: "Kaugnayan ninyo sa pasyente" },
  relationHint: {
    child: "Halimbawa, ina, ama o legal guardian",
    other: "Halimbawa, anak, asawa o caregiver",
  },
  patients: { child: about("bata"), other: about("pasyente") },

  answersKept:
    "Mananatili po ang bawat sagot sa taong tinutukoy nito. Suriin ang mga susunod na tanong.",
  newPatient: {
    self: "Nakapunta na po ba kayo sa klinikang ito?",
    child: "Nakapunta na po ba ang bata sa klinikang ito?",
    other: "Nakapunta na po ba ang pasyente sa klinikang ito?",
  },
  returning: "Oo",
  firstVisit: "Hindi pa, unang beses ito",

  textConsent: (practice) =>
    `Pumapayag akong padalhan ng ${isolate(practice)} ng mga text tungkol sa request na ito.`,
  textConsentHint: "Maaaring may bayad ang mga text. Para itigil ito, sabihin po sa klinika.",

  missing: {
    forWhom: "Piliin kung para kanino ang appointment",
    requesterFirstName: "Ilagay ang inyong pangalan",
    requesterLastName: "Ilagay ang inyong apelyido",
    relation: {
      child: "Ilagay ang kaugnayan ninyo sa bata, gaya ng ina o legal guardian",
      other: "Ilagay ang kaugnayan ninyo sa pasyente, gaya ng anak o caregiver",
    },
    newPatient: "Piliin kung unang beses ito",
  },
};
