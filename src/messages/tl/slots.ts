import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Kailan ninyo gustong pumunta?",
  slotHint: "Kung hindi kayo pipili ng oras, magmumungkahi ang klinika.",
  timeZone: (zone) => `Ang mga oras ay nasa time zone na ito: ${zone}.`,
  needsType:
    "Lilitaw dito ang mga bakanteng oras kapag napili na kung para saan ang pagpapatingin.",
  loadingTimes: "Hinahanap ang mga bakanteng oras…",
  loadingTimesSlowly:
    "Mas matagal ito kaysa karaniwan. Habang naghihintay, puwede ninyong sagutin ang ibang tanong.",
  timesFailed: "Hindi mabuksan ang mga bakanteng oras.",
  timesInRange: (range, _count, formatted) => `${range}: ${formatted} bakanteng oras`,
  noTimes: (range) => `Walang bakanteng oras: ${range}`,
  withoutTime: "Puwede ninyong ipadala ang kahilingan nang walang oras. Magmumungkahi ang klinika.",
  earlier: "Mas maaga",
  later: "Mas huli",
  firstTime: "Pinakamaagang bakante",
  allTimes: "Ipakita ang lahat",
  // Not "oras" alone, which after a number also means hours.
  timesCount: (_count, formatted) => `${formatted} bakante`,
  dayParts: { morning: "Umaga", afternoon: "Hapon", evening: "Gabi" },
  chosenTime: "Oras ninyo",
  readerTime: (time) => `Sa lugar ninyo, ${time} iyon.`,
  changeTime: "Palitan",
  removeTime: "Alisin",
  lostTime: (time) =>
    `Hindi na bakante ang ${isolate(time)}. Pumili ng ibang oras, o ipadala ang kahilingan nang walang oras.`,
  sentTime: "Hiniling na oras",

  rejectedAnswers: {
    slot: "Hindi na bakante ang napili ninyong oras",
  },
  chooseAnother: "Pumili ng ibang oras, o ipadala ang kahilingan nang walang oras.",

  requested: {
    nextContact:
      "Makikipag-ugnayan po sa inyo ang klinika tungkol sa oras na ito. Sa ngayon, wala pa kayong iskedyul.",
  },
  booked: {
    sentTitle: "May iskedyul na po kayo",
    nextTitle: "Mabuting malaman",
    nextContact: "Makikipag-ugnayan sa inyo ang klinika kung may tanong ito.",
    nextChange:
      "Para baguhin o kanselahin ang pagpapatingin, tawagan ang klinika at ibigay ang inyong reference number.",
  },
  bookedTime: "Oras",
  addToCalendar: "Idagdag sa kalendaryo",
  calendarTitle: (practice) => `Pagpapatingin sa ${practice}`,
};
