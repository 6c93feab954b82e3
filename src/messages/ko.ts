import { familyNameFirst } from "../form/question-order.ts";
import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Korean in the formal polite style: statements end in "-습니다", requests in "-해 주세요". No pronoun for
 * the reader, and no particle that depends on the last sound of an inserted text.
 */
export const messages: Language["messages"] = {
  tag: "ko",
  inNameOrder: familyNameFirst,
  offerLabel: "한국어로 계속하기",
  language: "언어",

  loading: "예약 신청서를 불러오는 중",
  loadingSlowly: "평소보다 오래 걸리고 있습니다. 잠시만 기다려 주세요.",
  call: (phone) => `${phone} 전화하기`,
  tryAgain: "다시 시도",
  close: "닫기",
  emergency: (number) =>
    number
      ? `응급 상황이면 ${number}번으로 전화해 주세요.`
      : "응급 상황이면 응급 전화번호로 전화해 주세요.",

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

  step: (step, count) => `${count}단계 중 ${step}단계`,
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
  nextContact: "병원에서 연락드려 시간을 정합니다.",
  optional: "(선택 사항)",
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
  descriptions: {
    insurance: "보험 회사 이름, 없으면 “없음”",
  },
  dateParts: { day: "일", month: "월", year: "연도" },

  send: "예약 신청하기",
  sending: "신청을 보내는 중…",
  privacy: "개인정보 처리방침(새 탭에서 열림)",
  error: "오류:",
  notSentTitle: "예약 신청이 전송되지 않았습니다",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "이름을 입력해 주세요",
    lastName: "성을 입력해 주세요",
    email: "이메일 주소를 입력해 주세요",
    phone: "전화번호를 입력해 주세요",
    dob: "생년월일을 입력해 주세요",
    insurance: "보험 회사 이름을 입력해 주세요. 없으면 “없음”이라고 써 주세요",
    additionalDetails: "병원에서 알아야 할 내용을 써 주세요. 없으면 “없음”이라고 써 주세요",
    appointmentType: "어떤 일로 예약하는지 선택해 주세요",
    provider: "진료받고 싶은 의료진을 선택해 주세요",
  },
  oneName: "이름이 하나뿐이면 여기에 하이픈(-)을 입력해 주세요",
  problemTitle: (_count, formatted) => `고칠 곳이 ${formatted}곳 있습니다`,
  corrected: "수정됨:",
  allCorrected: "모두 수정되었습니다",
  quoted: (label) => `“${label}”`,
  yourAnswer: "답변",
  tooLong: (field, limit) => `${field}: ${limit}자까지 쓸 수 있습니다`,
  notAName: (field) => `${field}: 이메일 주소, 전화번호, 링크는 쓸 수 없습니다`,
  rejected: "병원에서 이 답변을 받을 수 없습니다. 답변을 바꾸거나 병원에 전화해 주세요",
  fieldErrors: {
    "email-at": "name@example.com처럼 @ 기호가 하나 있는 이메일 주소를 입력해 주세요",
    "email-two": "name@example.com처럼 이메일 주소를 하나만 입력해 주세요",
    "email-blank": "name@example.com처럼 띄어쓰기 없이 이메일 주소를 입력해 주세요",
    "email-local":
      "@ 기호 앞부분을 확인해 주세요. 전체 주소는 name@example.com과 같은 형식이어야 합니다",
    "email-domain": "@ 기호 뒷부분을 확인해 주세요. example.com과 같은 형식이어야 합니다",
    "phone-letters": (example) => `다른 글자 없이 전화번호만 입력해 주세요. 예: ${example}`,
    "phone-two": (example) => `전화번호를 하나만 입력해 주세요. 예: ${example}`,
    "phone-short": (example) => `번호가 너무 짧습니다. 전체 번호를 입력해 주세요. 예: ${example}`,
    "phone-long": (example) =>
      `번호가 너무 깁니다. 번호를 하나만 입력해 주세요. 예: ${example}. 다른 나라 번호는 +와 국가 번호로 시작합니다`,
    "phone-country":
      "국가 번호와 함께 전화번호를 입력해 주세요. 예: +1 202 555 0143 또는 +44 20 7946 0958",
    "phone-impossible": (example) =>
      `전화번호를 확인해 주세요. 예: ${example}. 다른 나라 번호는 +와 국가 번호로 시작합니다`,
    "date-day": "날짜(일)는 1에서 31 사이의 숫자로 입력해 주세요",
    "date-month": "월은 1에서 12 사이의 숫자로 입력해 주세요",
    "date-year": "연도는 1980처럼 숫자 4자리로 입력해 주세요",
    "date-year-short": "연도는 80이 아니라 1980처럼 4자리를 모두 입력해 주세요",
    "date-calendar": "연도는 1980처럼 서기 4자리로 입력해 주세요",
    "date-future": "생년월일은 오늘이거나 오늘보다 전이어야 합니다",
    "date-too-old": "연도를 확인해 주세요. 지난 120년 안이어야 합니다",
  },
  incompleteDate: (parts) => `생년월일에서 빠진 부분을 입력해 주세요: ${parts}`,
  // The month is a number with its word (1990년 2월), so the particle is always the same.
  shortMonth: (month, days) => `날짜(일)를 확인해 주세요: ${month}은 ${days}일까지입니다`,

  charactersLeft: (_count, formatted) => `${formatted}자 더 쓸 수 있습니다`,
  charactersOver: (_count, formatted) => `${formatted}자 초과했습니다`,
  didYouMean: (address) => `혹시 ${address} 아닌가요?`,
  useSuggestion: "예, 바꾸기",
  keepAnswer: "이메일 주소가 맞으면 그대로 두시면 됩니다.",

  phoneExtension: "내선",
  phoneNotes: {
    short: (phone) => `번호를 확인해 주세요. 너무 짧은 것 같습니다(${phone})`,
    long: (phone) => `번호를 확인해 주세요. 너무 긴 것 같습니다(${phone})`,
    unusual: (phone) => `번호를 확인해 주세요. 틀린 숫자가 있는 것 같습니다(${phone})`,
    abroad: (phone, country) => `연락할 번호: ${phone}. 다른 나라의 번호입니다: ${country}.`,
  },

  idleTitle: "아직 작성 중이신가요?",
  idle: (_seconds, formatted) => `개인정보 보호를 위해 ${formatted}초 뒤에 답변이 지워집니다.`,
  idleStay: "계속 작성하기",
  cleared: "개인정보 보호를 위해 답변이 지워졌습니다.",

  aboutYou: "신청자 정보",
  moreDetails: "추가 정보",
  change: "바꾸기",
  locationsTitle: "지점을 선택해 주세요",
  locationsSearch: "이름이나 도시로 찾기",
  locationsShown: (shown, total) => `표시된 지점: ${total}곳 중 ${shown}곳`,
  locationsMissing: "일부 지점을 불러오지 못해 여기에 표시되지 않았습니다.",

  sendAgain: "다시 보내기",
  unknownTitle: "신청이 도착하지 않았을 수 있습니다",
  notSent: {
    offline:
      "인터넷에 연결되어 있지 않은 것 같습니다. 답변은 그대로 남아 있습니다. 다시 연결되면 보내 주세요.",
    "back-online": "인터넷에 다시 연결되었습니다. 답변은 그대로 남아 있습니다.",
    unknown:
      "답변은 그대로 남아 있습니다. 안심하고 다시 보내셔도 됩니다. 답변을 바꾸지 않으면 병원에는 신청이 한 번만 접수됩니다. 병원에 전화하셔도 됩니다.",
    busy: "병원 시스템에 접속이 많아 신청을 받지 못했습니다. 답변은 그대로 남아 있습니다. 잠시 뒤에 다시 보내거나 병원에 전화해 주세요.",
    refused:
      "병원 시스템이 신청을 받지 않았습니다. 답변은 그대로 남아 있습니다. 병원에 전화해 주세요.",
    "duplicate-id":
      "이 신청에 문제가 생겼습니다. 답변은 그대로 남아 있습니다. 다시 보내거나 병원에 전화해 주세요.",
    "no-receiver": "지금은 이 신청서로 신청을 보낼 수 없습니다. 병원에 전화해 주세요.",
    "copied-page":
      "이 페이지는 번역된 사본이며, 여기서 보낸 신청은 병원에 전달되지 않습니다. 병원에 전화하거나 병원의 원래 페이지를 열어 주세요.",
    again:
      "이번에도 잘되지 않았으며, 다시 보내도 마찬가지일 수 있습니다. 병원에 전화해 주세요. 답변은 그대로 남아 있습니다.",
  },
  openPage: "병원의 원래 페이지 열기(새 탭에서 열림)",

  sentTitle: "예약 신청이 전송되었습니다",
  noAppointment: "아직 예약이 확정된 것은 아닙니다.",
  replyWithin: (duration) => `병원에서 ${duration} 이내에 연락드립니다.`,
  workingDays: (_count, formatted) => `영업일 기준 ${formatted}일`,
  openUntil: (time) => `지금 진료 중이며 ${time}에 마칩니다`,
  opensToday: (time) => `오늘 ${time}에 진료를 시작합니다`,
  opensTomorrow: (time) => `내일 ${time}에 진료를 시작합니다`,
  opensOn: (day, time) => `${day} ${time}에 진료를 시작합니다`,
  nextChange: "변경하거나 취소하려면 병원에 전화해 주세요.",
  noAnswer: "연락을 받지 못했거나, 변경 또는 취소하려면 병원에 전화해 주세요.",
  reference: "접수 번호",
  noteReference: "이 번호를 적어 두세요. 이 페이지는 다시 열 수 없습니다.",
  emailed: "이메일로도 안내를 받으시게 됩니다.",
  copy: "접수 번호 복사",
  copied: "복사됨",
  sentAppointmentType: "예약 내용",
  sentProvider: "담당 의료진",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "이 언어를 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.",
  languageChanged: "이제 신청서가 한국어로 나옵니다.",
  untranslated: (language) => `병원에서 작성한 내용은 ${language}로 되어 있습니다.`,
};

