import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "이름을 입력해 주세요",
    lastName: "성을 입력해 주세요",
    email: "이메일 주소를 입력해 주세요",
    phone: "전화번호를 입력해 주세요",
    dob: "생년월일을 입력해 주세요",
    insurance: "보험을 입력해 주세요. 없으면 “없음”이라고 써 주세요",
    additionalDetails: "병원에서 알아야 할 내용을 써 주세요. 없으면 “없음”이라고 써 주세요",
    appointmentType: "어떤 일로 예약하는지 선택해 주세요",
    provider: "진료받고 싶은 의료진을 선택해 주세요",
  },
  oneName: "이름이 하나뿐이면 여기에 하이픈(-)을 입력해 주세요",
  problemTitle: (_count, formatted) => `고칠 곳이 ${formatted}곳 있습니다`,
  corrected: "수정됨:",
  allCorrected: "모두 수정되었습니다",
  fieldNames: {
    firstName: "“이름”",
    lastName: "“성”",
    email: "“이메일 주소”",
    phone: "“전화번호”",
    dob: "“생년월일”",
    insurance: "“보험”",
    additionalDetails: "답변",
  },
  anyAnswer: "답변",
  tooLong: (field, limit) => `${field}: ${limit}자까지 쓸 수 있습니다`,
  notAName: (field) => `${field}: 이메일 주소, 전화번호, 링크는 쓸 수 없습니다`,
  rejected: "병원에서 이 답변을 받을 수 없습니다. 확인한 뒤 다시 보내 주세요",
  fieldErrors: {
    "email-at": "name@example.com처럼 @ 기호가 하나 있는 이메일 주소를 입력해 주세요",
    "email-two": "name@example.com처럼 이메일 주소를 하나만 입력해 주세요",
    "email-blank": "name@example.com처럼 띄어쓰기 없이 이메일 주소를 입력해 주세요",
    "email-name": "name@example.com처럼 @ 기호 앞부분도 입력해 주세요",
    "email-local": "@ 기호 앞부분을 확인해 주세요. 전체 주소는 name@example.com과 같은 모양입니다",
    "email-domain": "@ 기호 뒷부분을 확인해 주세요. example.com과 같은 모양입니다",
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
  phoneReadBack: (phone) => `연락할 번호: ${phone}`,
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
      "번역 서비스가 이 페이지의 사본을 보여 주고 있으며, 사본에서 보낸 신청은 병원에 전달되지 않습니다. 병원에 전화하시거나, 병원의 원래 페이지를 열어 신청서를 작성해 주세요.",
  },
  openPage: "병원의 원래 페이지 열기(새 탭에서 열림)",

  sentTitle: "예약 신청이 전송되었습니다",
  nextTitle: "다음 단계",
  nextRead: (name) => `${isolate(name)}에서 신청 내용을 확인합니다.`,
  nextContact: "병원에서 연락드려 시간을 정합니다. 아직 예약이 확정된 것은 아닙니다.",
  nextChange: "신청을 바꾸거나 취소하려면 병원에 전화해서 접수 번호를 알려 주세요.",
  reference: "접수 번호",
  copy: "접수 번호 복사",
  copied: "복사됨",
  sentOn: "보낸 시간",
  practice: "병원",
  practiceAddress: "주소",
  sentAppointmentType: "예약 내용",
  sentProvider: "담당 의료진",
  practicePhone: "병원 전화",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => `병원은 지금 ${time}입니다.`,

  language: "언어",
  languageFailed: "이 언어를 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.",
  languageChanged: "이제 신청서가 한국어로 나옵니다.",
  // The names of languages end in a vowel in Korean (영어), so the particle is always the same.
  untranslated: (language) => `병원에서 작성한 내용은 ${language}로 되어 있습니다.`,
};
