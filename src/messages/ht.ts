import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Haitian Creole in the official spelling of 1979, which has no gender. The patient's two names are "prenon"
 * and "siyati", because "non" also is "no".
 */
export const messages: Language["messages"] = {
  tag: "ht",
  offerLabel: "Kontinye an kreyòl ayisyen",
  language: "Lang",

  loading: "Fòmilè randevou a ap chaje",
  loadingSlowly: "Sa ap pran plis tan pase dabitid. Tanpri tann yon ti moman.",
  call: (phone) => `Rele ${phone}`,
  tryAgain: "Eseye ankò",
  close: "Fèmen",
  emergency: (number) => `Nan ka ijans, rele ${number ?? "nimewo ijans ki nan zòn ou"}.`,

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

  step: (step, count) => `Etap ${step} sou ${count}`,
  yes: "Wi",
  no: "Non",
  next: "Kontinye",
  back: "Retounen",
  callNow: (number) => `Rele ${number ?? "nimewo ijans ki nan zòn ou"} kounye a`,
  callTitle: "Tanpri rele klinik la",
  stopped: "Dapre repons ou, klinik la ta renmen pale avèk ou.",
  changeAnswer: "Chanje repons mwen",

  detailsTitle: "Mande yon randevou",
  nextContact: "Klinik la ap kontakte ou pou chwazi yon lè.",
  optional: "(opsyonèl)",
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
  descriptions: {
    insurance: "Non konpayi asirans lan, oswa “okenn”",
  },
  dateParts: { day: "Jou", month: "Mwa", year: "Ane" },

  send: "Voye demann lan",
  sending: "Demann ou ap pati…",
  privacy: "Avi sou vi prive (nan yon nouvo onglè)",
  error: "Erè:",
  notSentTitle: "Demann ou an pa voye",
};

/** The names of languages that `Intl` has in French only. */
const LANGUAGE_NAMES: Record<string, string> = {
  anglais: "angle",
  espagnol: "panyòl",
  arabe: "arab",
  français: "franse",
  portugais: "pòtigè",
  chinois: "chinwa",
  "chinois traditionnel": "chinwa tradisyonèl",
  vietnamien: "vyetnamyen",
  coréen: "koreyen",
  russe: "ris",
};

