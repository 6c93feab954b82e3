import { familyNameFirst } from "../form/question-order.ts";
import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Chinese in traditional characters, with the words of Taiwan, which readers in Hong Kong and abroad understand,
 * too, and always "您".
 */
export const messages: Language["messages"] = {
  tag: "zh-Hant",
  inNameOrder: familyNameFirst,
  offerLabel: "使用繁體中文繼續",
  language: "語言",

  loading: "正在載入預約申請表",
  loadingSlowly: "載入時間比平常久，請稍候。",
  call: (phone) => `撥打 ${phone}`,
  tryAgain: "重試",
  close: "關閉",
  emergency: (number) => `如遇緊急狀況，請撥打${number ? ` ${number}` : "當地的緊急電話"}。`,

  failedTitle: "預約申請表暫時無法使用",
  failed: {
    offline: "您似乎沒有連上網路。請檢查網路連線，然後重試。",
    temporary: "預約服務沒有回應。請致電診所，或稍後重試。",
    permanent: "目前無法線上申請預約。請致電診所。",
  },

  closedTitle: "線上申請已關閉",
  closed: (name) => `${isolate(name)} 目前不接受線上預約申請。請致電申請預約。`,
  virtual: "透過視訊或電話看診。",

  step: (step, count) => `第 ${step} 步，共 ${count} 步`,
  yes: "是",
  no: "否",
  next: "繼續",
  back: "返回",
  callNow: (number) => `請立即撥打${number ? ` ${number}` : "當地的緊急電話"}`,
  callTitle: "請致電診所",
  stopped: "根據您的回答，診所希望與您通話。",
  changeAnswer: "修改我的回答",

  detailsTitle: "申請預約",
  nextContact: "診所會與您聯絡，約定時間。",
  optional: "（選填）",
  appointmentType: "您想預約什麼？",
  provider: "您想看哪位醫師或醫護人員？",
  noPreference: "都可以",
  fields: {
    firstName: "名字",
    lastName: "姓氏",
    email: "電子郵件地址",
    phone: "電話號碼",
    dob: "出生日期",
    insurance: "保險",
    additionalDetails: "有什麼需要診所了解的嗎？",
  },
  descriptions: {
    insurance: "保險公司的名稱；沒有請填「無」",
  },
  dateParts: { day: "日", month: "月", year: "年" },

  send: "送出申請",
  sending: "正在送出您的申請…",
  privacy: "隱私權聲明（在新分頁中開啟）",
  error: "錯誤：",
  notSentTitle: "您的申請未能送出",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "請輸入您的名字",
    lastName: "請輸入您的姓氏",
    email: "請輸入您的電子郵件地址",
    phone: "請輸入您的電話號碼",
    dob: "請輸入您的出生日期",
    insurance: "請輸入保險公司的名稱；沒有請填「無」",
    additionalDetails: "請輸入需要診所了解的事項；沒有請填「無」",
    appointmentType: "請選擇您想預約的項目",
    provider: "請選擇您想看的醫師或醫護人員",
  },
  oneName: "如果只有一個名字，請在此輸入連字號（-）",
  problemTitle: (_count, formatted) => `有 ${formatted} 處需要修改`,
  corrected: "已改正：",
  allCorrected: "已全部改正",
  quoted: (label) => `「${label}」`,
  yourAnswer: "您的回答",
  tooLong: (field, limit) => `${field}最多可輸入 ${limit} 個字元`,
  notAName: (field) => `${field}：此處不能填寫電子郵件地址、電話號碼或連結`,
  rejected: "診所無法接受此回答。請修改，或致電診所",
  fieldErrors: {
    "email-at": "請輸入只含一個 @ 的電子郵件地址，例如 name@example.com",
    "email-two": "請只輸入一個電子郵件地址，例如 name@example.com",
    "email-blank": "請輸入不含空格的電子郵件地址，例如 name@example.com",
    "email-local": "請檢查 @ 前面的部分。完整的電子郵件地址應類似 name@example.com",
    "email-domain": "請檢查 @ 後面的部分，應類似 example.com",
    "phone-letters": (example) => `請只輸入電話號碼，不要輸入文字，例如 ${example}`,
    "phone-two": (example) => `請只輸入一個電話號碼，例如 ${example}`,
    "phone-short": (example) => `此號碼太短。請輸入完整的號碼，例如 ${example}`,
    "phone-long": (example) =>
      `此號碼太長。請輸入一個號碼，例如 ${example}。其他國家或地區的號碼請以 + 和國碼開頭`,
    "phone-country": "請輸入含國碼的電話號碼，例如 +1 202 555 0143 或 +44 20 7946 0958",
    "phone-impossible": (example) =>
      `請檢查電話號碼，應類似 ${example}。其他國家或地區的號碼請以 + 和國碼開頭`,
    "date-day": "請用 1 到 31 的數字輸入「日」",
    "date-month": "請用 1 到 12 的數字或月份名稱輸入月",
    "date-year": "請用 4 位數字輸入年份，例如 1980",
    "date-year-short": "請輸入年份的全部 4 位數字，例如 1980，而不是 80",
    "date-calendar": "請輸入西元年份，共 4 位數字，例如 1980",
    "date-future": "出生日期不能晚於今天",
    "date-too-old": "請檢查年份：必須在過去 120 年之內",
  },
  incompleteDate: (parts) => `出生日期還缺少：${parts}`,
  shortMonth: (month, days) => `請檢查日：${month}只有 ${days} 天`,

  charactersLeft: (_count, formatted) => `還可輸入 ${formatted} 個字元`,
  charactersOver: (_count, formatted) => `超出 ${formatted} 個字元`,
  didYouMean: (address) => `您是想輸入 ${address} 嗎？`,
  useSuggestion: "是，改成這個",
  keepAnswer: "如果電子郵件地址正確，不需要修改。",

  phoneExtension: "分機",
  phoneNotes: {
    short: (phone) => `請核對此號碼：看起來太短（${phone}）`,
    long: (phone) => `請核對此號碼：看起來太長（${phone}）`,
    unusual: (phone) => `請核對此號碼：可能有一位數字不對（${phone}）`,
    abroad: (phone, country) => `聯絡電話：${phone}。此號碼屬於${country}。`,
  },

  idleTitle: "您還在嗎？",
  idle: (_seconds, formatted) => `為保護您的隱私，您的回答將在 ${formatted} 秒後清除。`,
  idleStay: "我還在",
  cleared: "為保護您的隱私，您的回答已清除。",

  aboutYou: "您的資料",
  moreDetails: "補充資料",
  change: "更改",
  locationsTitle: "請選擇診所",
  locationsSearch: "依名稱或城市搜尋",
  locationsShown: (shown, total) => `顯示的診所：${shown} / ${total}`,
  locationsMissing: "部分診所無法載入，因此未在此顯示。",

  sendAgain: "重新送出",
  unknownTitle: "您的申請可能沒有送達",
  notSent: {
    offline: "您似乎沒有連上網路。您的回答仍保留在此。網路恢復後請重新送出。",
    "back-online": "網路已恢復。您的回答仍保留在此。",
    unknown:
      "您的回答仍保留在此。可以放心重新送出：只要不修改回答，診所只會收到一次您的申請。您也可以致電診所。",
    busy: "診所的系統忙碌，未能接收您的申請。您的回答仍保留在此。請等一分鐘後重新送出，或致電診所。",
    refused: "診所的系統沒有接受您的申請。您的回答仍保留在此。請致電診所。",
    "duplicate-id": "此申請發生問題。您的回答仍保留在此。請重新送出，或致電診所。",
    "no-receiver": "此表單目前無法送出申請。請致電診所。",
    "copied-page":
      "這是翻譯後的頁面複本，從這裡送出的申請不會送達診所。請致電診所，或開啟診所的原頁面。",
    again: "這次仍未成功，再試也可能沒有用。請致電診所。您的回答仍保留在此。",
  },
  openPage: "開啟診所的原頁面（在新分頁中開啟）",

  sentTitle: "您的申請已送出",
  noAppointment: "您還沒有預約。",
  replyWithin: (duration) => `診所會在 ${duration}內回覆您。`,
  workingDays: (_count, formatted) => `${formatted} 個工作天`,
  openUntil: (time) => `診所目前營業中，營業至${time}`,
  opensToday: (time) => `診所今天${time}開門`,
  opensTomorrow: (time) => `診所明天${time}開門`,
  opensOn: (day, time) => `診所${day}${time}開門`,
  nextChange: "如需更改或取消，請致電診所。",
  noAnswer: "如果沒有收到回覆，或需要更改或取消，請致電診所。",
  reference: "您的申請編號",
  noteReference: "請記下此編號。此頁面無法再次開啟。",
  emailed: "您也會收到一封電子郵件。",
  copy: "複製申請編號",
  copied: "已複製",
  sentAppointmentType: "預約項目",
  sentProvider: "醫護人員",
  labelled: (label, value) => `${label}：${value}`,

  languageFailed: "無法載入此語言。請檢查網路連線，然後重試。",
  languageChanged: "表單現已切換為繁體中文。",
  untranslated: (language) => `診所填寫的內容是${language}。`,
};

