import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (patient: string): PatientMessages => ({
  title: `Enfòmasyon ${patient}`,
  fields: {
    firstName: `Prenon ${patient}`,
    lastName: `Siyati ${patient}`,
    email: "Adrès imèl pa ou",
    phone: "Nimewo telefòn pa ou",
    dob: `Dat nesans ${patient}`,
    insurance: `Asirans ${patient}`,
  },
  hints: { insurance: "Jan li ekri sou kat asirans lan, oswa “okenn”" },
  missing: {
    firstName: `Ekri prenon ${patient}`,
    lastName: `Ekri siyati ${patient}`,
    dob: `Ekri dat nesans ${patient}`,
    insurance: `Ekri asirans ${patient}, oswa “okenn”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Ki lè ki bon pou ou?",
  anyTime: "Nenpòt jou ak nenpòt lè",
  preferredDays: "Jou",
  preferredParts: "Moman nan jounen an",

  forWhom: "Pou ki moun randevou a ye?",
  forWhomAnswers: { self: "Pou mwen", child: "Pou pitit mwen", other: "Pou yon lòt moun" },
  aboutYou: "Enfòmasyon ou",
  requesterFirstName: "Prenon pa ou",
  requesterLastName: "Siyati pa ou",
  relation: { child: "Relasyon ou ak timoun nan", other: "Relasyon ou ak pasyan an" },
  relationHint: {
    child: "Pa egzanp, manman, papa oswa gadyen legal",
    other: "Pa egzanp, pitit fi, mari oswa moun k ap bay swen",
  },
  patients: { child: about("timoun nan"), other: about("pasyan an") },

  answersKept: "Chak repons rete pou moun li konsène a. Tcheke kesyon ki vin apre yo.",
  newPatient: {
    self: "Èske ou te vin nan klinik sa a deja?",
    child: "Èske timoun nan te vin nan klinik sa a deja?",
    other: "Èske pasyan an te vin nan klinik sa a deja?",
  },
  returning: "Wi",
  firstVisit: "Non, se premye fwa",

  textConsent: (practice) =>
    `Mwen dakò pou ${isolate(practice)} voye mesaj tèks ban mwen sou demann randevou sa a.`,
  textConsentHint: "Mesaj yo ka koute lajan. Pou sispann mesaj yo, di klinik la sa.",

  missing: {
    forWhom: "Chwazi pou ki moun randevou a ye",
    requesterFirstName: "Ekri prenon pa ou",
    requesterLastName: "Ekri siyati pa ou",
    relation: {
      child: "Ekri relasyon ou ak timoun nan, tankou manman oswa gadyen legal",
      other: "Ekri relasyon ou ak pasyan an, tankou pitit fi oswa moun k ap bay swen",
    },
    newPatient: "Chwazi si se premye fwa",
  },
};
