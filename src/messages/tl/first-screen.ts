import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Everyday Tagalog, as clinics in the Philippines and in the United States write it: "kayo" and "inyo"
 * for the reader, and "po" in sentences, not in labels and buttons. "Pagpapatingin" is an appointment.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "tl",
  direction: "ltr",
  offerLabel: "Magpatuloy sa Filipino",

  loading: "Binubuksan ang form ng pagpapatingin",
  loadingSlowly: "Mas matagal ito kaysa karaniwan. Maghintay po sandali.",
  call: (phone) => `Tawagan ang ${phone}`,
  tryAgain: "Subukan muli",
  close: "Isara",
  emergency: (number) =>
    number
      ? `Kung may emergency, tumawag sa ${number}.`
      : "Kung may emergency, tumawag sa lokal na numero para rito.",
  questions: "Gusto ninyong tumawag?",

  failedTitle: "Hindi magamit ang form ng pagpapatingin",
  failed: {
    offline: "Mukhang wala po kayong internet. Tingnan ang koneksiyon, saka subukan muli.",
    temporary:
      "Hindi sumasagot ang serbisyo ng pagpapatingin. Tawagan po ang klinika, o subukan muli mamaya.",
    permanent: "Hindi po makahihiling ng pagpapatingin online sa ngayon. Pakitawagan ang klinika.",
  },

  closedTitle: "Sarado ang paghiling online",
  closed: (name) =>
    `Hindi po tumatanggap ngayon ang ${isolate(name)} ng kahilingang magpatingin online. Pakitawagan ito para humiling.`,
  virtual: "Sa video o telepono ang pagpapatingin.",

  step: (step) => `Hakbang ${step} ng 2`,
  screenerTitle: "Isang tanong muna",
  yes: "Oo",
  no: "Hindi",
  next: "Magpatuloy",
  back: "Bumalik",
  callNow: (number) => `Tumawag ngayon sa ${number ?? "lokal na numero para sa emergency"}`,
  callTitle: "Pakitawagan ang klinika",
  stopped: "Dahil sa sagot ninyo, gusto po kayong makausap ng klinika.",
  changeAnswer: "Palitan ang sagot ko",

  detailsTitle: "Humiling ng pagpapatingin",
  everyQuestion: "Kailangang sagutin ang lahat ng tanong.",
  unlessOptional: "Kailangang sagutin ang lahat ng tanong, maliban sa may “opsiyonal”.",
  optional: "opsiyonal",
  appointmentType: "Para saan ang pagpapatingin?",
  provider: "Kanino ninyo gustong magpatingin?",
  noPreference: "Kahit sino",
  fields: {
    firstName: "Pangalan",
    lastName: "Apelyido",
    email: "Email",
    phone: "Numero ng telepono",
    dob: "Araw ng kapanganakan",
    insurance: "Insurance",
    additionalDetails: "May dapat po bang malaman ang klinika?",
  },
  hints: {
    email: "Maaaring mag-email sa inyo ang klinika rito.",
    phone: "Maaaring tawagan ng klinika ang numerong ito.",
    insurance: "Gaya ng nasa inyong card, o “wala”",
    additionalDetails: "Huwag po itong gamitin sa emergency.",
  },
  dateParts: { day: "Araw", month: "Buwan", year: "Taon" },

  send: "Ipadala",
  sending: "Ipinadadala ang kahilingan…",
  privacy: "Abiso sa privacy (magbubukas sa bagong tab)",
  screenerMissing: "Piliin ang oo o hindi",
  error: "Mali:",
  notSentTitle: "Hindi naipadala ang kahilingan ninyo",
};
