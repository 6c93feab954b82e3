import { familyNameFirst } from "../../form/name-order.ts";
import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Chinese in traditional characters, with the words of Taiwan, which readers in Hong Kong and abroad understand,
 * too, and always "您".
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "zh-Hant",
  direction: "ltr",
  inNameOrder: familyNameFirst,
  offerLabel: "使用繁體中文繼續",

  loading: "正在載入預約申請表",
  loadingSlowly: "載入時間比平常久，請稍候。",
  call: (phone) => `撥打 ${phone}`,
  tryAgain: "重試",
  close: "關閉",
  emergency: (number) => `如遇緊急狀況，請撥打${number ? ` ${number}` : "當地的緊急電話"}。`,
  questions: "想透過電話洽詢？",

  failedTitle: "預約申請表暫時無法使用",
  failed: {
    offline: "您似乎沒有連上網路。請檢查網路連線，然後重試。",
    temporary: "預約服務沒有回應。請致電診所，或稍後重試。",
    permanent: "目前無法線上申請預約。請致電診所。",
  },

  closedTitle: "線上申請已關閉",
  closed: (name) => `${isolate(name)} 目前不接受線上預約申請。請致電申請預約。`,
  virtual: "透過視訊或電話看診。",

  step: (step) => `第 ${step} 步，共 2 步`,
  screenerTitle: "請先回答一個問題",
  yes: "是",
  no: "否",
  next: "繼續",
  back: "返回",
  callNow: (number) => `請立即撥打${number ? ` ${number}` : "當地的緊急電話"}`,
  callTitle: "請致電診所",
  stopped: "根據您的回答，診所希望與您通話。",
  changeAnswer: "修改我的回答",

  detailsTitle: "申請預約",
  everyQuestion: "所有問題均為必填。",
  unlessOptional: "除標有「選填」的問題外，均為必填。",
  optional: "選填",
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
  hints: {
    email: "診所可能會寄信到此電子郵件地址。",
    phone: "診所可能會撥打此號碼。",
    insurance: "與保險卡上的一致；沒有請填「無」",
    additionalDetails: "緊急狀況請勿使用此欄。",
  },
  dateParts: { day: "日", month: "月", year: "年" },

  send: "送出申請",
  sending: "正在送出您的申請…",
  privacy: "隱私權聲明（在新分頁中開啟）",
  screenerMissing: "請選擇「是」或「否」",
  error: "錯誤：",
  notSentTitle: "您的申請未能送出",
};