/** The same of the countries that most patients of these practices call from. */
const COUNTRIES: Record<string, string> = {
  Allemagne: "Almay",
  Argentine: "Ajantin",
  Bahamas: "Bahamas",
  Belgique: "Bèljik",
  Brésil: "Brezil",
  Canada: "Kanada",
  Chili: "Chili",
  Chine: "Lachin",
  Colombie: "Kolonbi",
  Cuba: "Kiba",
  Espagne: "Espay",
  "États-Unis": "Etazini",
  France: "Frans",
  Guadeloupe: "Gwadloup",
  "Guyane française": "Giyàn franse",
  Haïti: "Ayiti",
  Inde: "End",
  Italie: "Itali",
  Jamaïque: "Jamayik",
  Japon: "Japon",
  Martinique: "Matinik",
  Mexique: "Meksik",
  Panama: "Panama",
  "Porto Rico": "Pòtoriko",
  Portugal: "Pòtigal",
  "République dominicaine": "Repiblik Dominikèn",
  "Royaume-Uni": "Wayòm Ini",
  Russie: "Larisi",
  Suisse: "Swis",
  Venezuela: "Venezwela",
  "Viêt Nam": "Vyetnam",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "Ekri prenon ou",
    lastName: "Ekri siyati ou",
    email: "Ekri adrès imèl ou",
    phone: "Ekri nimewo telefòn ou",
    dob: "Ekri dat nesans ou",
    insurance: "Ekri non konpayi asirans ou, oswa “okenn”",
    additionalDetails: "Ekri sa klinik la ta dwe konnen, oswa “non”",
    appointmentType: "Chwazi rezon randevou a",
    provider: "Chwazi moun ou ta renmen wè",
  },
  oneName: "Si gen yon sèl non, ekri yon tirè (-) isit la",
  problemTitle: (count, formatted) =>
    count === 1 ? "Gen yon pwoblèm" : `Gen ${formatted} pwoblèm`,
  corrected: "Korije:",
  allCorrected: "Tout korije",
  quoted: (label) => `“${label}”`,
  yourAnswer: "Repons ou",
  tooLong: (field, limit) => `${field} pa ka gen plis pase ${limit} karaktè`,
  notAName: (field) => `${field} dwe yon non, pa yon imèl, yon nimewo telefòn oswa yon lyen`,
  rejected: "Klinik la pa t ka aksepte repons sa a. Chanje l, oswa rele klinik la",
  fieldErrors: {
    "email-at": "Ekri yon adrès imèl ki gen yon sèl siy @, tankou name@example.com",
    "email-two": "Ekri yon sèl adrès imèl, tankou name@example.com",
    "email-blank": "Ekri yon adrès imèl san espas, tankou name@example.com",
    "email-local":
      "Tcheke pati ki vini anvan siy @ la. Tout adrès imèl la dwe sanble ak name@example.com",
    "email-domain": "Tcheke pati ki vini apre siy @ la. Li dwe sanble ak example.com",
    "phone-letters": (example) => `Ekri nimewo telefòn lan sèlman, san mo, tankou ${example}`,
    "phone-two": (example) => `Ekri yon sèl nimewo telefòn, tankou ${example}`,
    "phone-short": (example) => `Nimewo sa a twò kout. Ekri tout nimewo a, tankou ${example}`,
    "phone-long": (example) =>
      `Nimewo sa a twò long. Ekri yon sèl nimewo, tankou ${example}. Pou yon lòt peyi, kòmanse ak + epi kòd peyi a`,
    "phone-country":
      "Ekri nimewo telefòn lan ak kòd peyi a, tankou +1 202 555 0143 oswa +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Tcheke nimewo telefòn lan. Li dwe sanble ak ${example}. Pou yon lòt peyi, kòmanse ak + epi kòd peyi a`,
    "date-day": "Ekri jou a an chif, ant 1 ak 31",
    "date-month": "Ekri mwa a an chif, ant 1 ak 12, oswa non mwa a",
    "date-year": "Ekri ane a ak 4 chif, tankou 1980",
    "date-year-short": "Ekri tout 4 chif ane a, tankou 1980 olye de 80",
    "date-calendar": "Ekri ane a dapre kalandriye gregoryen an, ak 4 chif, tankou 1980",
    "date-future": "Dat nesans lan pa ka apre jodi a",
    "date-too-old": "Tcheke ane a: li dwe nan dènye 120 ane yo",
  },
  incompleteDate: (parts) => `Konplete dat nesans lan: ${parts}`,
  shortMonth: (month, days) => `Tcheke jou a: ${month} te gen ${days} jou`,

  charactersLeft: (_count, formatted) => `Rete ${formatted} karaktè`,
  charactersOver: (_count, formatted) => `Gen ${formatted} karaktè anplis`,
  didYouMean: (address) => `Èske ou te vle di ${address}?`,
  useSuggestion: "Wi, chanje li",
  keepAnswer: "Si adrès imèl la bon, kite l konsa.",

  phoneExtension: "ekst.",
  phoneNotes: {
    short: (phone) => `Tcheke nimewo sa a: li sanble twò kout (${phone})`,
    long: (phone) => `Tcheke nimewo sa a: li sanble twò long (${phone})`,
    unusual: (phone) => `Tcheke nimewo sa a: petèt gen yon chif ki pa bon (${phone})`,
    abroad: (phone, country) =>
      `Nimewo ou: ${phone}. Se yon nimewo nan yon lòt peyi: ${COUNTRIES[country] ?? country}.`,
  },

  idleTitle: "Èske ou la toujou?",
  idle: (_seconds, formatted) =>
    `Pou pwoteje enfòmasyon ou, repons ou yo ap efase nan ${formatted} segonn.`,
  idleStay: "Mwen la toujou",
  cleared: "Pou pwoteje enfòmasyon ou, repons ou yo efase.",

  aboutYou: "Enfòmasyon ou",
  moreDetails: "Kèk lòt enfòmasyon",
  change: "Chanje",
  locationsTitle: "Chwazi yon klinik",
  locationsSearch: "Chèche selon non oswa vil",
  locationsShown: (shown, total) => `Klinik ki parèt: ${shown} sou ${total}`,
  locationsMissing: "Gen kèk klinik ki manke la a, paske yo pa t ka chaje.",

  sendAgain: "Voye ankò",
  unknownTitle: "Petèt demann ou pa rive",
  notSent: {
    offline:
      "Sanble ou pa gen entènèt. Repons ou yo la toujou. Voye demann lan ankò lè entènèt la tounen.",
    "back-online": "Entènèt la tounen. Repons ou yo la toujou.",
    unknown:
      "Repons ou yo la toujou. Ou mèt voye demann lan ankò san pwoblèm: si ou pa chanje anyen, klinik la ap resevwa l yon sèl fwa. Ou ka rele klinik la tou.",
    busy: "Sistèm klinik la okipe, li pa t ka pran demann ou. Repons ou yo la toujou. Tann yon minit epi voye ankò, oswa rele klinik la.",
    refused:
      "Sistèm klinik la pa t aksepte demann ou. Repons ou yo la toujou. Tanpri rele klinik la.",
    "duplicate-id":
      "Te gen yon pwoblèm ak demann sa a. Repons ou yo la toujou. Tanpri voye ankò, oswa rele klinik la.",
    "no-receiver": "Fòmilè sa a pa ka voye demann kounye a. Tanpri rele klinik la.",
    "copied-page":
      "Sa a se yon kopi paj la ki tradui. Demann ki soti ladan l pa rive nan klinik la. Rele, oswa louvri pwòp paj klinik la.",
    again:
      "Fwa sa a pa mache non plis, epi yon lòt esè ka pa ede. Tanpri rele klinik la. Repons ou yo la toujou.",
  },
  openPage: "Louvri pwòp paj klinik la (nan yon nouvo onglè)",

  sentTitle: "Demann ou an voye",
  noAppointment: "Ou poko gen randevou.",
  replyWithin: (duration) =>
    `Klinik la ap reponn ou nan yon delè ${duration.replace(/heures?/, "èdtan")}.`,
  workingDays: (_count, formatted) => `${formatted} jou travay`,
  openUntil: (time) => `Klinik la louvri jiska ${time}`,
  opensToday: (time) => `Klinik la ap louvri jodi a, a ${time}`,
  opensTomorrow: (time) => `Klinik la ap louvri demen a ${time}`,
  opensOn: (day, time) => `Klinik la ap louvri ${day} a ${time}`,
  nextChange: "Pou chanje oswa anile, rele klinik la.",
  noAnswer: "Si ou pa jwenn repons, oswa pou chanje oswa anile, rele klinik la.",
  reference: "Nimewo referans ou",
  noteReference: "Note nimewo sa a. Ou pa ka louvri paj sa a ankò.",
  emailed: "W ap resevwa yon imèl tou.",
  copy: "Kopye nimewo a",
  copied: "Nimewo a kopye",
  sentAppointmentType: "Rezon randevou a",
  sentProvider: "Avèk",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "Lang sa a pa t ka chaje. Tcheke koneksyon ou, epi eseye ankò.",
  languageChanged: "Kounye a fòmilè a an kreyòl ayisyen.",
  untranslated: (language) =>
    `Tèks klinik la ekri nan lang sa a: ${LANGUAGE_NAMES[language] ?? language}.`,
};

