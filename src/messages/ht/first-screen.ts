import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Haitian Creole in the official spelling of 1979, which has no gender. The patient's two names are "prenon"
 * and "siyati", because "non" also is "no".
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "ht",
  direction: "ltr",
  offerLabel: "Kontinye an kreyòl ayisyen",

  loading: "Fòmilè randevou a ap chaje",
  loadingSlowly: "Sa ap pran plis tan pase dabitid. Tanpri tann yon ti moman.",
  call: (phone) => `Rele ${phone}`,
  tryAgain: "Eseye ankò",
  close: "Fèmen",
  emergency: (number) => `Nan ka ijans, rele ${number ?? "nimewo ijans ki nan zòn ou"}.`,
  questions: "Ou pito rele?",

  failedTitle: "Fòmilè randevou a pa disponib",
  failed: {
    offline: "Sanble ou pa gen entènèt. Tcheke koneksyon ou, epi eseye ankò.",
    temporary: "Sèvis randevou a pa reponn. Rele klinik la, oswa eseye ankò talè.",
    permanent: "Ou pa ka mande randevou sou entènèt kounye a. Tanpri rele klinik la.",
  },

  closedTitle: "Pa gen demann sou entènèt kounye a",
  closed: (name) =>
    `${isolate(name)} pa pran demann randevou sou entènèt kounye a. Tanpri rele pou mande yon randevou.`,
  virtual: "Konsiltasyon yo fèt pa videyo oswa pa telefòn.",

  step: (step) => `Etap ${step} sou 2`,
  screenerTitle: "Yon kesyon anvan",
  yes: "Wi",
  no: "Non",
  next: "Kontinye",
  back: "Retounen",
  callNow: (number) => `Rele ${number ?? "nimewo ijans ki nan zòn ou"} kounye a`,
  callTitle: "Tanpri rele klinik la",
  stopped: "Dapre repons ou, klinik la ta renmen pale avèk ou.",
  changeAnswer: "Chanje repons mwen",

  detailsTitle: "Mande yon randevou",
  everyQuestion: "Ou dwe reponn tout kesyon yo.",
  unlessOptional: "Ou dwe reponn tout kesyon yo, sof sa ki make “opsyonèl”.",
  optional: "opsyonèl",
  appointmentType: "Poukisa ou bezwen randevou a?",
  provider: "Ki moun ou ta renmen wè?",
  noPreference: "Nenpòt moun",
  fields: {
    firstName: "Prenon",
    lastName: "Siyati",
    email: "Adrès imèl",
    phone: "Nimewo telefòn",
    dob: "Dat nesans",
    insurance: "Asirans",
    additionalDetails: "Èske gen yon bagay klinik la ta dwe konnen?",
  },
  hints: {
    email: "Klinik la ka voye imèl ba ou nan adrès sa a.",
    phone: "Klinik la ka rele nimewo sa a.",
    insurance: "Jan li ekri sou kat asirans ou, oswa “okenn”",
    additionalDetails: "Tanpri pa itilize sa pou ijans.",
  },
  dateParts: { day: "Jou", month: "Mwa", year: "Ane" },

  send: "Voye demann lan",
  sending: "Demann ou ap pati…",
  privacy: "Avi sou vi prive (nan yon nouvo onglè)",
  screenerMissing: "Chwazi wi oswa non",
  error: "Erè:",
  notSentTitle: "Demann ou an pa voye",
};
