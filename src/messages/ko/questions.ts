import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

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
  hints: { insurance: "보험증에 적힌 대로, 없으면 “없음”" },
  missing: {
    firstName: `${patient}의 이름을 입력해 주세요`,
    lastName: `${patient}의 성을 입력해 주세요`,
    dob: `${patient}의 생년월일을 입력해 주세요`,
    insurance: `${patient}의 보험을 입력해 주세요. 없으면 “없음”이라고 써 주세요`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "언제가 편하신가요?",
  anyTime: "언제든지 괜찮음",
  preferredDays: "요일",
  preferredParts: "시간대",

  forWhom: "어느 분의 예약인가요?",
  forWhomAnswers: { self: "본인", child: "자녀", other: "다른 사람" },
  aboutYou: "신청자 정보",
  requesterFirstName: "신청자 이름",
  requesterLastName: "신청자 성",
  relation: { child: "자녀와의 관계", other: "환자와의 관계" },
  relationHint: {
    child: "예: 어머니, 아버지, 보호자",
    other: "예: 딸, 남편, 간병인",
  },
  patients: { child: about("자녀"), other: about("환자") },

  answersKept: "답변은 각각 해당하는 분의 정보로 남아 있습니다. 아래 질문을 확인해 주세요.",
  newPatient: {
    self: "이 병원에 오신 적이 있나요?",
    child: "자녀가 이 병원에 온 적이 있나요?",
    other: "환자가 이 병원에 온 적이 있나요?",
  },
  returning: "예",
  firstVisit: "아니요, 처음입니다",

  textConsent: (practice) =>
    `${isolate(practice)}에서 이 예약 신청에 대해 문자 메시지를 보내는 데 동의합니다.`,
  textConsentHint: "문자 요금이 들 수 있습니다. 그만 받으려면 병원에 알려 주세요.",

  missing: {
    forWhom: "어느 분의 예약인지 선택해 주세요",
    requesterFirstName: "신청자 이름을 입력해 주세요",
    requesterLastName: "신청자 성을 입력해 주세요",
    relation: {
      child: "어머니, 보호자처럼 자녀와의 관계를 입력해 주세요",
      other: "딸, 간병인처럼 환자와의 관계를 입력해 주세요",
    },
    newPatient: "이번이 처음인지 선택해 주세요",
  },
};