export const slots: Language["slots"] = {
  slot: "您想預約什麼時間？",
  slotDescription: "您可以不選時間直接送出申請。診所可以為您建議時間。",
  loadingTimes: "正在尋找可預約時段…",
  timesFailed: "無法顯示可預約時段。",
  someTimes: (range) => `${range}：未能顯示全部可預約時段`,
  noTimes: (range) => `沒有可預約時段：${range}`,
  earlier: "較早的時段",
  later: "較晚的時段",
  firstTime: "最早可預約時段",
  allTimes: "顯示所有時段",
  timesCount: (count, formatted) => (count === 0 ? "沒有時段" : `${formatted} 個時段`),
  dayParts: { morning: "上午", afternoon: "下午", evening: "晚上" },
  chosenTime: "您選的時間",
  readerTime: (time) => `您所在地的時間是 ${time}。`,
  removeTime: "取消選擇",
  lostTime: (time) => `${isolate(time)} 無法預約。`,
  sentTime: "申請的時間",

  slotUnavailable: "您選的時間已額滿",
  chooseAnother: "請選擇其他時間，或不選時間直接送出申請。",

  requestedContact: "診所會就此時間與您聯絡。",
  bookedTitle: "您已預約成功",
  addToCalendar: "加入行事曆",
  inNewTab: (link) => `${link}（在新分頁中開啟）`,
  calendarTitle: (practice) => `預約：${practice}`,
};

