import { familyNameFirst } from "../../form/name-order.ts";
import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Korean in the formal polite style: statements end in "-습니다", requests in "-해 주세요". No pronoun for
 * the reader, and no particle that depends on the last sound of an inserted text.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "ko",
  direction: "ltr",
  inNameOrder: familyNameFirst,
  offerLabel: "한국어로 계속하기",

  loading: "예약 신청서를 불러오는 중",
  loadingSlowly: "평소보다 오래 걸리고 있습니다. 잠시만 기다려 주세요.",
  call: (phone) => `${phone} 전화하기`,
  tryAgain: "다시 시도",
  close: "닫기",
  emergency: (number) =>
    number
      ? `응급 상황이면 ${number}번으로 전화해 주세요.`
      : "응급 상황이면 응급 전화번호로 전화해 주세요.",
  questions: "전화가 더 편하신가요?",

  failedTitle: "예약 신청서를 사용할 수 없습니다",
  failed: {
    offline: "인터넷에 연결되어 있지 않은 것 같습니다. 연결을 확인한 뒤 다시 시도해 주세요.",
    temporary: "예약 서비스가 응답하지 않습니다. 병원에 전화하거나 잠시 후 다시 시도해 주세요.",
    permanent: "지금은 온라인으로 예약을 신청할 수 없습니다. 병원에 전화해 주세요.",
  },

  closedTitle: "온라인 신청을 받지 않습니다",
  closed: (name) =>
    `${isolate(name)}에서는 지금 온라인 예약 신청을 받지 않습니다. 예약을 원하시면 전화해 주세요.`,
  virtual: "진료는 화상 또는 전화로 진행됩니다.",

  step: (step) => `2단계 중 ${step}단계`,
  screenerTitle: "먼저 한 가지 질문",
  yes: "예",
  no: "아니요",
  next: "계속",
  back: "뒤로",
  callNow: (number) =>
    number ? `지금 ${number}번으로 전화해 주세요` : "지금 응급 전화번호로 전화해 주세요",
  callTitle: "병원에 전화해 주세요",
  stopped: "답변하신 내용과 관련해 병원에서 직접 상담해 드리려고 합니다.",
  changeAnswer: "답변 바꾸기",

  detailsTitle: "예약 신청",
  everyQuestion: "모든 질문에 답해 주세요.",
  unlessOptional: "“선택 사항”이 아닌 모든 질문에 답해 주세요.",
  optional: "선택 사항",
  appointmentType: "어떤 일로 예약하시나요?",
  provider: "누구에게 진료받고 싶으신가요?",
  noPreference: "상관없음",
  fields: {
    firstName: "이름",
    lastName: "성",
    email: "이메일 주소",
    phone: "전화번호",
    dob: "생년월일",
    insurance: "보험",
    additionalDetails: "병원에서 알아야 할 내용이 있나요?",
  },
  hints: {
    email: "병원에서 이 주소로 이메일을 보낼 수 있습니다.",
    phone: "병원에서 이 번호로 전화할 수 있습니다.",
    insurance: "보험증에 적힌 대로, 없으면 “없음”",
    additionalDetails: "응급 상황에는 사용하지 말아 주세요.",
  },
  dateParts: { day: "일", month: "월", year: "연도" },

  send: "예약 신청하기",
  sending: "신청을 보내는 중…",
  privacy: "개인정보 처리방침(새 탭에서 열림)",
  screenerMissing: "예 또는 아니요를 선택해 주세요",
  error: "오류:",
  notSentTitle: "예약 신청이 전송되지 않았습니다",
};
