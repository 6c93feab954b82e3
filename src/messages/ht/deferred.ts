import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

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

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Ekri prenon ou",
    lastName: "Ekri siyati ou",
    email: "Ekri adrès imèl ou",
    phone: "Ekri nimewo telefòn ou",
    dob: "Ekri dat nesans ou",
    insurance: "Ekri asirans ou, oswa “okenn”",
    additionalDetails: "Ekri sa klinik la ta dwe konnen, oswa “non”",
    appointmentType: "Chwazi rezon randevou a",
    provider: "Chwazi moun ou ta renmen wè",
  },
  oneName: "Si gen yon sèl non, ekri yon tirè (-) isit la",
  problemTitle: (count, formatted) =>
    count === 1 ? "Gen yon pwoblèm" : `Gen ${formatted} pwoblèm`,
  corrected: "Korije:",
  allCorrected: "Tout korije",
  fieldNames: {
    firstName: "“Prenon”",
    lastName: "“Siyati”",
    email: "“Adrès imèl”",
    phone: "“Nimewo telefòn”",
    dob: "“Dat nesans”",
    insurance: "“Asirans”",
    additionalDetails: "Repons ou",
  },
  anyAnswer: "Repons ou",
  tooLong: (field, limit) => `${field} pa ka gen plis pase ${limit} karaktè`,
  notAName: (field) => `${field} dwe yon non, pa yon imèl, yon nimewo telefòn oswa yon lyen`,
  rejected: "Klinik la pa t ka aksepte repons sa a. Tcheke li epi voye demann lan ankò",
  fieldErrors: {
    "email-at": "Ekri yon adrès imèl ki gen yon sèl siy @, tankou name@example.com",
    "email-two": "Ekri yon sèl adrès imèl, tankou name@example.com",
    "email-blank": "Ekri yon adrès imèl san espas, tankou name@example.com",
    "email-name": "Ajoute pati ki vini anvan siy @ la, tankou name@example.com",
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
  phoneReadBack: (phone) => `Nimewo ou: ${phone}`,
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
      "Yon sèvis tradiksyon montre ou yon kopi paj sa a, epi klinik la pa resevwa demann ki soti nan yon kopi. Tanpri rele klinik la, oswa louvri pwòp paj li epi ranpli fòmilè a la.",
  },
  openPage: "Louvri pwòp paj klinik la (nan yon nouvo onglè)",

  sentTitle: "Demann ou an voye",
  nextTitle: "Sa k ap pase apre sa",
  nextRead: (name) => `${isolate(name)} ap li demann ou.`,
  nextContact: "Klinik la ap kontakte ou pou chwazi yon lè. Anvan sa, ou poko gen randevou.",
  nextChange: "Pou chanje oswa anile demann ou, rele klinik la epi bay nimewo referans ou.",
  reference: "Nimewo referans ou",
  copy: "Kopye nimewo a",
  copied: "Nimewo a kopye",
  sentOn: "Dat ou voye l",
  practice: "Klinik",
  practiceAddress: "Adrès",
  sentAppointmentType: "Rezon randevou a",
  sentProvider: "Avèk",
  practicePhone: "Telefòn klinik la",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => `Lè kounye a nan klinik la: ${time}.`,

  language: "Lang",
  languageFailed: "Lang sa a pa t ka chaje. Tcheke koneksyon ou, epi eseye ankò.",
  languageChanged: "Kounye a fòmilè a an kreyòl ayisyen.",
  untranslated: (language) =>
    `Tèks klinik la ekri nan lang sa a: ${LANGUAGE_NAMES[language] ?? language}.`,
};
