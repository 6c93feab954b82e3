import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Ki lè ou ta renmen vini?",
  slotHint: "Si ou pa chwazi yon lè, klinik la ap pwopoze youn.",
  timeZone: (zone) => `Lè yo nan fizo orè sa a: ${zone}.`,
  needsType: "Lè ki disponib yo ap parèt isit la apre ou chwazi rezon randevou a.",
  loadingTimes: "Ap chèche lè ki disponib…",
  loadingTimesSlowly:
    "Sa ap pran plis tan pase dabitid. Pandan w ap tann, ou ka reponn lòt kesyon yo.",
  timesFailed: "Nou pa t ka montre lè ki disponib yo.",
  timesInRange: (range, _count, formatted) => `${range}: ${formatted} lè disponib`,
  someTimes: (range) => `${range}: nou pa t ka montre tout lè ki disponib yo`,
  noTimes: (range) => `Pa gen lè ki disponib: ${range}`,
  withoutTime: "Ou ka voye demann lan san ou pa chwazi yon lè. Klinik la ap pwopoze youn.",
  writeTimes: (field) => `Nan “${field}”, ou ka ekri ki jou ak ki lè ki bon pou ou.`,
  earlier: "Pi bonè",
  later: "Pi ta",
  firstTime: "Premye lè ki disponib",
  allTimes: "Montre tout lè yo",
  timesCount: (_count, formatted) => `${formatted} lè disponib`,
  dayParts: { morning: "Maten", afternoon: "Apremidi", evening: "Aswè" },
  chosenTime: "Lè ou chwazi",
  readerTime: (time) => `Kote ou ye a, lè sa a se ${time}.`,
  changeTime: "Chanje",
  removeTime: "Retire",
  lostTime: (time) =>
    `Lè ou te chwazi a (${isolate(time)}) pa disponib ankò. Chwazi yon lòt lè, oswa voye demann ou san ou pa chwazi yon lè.`,
  sentTime: "Lè ou mande a",

  rejectedAnswers: {
    slot: "Lè ou te chwazi a pa disponib ankò",
  },
  chooseAnother: "Chwazi yon lòt lè, oswa voye demann ou san ou pa chwazi yon lè.",

  requested: {
    nextContact:
      "Klinik la ap kontakte ou konsènan lè ou chwazi a. Anvan sa, ou poko gen randevou.",
  },
  booked: {
    sentTitle: "Ou gen yon randevou",
    nextTitle: "Bon pou konnen",
    nextContact: "Klinik la ap kontakte ou si li gen yon kesyon.",
    nextChange: "Pou chanje oswa anile randevou ou, rele klinik la epi bay nimewo referans ou.",
  },
  bookedTime: "Lè",
  addToCalendar: "Ajoute nan kalandriye",
  inNewTab: (link) => `${link} (nan yon nouvo onglè)`,
  calendarTitle: (practice) => `Randevou: ${practice}`,
};
