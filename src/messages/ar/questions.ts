import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

/** @param patient without the article, which is written together with it */
const about = (patient: string): PatientMessages => ({
  title: `بيانات ال${patient}`,
  fields: {
    firstName: `الاسم الأول لل${patient}`,
    lastName: `اسم عائلة ال${patient}`,
    email: "بريدك الإلكتروني",
    phone: "رقم هاتفك",
    dob: `تاريخ ميلاد ال${patient}`,
    insurance: `تأمين ال${patient}`,
  },
  hints: { insurance: "كما في بطاقة التأمين، أو «لا يوجد»" },
  missing: {
    firstName: `يرجى إدخال الاسم الأول لل${patient}`,
    lastName: `يرجى إدخال اسم عائلة ال${patient}`,
    dob: `يرجى إدخال تاريخ ميلاد ال${patient}`,
    insurance: `يرجى إدخال تأمين ال${patient}، أو «لا يوجد»`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "ما الأوقات المناسبة لك؟",
  anyTime: "أي يوم وأي وقت",
  preferredDays: "الأيام",
  preferredParts: "فترات اليوم",

  forWhom: "لمن الموعد؟",
  forWhomAnswers: { self: "لي", child: "لطفلي", other: "لشخص آخر" },
  aboutYou: "بياناتك",
  requesterFirstName: "اسمك الأول",
  requesterLastName: "اسم عائلتك",
  relation: { child: "صلة قرابتك بالطفل", other: "صلتك أو قرابتك بالمريض" },
  relationHint: {
    child: "على سبيل المثال: الأم أو الأب أو الوصي",
    other: "على سبيل المثال: الابنة أو الزوج أو مقدّم الرعاية",
  },
  patients: { child: about("طفل"), other: about("مريض") },

  answersKept: "تبقى كل إجابة للشخص الذي تخصه. يرجى التحقق من الأسئلة التالية.",
  newPatient: {
    self: "هل سبقت لك زيارة هذه العيادة؟",
    child: "هل سبقت للطفل زيارة هذه العيادة؟",
    other: "هل سبقت للمريض زيارة هذه العيادة؟",
  },
  returning: "نعم",
  firstVisit: "لا، هذه أول زيارة",

  textConsent: (practice) =>
    `أوافق على أن ترسل إليّ ${isolate(practice)} رسائل نصية بشأن طلب الموعد هذا.`,
  textConsentHint: "قد تُفرض رسوم على الرسائل والبيانات. لإيقاف الرسائل، يرجى إبلاغ العيادة.",

  missing: {
    forWhom: "يرجى اختيار صاحب الموعد",
    requesterFirstName: "يرجى إدخال اسمك الأول",
    requesterLastName: "يرجى إدخال اسم عائلتك",
    relation: {
      child: "يرجى إدخال صلة قرابتك بالطفل، مثل الأم أو الوصي",
      other: "يرجى إدخال صلتك أو قرابتك بالمريض، مثل الابنة أو مقدّم الرعاية",
    },
    newPatient: "يرجى اختيار ما إذا كانت هذه أول زيارة",
  },
};
