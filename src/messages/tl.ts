import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Everyday Tagalog, as clinics in the Philippines and in the United States write it: "kayo" and "inyo"
 * for the reader, and "po" in sentences, not in labels and buttons.
 */
export const messages: Language["messages"] = {
  tag: "tl",
  offerLabel: "Gamitin ang Tagalog (Filipino)",
  language: "Wika",

  loading: "Binubuksan ang form ng appointment",
  loadingSlowly: "Mas matagal ito kaysa karaniwan. Maghintay po sandali.",
  call: (phone) => `Tawagan ang ${phone}`,
  tryAgain: "Subukang muli",
  close: "Isara",
  emergency: (number) =>
    number
      ? `Kung may emergency, tumawag po sa ${number}.`
      : "Kung may emergency, tumawag po sa emergency hotline sa inyong lugar.",

  failedTitle: "Hindi magamit ang form ng appointment",
  failed: {
    offline: "Mukhang wala po kayong internet. Tingnan ang koneksyon, saka subukang muli.",
    temporary:
      "Hindi sumasagot ang serbisyo ng appointment. Tawagan po ang klinika, o subukang muli mamaya.",
    permanent: "Hindi po makahihiling ng appointment online sa ngayon. Pakitawagan ang klinika.",
  },

  closedTitle: "Hindi muna tumatanggap ng request online",
  closed: (name) =>
    `Hindi po tumatanggap ngayon ang ${isolate(name)} ng request para sa appointment online. Pakitawagan ito para humiling.`,
  virtual: "Sa video o telepono ang appointment.",

  step: (step, count) => `Hakbang ${step} ng ${count}`,
  yes: "Oo",
  no: "Hindi",
  next: "Magpatuloy",
  back: "Bumalik",
  callNow: (number) => `Tumawag ngayon sa ${number ?? "emergency hotline sa inyong lugar"}`,
  callTitle: "Pakitawagan ang klinika",
  stopped: "Dahil sa sagot ninyo, gusto po kayong makausap ng klinika.",
  changeAnswer: "Palitan ang sagot ko",

  detailsTitle: "Humiling ng appointment",
  nextContact: "Makikipag-ugnayan po sa inyo ang klinika para magtakda ng oras.",
  optional: "(opsyonal)",
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
  descriptions: {
    insurance: "Pangalan ng kumpanya ng insurance, o “wala”",
  },
  dateParts: { day: "Araw", month: "Buwan", year: "Taon" },

  send: "Ipadala",
  sending: "Ipinadadala ang request…",
  privacy: "Abiso sa privacy (magbubukas sa bagong tab)",
  error: "Error:",
  notSentTitle: "Hindi naipadala ang request ninyo",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "Ilagay ang pangalan ninyo",
    lastName: "Ilagay ang apelyido ninyo",
    email: "Ilagay ang email ninyo",
    phone: "Ilagay ang numero ng telepono ninyo",
    dob: "Ilagay ang petsa ng kapanganakan ninyo",
    insurance: "Ilagay ang pangalan ng kumpanya ng insurance ninyo, o “wala”",
    additionalDetails: "Ilagay ang dapat malaman ng klinika, o “wala”",
    appointmentType: "Piliin kung para saan ang appointment",
    provider: "Piliin kung kanino ninyo gustong magpatingin",
  },
  oneName: "Kung iisa lang ang pangalan, maglagay dito ng gitling (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "May kailangang itama" : `May ${formatted} kailangang itama`,
  corrected: "Naitama:",
  allCorrected: "Naitama na lahat",
  quoted: (label) => `“${label}”`,
  yourAnswer: "Ang sagot ninyo",
  tooLong: (field, limit) => `${field}: hanggang ${limit} karakter lamang`,
  notAName: (field) => `${field}: hindi puwede rito ang email, numero ng telepono, o link`,
  rejected: "Hindi matanggap ng klinika ang sagot na ito. Palitan ito, o tawagan ang klinika",
  fieldErrors: {
    "email-at": "Maglagay ng email na may isang @, gaya ng name@example.com",
    "email-two": "Maglagay ng isang email lamang, gaya ng name@example.com",
    "email-blank": "Maglagay ng email na walang space, gaya ng name@example.com",
    "email-local":
      "Suriin ang bahagi bago ang @. Dapat katulad ng name@example.com ang buong email",
    "email-domain": "Suriin ang bahagi pagkatapos ng @. Dapat katulad ito ng example.com",
    "phone-letters": (example) =>
      `Numero ng telepono lamang ang ilagay, walang salita, gaya ng ${example}`,
    "phone-two": (example) => `Maglagay ng isang numero ng telepono lamang, gaya ng ${example}`,
    "phone-short": (example) => `Kulang ang numerong ito. Ilagay nang buo, gaya ng ${example}`,
    "phone-long": (example) =>
      `Sobra ang haba ng numerong ito. Maglagay ng isang numero, gaya ng ${example}. Kung sa ibang bansa, magsimula sa + at country code`,
    "phone-country":
      "Ilagay ang numero ng telepono kasama ang country code, gaya ng +1 202 555 0143 o +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Suriin ang numero ng telepono. Dapat katulad ito ng ${example}. Kung sa ibang bansa, magsimula sa + at country code`,
    "date-day": "Ilagay ang araw bilang numero mula 1 hanggang 31",
    "date-month": "Ilagay ang buwan bilang numero mula 1 hanggang 12, o ang pangalan nito",
    "date-year": "Ilagay ang taon na may 4 na numero, gaya ng 1980",
    "date-year-short": "Ilagay ang lahat ng 4 na numero ng taon, gaya ng 1980 sa halip na 80",
    "date-calendar": "Ilagay ang taon sa kalendaryong Gregorian, na may 4 na numero, gaya ng 1980",
    "date-future": "Hindi puwedeng lampas sa ngayon ang petsa ng kapanganakan",
    "date-too-old": "Suriin ang taon: dapat nasa loob ito ng huling 120 taon",
  },
  incompleteDate: (parts) => `Kumpletuhin ang petsa ng kapanganakan: ${parts}`,
  shortMonth: (month, days) => `Suriin ang araw: may ${days} araw ang ${month}`,

  charactersLeft: (_count, formatted) => `May natitira pang ${formatted} karakter`,
  charactersOver: (_count, formatted) => `Sobra ng ${formatted} karakter`,
  didYouMean: (address) => `Ito po ba ang tamang email: ${address}?`,
  useSuggestion: "Oo, palitan",
  keepAnswer: "Kung tama po ang email na ito, huwag na itong palitan.",

  phoneExtension: "lokal",
  phoneNotes: {
    short: (phone) => `Suriin ang numerong ito: parang kulang (${phone})`,
    long: (phone) => `Suriin ang numerong ito: parang sobra ang haba (${phone})`,
    unusual: (phone) => `Suriin ang numerong ito: baka may maling numero (${phone})`,
    abroad: (phone, country) => `Numero ninyo: ${phone}. Numero ito sa ibang bansa: ${country}.`,
  },

  idleTitle: "Nariyan pa po ba kayo?",
  idle: (_seconds, formatted) =>
    `Para sa inyong privacy, buburahin po ang mga sagot ninyo sa loob ng ${formatted} segundo.`,
  idleStay: "Narito pa ako",
  cleared: "Para sa inyong privacy, binura po ang mga sagot ninyo.",

  aboutYou: "Ukol sa inyo",
  moreDetails: "Ilang dagdag na detalye",
  change: "Palitan",
  locationsTitle: "Pumili ng klinika",
  locationsSearch: "Maghanap ayon sa pangalan o lungsod",
  locationsShown: (shown, total) => `Mga klinikang ipinapakita: ${shown} sa ${total}`,
  locationsMissing: "Kulang po ng ilang klinika rito dahil hindi mabuksan ang mga ito.",

  sendAgain: "Ipadala muli",
  unknownTitle: "Baka hindi nakarating ang request ninyo",
  notSent: {
    offline:
      "Mukhang wala po kayong internet. Narito pa ang mga sagot ninyo. Ipadala muli kapag may internet na.",
    "back-online": "May internet na po kayo muli. Narito pa ang mga sagot ninyo.",
    unknown:
      "Narito pa po ang mga sagot ninyo. Ligtas itong ipadala muli: kung wala kayong babaguhin, isang beses lamang matatanggap ng klinika ang request ninyo. Maaari rin ninyong tawagan ang klinika.",
    busy: "Abala ang sistema ng klinika at hindi natanggap ang request. Narito pa po ang mga sagot ninyo. Maghintay nang isang minuto at ipadala muli, o tawagan ang klinika.",
    refused:
      "Hindi po tinanggap ng sistema ng klinika ang request. Narito pa po ang mga sagot ninyo. Pakitawagan ang klinika.",
    "duplicate-id":
      "Nagkaproblema sa request na ito. Narito pa po ang mga sagot ninyo. Pakipadala muli, o tawagan ang klinika.",
    "no-receiver":
      "Hindi po makapagpapadala ng request ang form na ito sa ngayon. Pakitawagan ang klinika.",
    "copied-page":
      "Isinaling kopya po ito. Hindi nakararating sa klinika ang mga request mula rito. Tumawag, o buksan ang sariling pahina ng klinika.",
    again:
      "Hindi rin po ito gumana ngayon, at baka hindi makatulong ang muling pagpapadala. Pakitawagan ang klinika. Narito pa ang mga sagot ninyo.",
  },
  openPage: "Buksan ang sariling pahina ng klinika (magbubukas sa bagong tab)",

  sentTitle: "Naipadala na ang request ninyo",
  noAppointment: "Wala pa po kayong appointment.",
  replyWithin: (duration) => `Sasagot po ang klinika sa loob ng ${duration}.`,
  workingDays: (_count, formatted) => `${formatted} araw ng trabaho`,
  openUntil: (time) => `Bukas po ngayon hanggang ${time}`,
  opensToday: (time) => `Magbubukas po ngayong araw, ${time}`,
  opensTomorrow: (time) => `Magbubukas po bukas, ${time}`,
  opensOn: (day, time) => `Magbubukas po sa ${day}, ${time}`,
  nextChange: "Para baguhin o kanselahin ito, tawagan po ang klinika.",
  noAnswer: "Kung walang sagot, o para baguhin o kanselahin ito, tawagan po ang klinika.",
  reference: "Reference number ninyo",
  noteReference: "Isulat po ang numerong ito. Hindi na mabubuksan muli ang pahinang ito.",
  emailed: "Makakatanggap din po kayo ng email.",
  copy: "Kopyahin ang numero",
  copied: "Nakopya",
  sentAppointmentType: "Para saan",
  sentProvider: "Doktor o staff",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "Hindi mabuksan ang wikang ito. Tingnan po ang koneksyon, saka subukang muli.",
  languageChanged: "Tagalog (Filipino) na po ang form.",
  untranslated: (language) => `Nasa wikang ${language} ang mga isinulat ng klinika.`,
};