export const slots: Language["slots"] = {
  slot: "언제로 예약하시겠습니까?",
  slotDescription:
    "시간을 선택하지 않고 신청을 보내셔도 됩니다. 병원에서 시간을 제안해 드릴 수 있습니다.",
  loadingTimes: "가능한 시간을 찾는 중…",
  timesFailed: "가능한 시간을 표시하지 못했습니다.",
  someTimes: (range) => `${range}: 가능한 시간을 모두 표시하지는 못했습니다`,
  noTimes: (range) => `가능한 시간 없음: ${range}`,
  earlier: "이전 시간",
  later: "이후 시간",
  firstTime: "가장 빠른 시간",
  allTimes: "모든 시간 보기",
  timesCount: (count, formatted) => (count === 0 ? "시간대 없음" : `${formatted}개 시간대`),
  dayParts: { morning: "오전", afternoon: "오후", evening: "저녁" },
  chosenTime: "선택한 시간",
  readerTime: (time) => `지금 계신 곳의 시간으로는 ${time}입니다.`,
  removeTime: "선택 취소",
  lostTime: (time) => `선택한 시간(${isolate(time)})은 예약할 수 없습니다.`,
  sentTime: "신청한 시간",

  slotUnavailable: "선택한 시간에는 더 이상 자리가 없습니다",
  chooseAnother: "다른 시간을 선택하거나, 시간을 선택하지 않고 신청을 보내 주세요.",

  requestedContact: "병원에서 이 시간에 대해 연락드립니다.",
  bookedTitle: "예약되었습니다",
  addToCalendar: "캘린더에 추가",
  inNewTab: (link) => `${link}(새 탭에서 열림)`,
  calendarTitle: (practice) => `예약: ${practice}`,
};

