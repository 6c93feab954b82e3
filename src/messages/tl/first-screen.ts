import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Everyday Tagalog, as clinics in the Philippines and in the United States write it: "kayo" and "inyo"
 * for the reader, and "po" in sentences, not in labels and buttons.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "tl",
  direction: "ltr",
  offerLabel: "Gamitin ang Tagalog (Filipino)",

  loading: "Binubuksan ang form ng appointment",
  loadingSlowly: "Mas matagal ito kaysa karaniwan. Maghintay po sandali.",
  call: (phone) => `Tawagan ang ${phone}`,
  tryAgain: "Subukan muli",
  close: "Isara",
  emergency: (number) =>
    number
      ? `Kung may emergency, tumawag po sa ${number}.`
      : "Kung may emergency, tumawag po sa emergency hotline sa inyong lugar.",
  questions: "Gusto ninyong tumawag?",

  failedTitle: "Hindi magamit ang form ng appointment",
  failed: {
    offline: "Mukhang wala po kayong internet. Tingnan ang koneksyon, saka subukan muli.",
    temporary:
      "Hindi sumasagot ang serbisyo ng appointment. Tawagan po ang klinika, o subukan muli mamaya.",
    permanent: "Hindi po makahihiling ng appointment online sa ngayon. Pakitawagan ang klinika.",
  },

  closedTitle: "Hindi muna tumatanggap ng request online",
  closed: (name) =>
    `Hindi po tumatanggap ngayon ang ${isolate(name)} ng request na appointment online. Pakitawagan ito para humiling.`,
  virtual: "Sa video o telepono ang appointment.",

  step: (step) => `Hakbang ${step} ng 2`,
  screenerTitle: "Isang tanong muna",
  yes: "Oo",
  no: "Hindi",
  next: "Magpatuloy",
  back: "Bumalik",
  callNow: (number) => `Tumawag ngayon sa ${number ?? "emergency hotline sa inyong lugar"}`,
  callTitle: "Pakitawagan ang klinika",
  stopped: "Dahil sa sagot ninyo, gusto po kayong makausap ng klinika.",
  changeAnswer: "Palitan ang sagot ko",

  detailsTitle: "Humiling ng appointment",
  everyQuestion: "Kailangan pong sagutin ang lahat ng tanong.",
  unlessOptional: "Kailangan pong sagutin ang lahat ng tanong, maliban sa may “opsyonal”.",
  optional: "opsyonal",
  appointmentType: "Para saan ang appointment?",
  provider: "Kanino ninyo gustong magpatingin?",
  noPreference: "Kahit sino",
  fields: {
    firstName: "Pangalan",
    lastName: "Apelyido",
    email: "Email",
    phone: "Numero ng telepono",
    dob: "Petsa ng kapanganakan",
    insurance: "Insurance",
    additionalDetails: "May dapat po bang malaman ang klinika?",
  },
  hints: {
    email: "Maaari po kayong i-email ng klinika rito.",
    phone: "Maaari pong tawagan ng klinika ang numerong ito.",
    insurance: "Gaya ng nasa insurance card ninyo, o “wala”",
    additionalDetails: "Huwag po itong gamitin sa emergency.",
  },
  dateParts: { day: "Araw", month: "Buwan", year: "Taon" },

  send: "Ipadala",
  sending: "Ipinadadala ang request…",
  privacy: "Abiso sa privacy (magbubukas sa bagong tab)",
  screenerMissing: "Piliin ang oo o hindi",
  error: "Error:",
  notSentTitle: "Hindi naipadala ang request ninyo",
};
