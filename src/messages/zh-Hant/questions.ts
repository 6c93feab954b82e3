import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

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
  hints: { insurance: "與保險卡上的一致；沒有請填「無」" },
  missing: {
    firstName: `請輸入${patient}的名字`,
    lastName: `請輸入${patient}的姓氏`,
    dob: `請輸入${patient}的出生日期`,
    insurance: `請輸入${patient}的保險；沒有請填「無」`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "您哪些時間方便？",
  anyTime: "任何日期和時間",
  preferredDays: "星期",
  preferredParts: "時段",

  forWhom: "為誰預約？",
  forWhomAnswers: { self: "為我自己", child: "為我的孩子", other: "為其他人" },
  aboutYou: "您的資料",
  requesterFirstName: "您的名字",
  requesterLastName: "您的姓氏",
  relation: { child: "您與孩子的關係", other: "您與病患的關係" },
  relationHint: {
    child: "例如母親、父親或監護人",
    other: "例如女兒、丈夫或照顧者",
  },
  patients: { child: about("孩子"), other: about("病患") },

  answersKept: "每項回答都保留給相應的人。請檢查下面的問題。",
  newPatient: {
    self: "您以前來過這家診所嗎？",
    child: "孩子以前來過這家診所嗎？",
    other: "病患以前來過這家診所嗎？",
  },
  returning: "來過",
  firstVisit: "沒有，這是第一次",

  textConsent: (practice) => `我同意 ${isolate(practice)} 就此預約申請向我傳送簡訊。`,
  textConsentHint: "可能產生簡訊費用。如不想再收到簡訊，請告知診所。",

  missing: {
    forWhom: "請選擇為誰預約",
    requesterFirstName: "請輸入您自己的名字",
    requesterLastName: "請輸入您自己的姓氏",
    relation: {
      child: "請輸入您與孩子的關係，例如母親或監護人",
      other: "請輸入您與病患的關係，例如女兒或照顧者",
    },
    newPatient: "請選擇是否第一次來",
  },
};
