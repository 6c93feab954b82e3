import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Ilagay ang pangalan ninyo",
    lastName: "Ilagay ang apelyido ninyo",
    email: "Ilagay ang email ninyo",
    phone: "Ilagay ang numero ng telepono ninyo",
    dob: "Ilagay ang petsa ng kapanganakan ninyo",
    insurance: "Ilagay ang insurance ninyo, o “wala”",
    additionalDetails: "Ilagay ang dapat malaman ng klinika, o “wala”",
    appointmentType: "Piliin kung para saan ang appointment",
    provider: "Piliin kung kanino ninyo gustong magpatingin",
  },
  oneName: "Kung iisa lang ang pangalan, maglagay dito ng gitling (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "May kailangang itama" : `May ${formatted} kailangang itama`,
  corrected: "Naitama:",
  allCorrected: "Naitama na lahat",
  fieldNames: {
    firstName: "“Pangalan”",
    lastName: "“Apelyido”",
    email: "“Email”",
    phone: "“Numero ng telepono”",
    dob: "“Petsa ng kapanganakan”",
    insurance: "“Insurance”",
    additionalDetails: "Ang sagot ninyo",
  },
  anyAnswer: "Ang sagot ninyo",
  tooLong: (field, limit) => `${field}: hanggang ${limit} karakter lamang`,
  notAName: (field) => `${field}: hindi puwede rito ang email, numero ng telepono, o link`,
  rejected: "Hindi matanggap ng klinika ang sagot na ito. Suriin ito at ipadala muli",
  fieldErrors: {
    "email-at": "Maglagay ng email na may isang @, gaya ng name@example.com",
    "email-two": "Maglagay ng isang email lamang, gaya ng name@example.com",
    "email-blank": "Maglagay ng email na walang space, gaya ng name@example.com",
    "email-name": "Idagdag ang bahagi bago ang @, gaya ng name@example.com",
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
  phoneReadBack: (phone) => `Numero ninyo: ${phone}`,
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
      "Kopya po ng pahinang ito ang ipinapakita ng serbisyo sa pagsasalin, at hindi tumatanggap ang klinika ng request mula sa kopya. Pakitawagan ang klinika, o buksan ang sarili nitong pahina at doon sagutan ang form.",
  },
  openPage: "Buksan ang sariling pahina ng klinika (magbubukas sa bagong tab)",

  sentTitle: "Naipadala na ang request ninyo",
  nextTitle: "Ang susunod na mangyayari",
  nextRead: (name) => `Babasahin po ng ${isolate(name)} ang request ninyo.`,
  nextContact:
    "Makikipag-ugnayan po sa inyo ang klinika para magtakda ng oras. Sa ngayon, wala pa kayong appointment.",
  nextChange:
    "Para baguhin o kanselahin ang request, tawagan po ang klinika at ibigay ang inyong reference number.",
  reference: "Reference number ninyo",
  copy: "Kopyahin ang numero",
  copied: "Nakopya",
  sentOn: "Ipinadala",
  practice: "Klinika",
  practiceAddress: "Address",
  sentAppointmentType: "Para saan",
  sentProvider: "Kanino",
  practicePhone: "Telepono ng klinika",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => `${time} na ngayon sa klinika.`,

  language: "Wika",
  languageFailed: "Hindi mabuksan ang wikang ito. Tingnan po ang koneksyon, saka subukan muli.",
  languageChanged: "Tagalog (Filipino) na po ang form.",
  untranslated: (language) => `Nasa wikang ${language} ang mga isinulat ng klinika.`,
};