const about = (patient: string): PatientMessages => ({
  title: `${patient} 정보`,
  fields: {
    firstName: `${patient}의 이름`,
    lastName: `${patient}의 성`,
    email: "신청자 이메일 주소",
    phone: "신청자 전화번호",
    dob: `${patient}의 생년월일`,
    insurance: `${patient}의 보험`,
  },
  missing: {
    firstName: `${patient}의 이름을 입력해 주세요`,
    lastName: `${patient}의 성을 입력해 주세요`,
    dob: `${patient}의 생년월일을 입력해 주세요`,
    insurance: `${patient}의 보험 회사 이름을 입력해 주세요. 없으면 “없음”이라고 써 주세요`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "언제가 편하신가요?",
  anyTime: "언제든지 괜찮음",
  preferredDays: "요일",
  preferredParts: "시간대",
  earlier: "더 이른 날짜도 괜찮습니다",

  forWhom: "어느 분의 예약인가요?",
  forWhomAnswers: { self: "본인", child: "자녀", other: "다른 사람" },
  requesterFirstName: "신청자 이름",
  requesterLastName: "신청자 성",
  patients: { child: about("자녀"), other: about("환자") },

  newPatient: {
    self: "이 병원에서 진료받으신 적이 있나요?",
    child: "자녀가 이 병원에서 진료받은 적이 있나요?",
    other: "환자가 이 병원에서 진료받은 적이 있나요?",
  },
  returning: "예",
  firstVisit: "아니요, 처음입니다",

  textConsent: (practice) =>
    `${isolate(practice)}에서 이 예약 신청에 대해 문자 메시지를 보내는 데 동의합니다.`,
  textConsentDescription: "문자 요금이 들 수 있습니다. 그만 받으려면 병원에 알려 주세요.",

  callTimes: "언제 전화드리면 좋을까요?",
  ownMissing: (label) => `다음을 작성해 주세요: “${isolate(label)}”`,

  missing: {
    forWhom: "어느 분의 예약인지 선택해 주세요",
    requesterFirstName: "신청자 이름을 입력해 주세요",
    requesterLastName: "신청자 성을 입력해 주세요",
    newPatient: "이번이 처음인지 선택해 주세요",
  },
};