const about = (patient: string): PatientMessages => ({
  title: `${patient}的資料`,
  fields: {
    firstName: `${patient}的名字`,
    lastName: `${patient}的姓氏`,
    email: "您的電子郵件地址",
    phone: "您的電話號碼",
    dob: `${patient}的出生日期`,
    insurance: `${patient}的保險`,
  },
  missing: {
    firstName: `請輸入${patient}的名字`,
    lastName: `請輸入${patient}的姓氏`,
    dob: `請輸入${patient}的出生日期`,
    insurance: `請輸入${patient}的保險公司名稱；沒有請填「無」`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "您哪些時間方便？",
  anyTime: "任何日期和時間",
  preferredDays: "星期",
  preferredParts: "時段",
  earlier: "更早的日期我也可以",

  forWhom: "為誰預約？",
  forWhomAnswers: { self: "為我自己", child: "為我的孩子", other: "為其他人" },
  requesterFirstName: "您的名字",
  requesterLastName: "您的姓氏",
  patients: { child: about("孩子"), other: about("病患") },

  newPatient: {
    self: "您以前在這家診所看過診嗎？",
    child: "孩子以前在這家診所看過診嗎？",
    other: "病患以前在這家診所看過診嗎？",
  },
  returning: "看過",
  firstVisit: "沒有，這是第一次",

  textConsent: (practice) => `我同意 ${isolate(practice)} 就此預約申請向我傳送簡訊。`,
  textConsentDescription: "可能產生簡訊費用。如不想再收到簡訊，請告知診所。",

  callTimes: "什麼時間方便致電給您？",
  ownMissing: (label) => `請填寫：「${isolate(label)}」`,

  missing: {
    forWhom: "請選擇為誰預約",
    requesterFirstName: "請輸入您自己的名字",
    requesterLastName: "請輸入您自己的姓氏",
    newPatient: "請選擇是否初次看診",
  },
};