export const slots: Language["slots"] = {
  slot: "Kailan ninyo gusto ang appointment?",
  slotDescription:
    "Puwede po ninyong ipadala ang request nang walang oras. Puwedeng magmungkahi ang klinika.",
  loadingTimes: "Hinahanap ang mga bakanteng oras…",
  timesFailed: "Hindi po maipakita ang mga bakanteng oras.",
  someTimes: (range) => `${range}: hindi maipakita ang lahat ng bakanteng oras`,
  noTimes: (range) => `Walang bakanteng oras: ${range}`,
  earlier: "Mas maagang oras",
  later: "Mas huling oras",
  firstTime: "Pinakamaagang bakante",
  allTimes: "Ipakita ang lahat",
  // Not "oras" alone, which after a number also means hours.
  timesCount: (count, formatted) => (count === 0 ? "walang bakante" : `${formatted} bakante`),
  dayParts: { morning: "Umaga", afternoon: "Hapon", evening: "Gabi" },
  chosenTime: "Oras ninyo",
  readerTime: (time) => `Sa lugar po ninyo, ${time} iyon.`,
  removeTime: "Alisin",
  lostTime: (time) => `Hindi po bakante ang oras na ito: ${isolate(time)}.`,
  sentTime: "Hiniling na oras",

  slotUnavailable: "Hindi na bakante ang napili ninyong oras",
  chooseAnother: "Pumili po ng ibang oras, o ipadala ang request nang walang oras.",

  requestedContact: "Makikipag-ugnayan po sa inyo ang klinika tungkol sa oras na ito.",
  bookedTitle: "Naka-book na po ang appointment ninyo",
  addToCalendar: "Idagdag sa kalendaryo",
  inNewTab: (link) => `${link} (magbubukas sa bagong tab)`,
  calendarTitle: (practice) => `Appointment sa ${practice}`,
};

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
  missing: {
    firstName: `Ilagay ang pangalan ng ${patient}`,
    lastName: `Ilagay ang apelyido ng ${patient}`,
    dob: `Ilagay ang petsa ng kapanganakan ng ${patient}`,
    insurance: `Ilagay ang pangalan ng kumpanya ng insurance ng ${patient}, o “wala”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Anong oras ang puwede sa inyo?",
  anyTime: "Kahit anong araw at oras",
  preferredDays: "Mga araw",
  preferredParts: "Bahagi ng araw",
  earlier: "Puwede rin po ako sa mas maagang petsa",

  forWhom: "Para kanino ang appointment?",
  forWhomAnswers: { self: "Para sa akin", child: "Para sa anak ko", other: "Para sa ibang tao" },
  requesterFirstName: "Pangalan ninyo",
  requesterLastName: "Apelyido ninyo",
  patients: { child: about("bata"), other: about("pasyente") },

  newPatient: {
    self: "Nagpatingin na po ba kayo sa klinikang ito?",
    child: "Naipatingin na po ba ang bata sa klinikang ito?",
    other: "Nagpatingin na po ba ang pasyente sa klinikang ito?",
  },
  returning: "Oo",
  firstVisit: "Hindi pa, unang beses ito",

  textConsent: (practice) =>
    `Pumapayag akong padalhan ng ${isolate(practice)} ng mga text tungkol sa request na ito.`,
  textConsentDescription:
    "Maaaring may bayad ang mga text. Para itigil ito, sabihin po sa klinika.",

  callTimes: "Kailan po kayo maaaring tawagan?",
  ownMissing: (label) => `Pakisagutan po ito: “${isolate(label)}”`,

  missing: {
    forWhom: "Piliin kung para kanino ang appointment",
    requesterFirstName: "Ilagay ang inyong pangalan",
    requesterLastName: "Ilagay ang inyong apelyido",
    newPatient: "Piliin kung unang beses ito",
  },
};
