import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (patient: string): PatientMessages => ({
  title: `${patient}的信息`,
  fields: {
    firstName: `${patient}的名`,
    lastName: `${patient}的姓`,
    email: "您的电子邮箱",
    phone: "您的电话号码",
    dob: `${patient}的出生日期`,
    insurance: `${patient}的保险`,
  },
  hints: { insurance: "与保险卡上的一致；没有请填“无”" },
  missing: {
    firstName: `请输入${patient}的名字`,
    lastName: `请输入${patient}的姓氏`,
    dob: `请输入${patient}的出生日期`,
    insurance: `请输入${patient}的保险；没有请填“无”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "您哪些时间方便？",
  anyTime: "任何日期和时间",
  preferredDays: "星期",
  preferredParts: "时段",

  forWhom: "为谁预约？",
  forWhomAnswers: { self: "为我自己", child: "为我的孩子", other: "为其他人" },
  aboutYou: "您的信息",
  requesterFirstName: "您的名",
  requesterLastName: "您的姓",
  relation: { child: "您与孩子的关系", other: "您与患者的关系" },
  relationHint: {
    child: "例如母亲、父亲或监护人",
    other: "例如女儿、丈夫或照护者",
  },
  patients: { child: about("孩子"), other: about("患者") },

  answersKept: "每项回答都保留给相应的人。请检查下面的问题。",
  newPatient: {
    self: "您以前来过这家诊所吗？",
    child: "孩子以前来过这家诊所吗？",
    other: "患者以前来过这家诊所吗？",
  },
  returning: "来过",
  firstVisit: "没有，这是第一次",

  textConsent: (practice) => `我同意 ${isolate(practice)} 就此预约申请向我发送短信。`,
  textConsentHint: "可能产生短信费用。如不想再收到短信，请告知诊所。",

  missing: {
    forWhom: "请选择为谁预约",
    requesterFirstName: "请输入您自己的名字",
    requesterLastName: "请输入您自己的姓氏",
    relation: {
      child: "请输入您与孩子的关系，例如母亲或监护人",
      other: "请输入您与患者的关系，例如女儿或照护者",
    },
    newPatient: "请选择是否第一次来",
  },
};
