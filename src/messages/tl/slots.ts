import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Kailan ninyo gustong pumunta?",
  slotHint: "Kung hindi po kayo pipili ng oras, magmumungkahi ang klinika.",
  timeZone: (zone) => `Ang mga oras ay nasa time zone na ito: ${zone}.`,
  needsType: "Lilitaw dito ang mga bakanteng oras kapag napili na kung para saan ang appointment.",
  loadingTimes: "Hinahanap ang mga bakanteng oras…",
  loadingTimesSlowly:
    "Mas matagal po ito kaysa karaniwan. Habang naghihintay, puwede ninyong sagutin ang ibang tanong.",
  timesFailed: "Hindi po maipakita ang mga bakanteng oras.",
  timesInRange: (range, _count, formatted) => `${range}: ${formatted} bakanteng oras`,
  someTimes: (range) => `${range}: hindi maipakita ang lahat ng bakanteng oras`,
  noTimes: (range) => `Walang bakanteng oras: ${range}`,
  withoutTime: "Puwede po ninyong ipadala ang request nang walang oras. Magmumungkahi ang klinika.",
  writeTimes: (field) =>
    `Puwede po ninyong isulat sa “${field}” kung anong araw at oras ang puwede kayo.`,
  earlier: "Mas maagang oras",
  later: "Mas huling oras",
  firstTime: "Pinakamaagang bakante",
  allTimes: "Ipakita ang lahat",
  // Not "oras" alone, which after a number also means hours.
  timesCount: (_count, formatted) => `${formatted} bakante`,
  dayParts: { morning: "Umaga", afternoon: "Hapon", evening: "Gabi" },
  chosenTime: "Oras ninyo",
  readerTime: (time) => `Sa lugar po ninyo, ${time} iyon.`,
  changeTime: "Palitan",
  removeTime: "Alisin",
  lostTime: (time) =>
    `Hindi na po bakante ang oras na ito: ${isolate(time)}. Pumili ng ibang oras, o ipadala ang request nang walang oras.`,
  sentTime: "Hiniling na oras",

  rejectedAnswers: {
    slot: "Hindi na bakante ang napili ninyong oras",
  },
  chooseAnother: "Pumili po ng ibang oras, o ipadala ang request nang walang oras.",

  requested: {
    nextContact:
      "Makikipag-ugnayan po sa inyo ang klinika tungkol sa oras na ito. Sa ngayon, wala pa kayong appointment.",
  },
  booked: {
    sentTitle: "Naka-book na po ang appointment ninyo",
    nextTitle: "Mabuting malaman",
    nextContact: "Makikipag-ugnayan po sa inyo ang klinika kung may tanong ito.",
    nextChange:
      "Para baguhin o kanselahin ang appointment, tawagan po ang klinika at ibigay ang inyong reference number.",
  },
  bookedTime: "Oras",
  addToCalendar: "Idagdag sa kalendaryo",
  inNewTab: (link) => `${link} (magbubukas sa bagong tab)`,
  calendarTitle: (practice) => `Appointment sa ${practice}`,
};