export const slots: Language["slots"] = {
  slot: "Ki lè ou ta renmen randevou a?",
  slotDescription: "Ou ka voye demann lan san ou pa chwazi yon lè. Klinik la ka pwopoze youn.",
  loadingTimes: "Ap chèche lè ki disponib…",
  timesFailed: "Nou pa t ka montre lè ki disponib yo.",
  someTimes: (range) => `${range}: nou pa t ka montre tout lè ki disponib yo`,
  noTimes: (range) => `Pa gen lè ki disponib: ${range}`,
  earlier: "Pi bonè",
  later: "Pi ta",
  firstTime: "Premye lè ki disponib",
  allTimes: "Montre tout lè yo",
  timesCount: (count, formatted) =>
    count === 0 ? "okenn lè disponib" : `${formatted} lè disponib`,
  dayParts: { morning: "Maten", afternoon: "Apremidi", evening: "Aswè" },
  chosenTime: "Lè ou chwazi",
  readerTime: (time) => `Kote ou ye a, lè sa a se ${time}.`,
  removeTime: "Retire",
  lostTime: (time) => `Lè ou te chwazi a (${isolate(time)}) pa disponib.`,
  sentTime: "Lè ou mande a",

  slotUnavailable: "Lè ou te chwazi a pa disponib ankò",
  chooseAnother: "Chwazi yon lòt lè, oswa voye demann ou san ou pa chwazi yon lè.",

  requestedContact: "Klinik la ap kontakte ou konsènan lè ou chwazi a.",
  bookedTitle: "Randevou a konfime",
  addToCalendar: "Ajoute nan kalandriye",
  inNewTab: (link) => `${link} (nan yon nouvo onglè)`,
  calendarTitle: (practice) => `Randevou: ${practice}`,
};

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
  missing: {
    firstName: `Ekri prenon ${patient}`,
    lastName: `Ekri siyati ${patient}`,
    dob: `Ekri dat nesans ${patient}`,
    insurance: `Ekri non konpayi asirans ${patient}, oswa “okenn”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Ki lè ki bon pou ou?",
  anyTime: "Nenpòt jou ak nenpòt lè",
  preferredDays: "Jou",
  preferredParts: "Moman nan jounen an",
  earlier: "Yon dat ki pi bonè bon pou mwen tou",

  forWhom: "Pou ki moun randevou a ye?",
  forWhomAnswers: { self: "Pou mwen", child: "Pou pitit mwen", other: "Pou yon lòt moun" },
  requesterFirstName: "Prenon pa ou",
  requesterLastName: "Siyati pa ou",
  patients: { child: about("timoun nan"), other: about("pasyan an") },

  newPatient: {
    self: "Èske ou te deja konsilte nan klinik sa a?",
    child: "Èske timoun nan te deja konsilte nan klinik sa a?",
    other: "Èske pasyan an te deja konsilte nan klinik sa a?",
  },
  returning: "Wi",
  firstVisit: "Non, se premye fwa",

  textConsent: (practice) =>
    `Mwen dakò pou ${isolate(practice)} voye mesaj tèks ban mwen sou demann randevou sa a.`,
  textConsentDescription: "Mesaj yo ka koute lajan. Pou sispann mesaj yo, di klinik la sa.",

  callTimes: "Ki lè ki bon pou rele w?",
  ownMissing: (label) => `Ranpli sa a: “${isolate(label)}”`,

  missing: {
    forWhom: "Chwazi pou ki moun randevou a ye",
    requesterFirstName: "Ekri prenon pa ou",
    requesterLastName: "Ekri siyati pa ou",
    newPatient: "Chwazi si se premye fwa",
  },
};
