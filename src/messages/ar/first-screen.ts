import { isolate, leftToRight } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Modern Standard Arabic that addresses women and men equally: verbal nouns ("يرجى إدخال …"), no
 * imperatives, and only words for "you" that are written the same for both.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "ar",
  direction: "rtl",
  offerLabel: "المتابعة باللغة العربية",

  loading: "جارٍ تحميل نموذج طلب الموعد",
  loadingSlowly: "يستغرق هذا وقتًا أطول من المعتاد. يرجى الانتظار قليلًا.",
  call: (phone) => `الاتصال بالرقم ${leftToRight(phone)}`,
  tryAgain: "إعادة المحاولة",
  close: "إغلاق",
  emergency: (number) =>
    number
      ? `في الطوارئ، يرجى الاتصال بالرقم ${leftToRight(number)}.`
      : "في الحالات الطارئة، يرجى الاتصال برقم الطوارئ المحلي.",
  questions: "هل الاتصال أسهل لك؟",

  failedTitle: "نموذج طلب الموعد غير متاح",
  failed: {
    offline: "يبدو أنه لا يوجد اتصال بالإنترنت. يرجى التحقق من الاتصال، ثم إعادة المحاولة.",
    temporary: "خدمة طلب المواعيد لا تستجيب. يرجى الاتصال بالعيادة، أو إعادة المحاولة بعد قليل.",
    permanent: "طلب المواعيد عبر الإنترنت غير متاح حاليًا. يرجى الاتصال بالعيادة.",
  },

  closedTitle: "طلب المواعيد عبر الإنترنت متوقف",
  closed: (name) =>
    `طلب المواعيد عبر الإنترنت لدى ${isolate(name)} متوقف حاليًا. يرجى الاتصال هاتفيًا لطلب موعد.`,
  virtual: "تكون الزيارات عبر الفيديو أو الهاتف.",

  step: (step) => `الخطوة ${step} من 2`,
  screenerTitle: "سؤال واحد أولًا",
  yes: "نعم",
  no: "لا",
  next: "متابعة",
  back: "رجوع",
  callNow: (number) =>
    number ? `الاتصال الآن بالرقم ${leftToRight(number)}` : "الاتصال الآن برقم الطوارئ المحلي",
  callTitle: "يرجى الاتصال بالعيادة",
  stopped: "بناءً على إجابتك، تودّ العيادة التحدث معك.",
  changeAnswer: "تغيير إجابتي",

  detailsTitle: "طلب موعد",
  everyQuestion: "الإجابة عن جميع الأسئلة مطلوبة.",
  unlessOptional: "الإجابة عن جميع الأسئلة مطلوبة، ما عدا ما كُتب عليه «اختياري».",
  optional: "اختياري",
  appointmentType: "ما سبب الزيارة؟",
  provider: "من الطبيب أو الموظف المفضّل لديك؟",
  noPreference: "لا يوجد تفضيل",
  fields: {
    firstName: "الاسم الأول",
    lastName: "اسم العائلة",
    email: "البريد الإلكتروني",
    phone: "رقم الهاتف",
    dob: "تاريخ الميلاد",
    insurance: "التأمين",
    additionalDetails: "هل هناك شيء ينبغي أن تعرفه العيادة؟",
  },
  hints: {
    email: "قد تراسلك العيادة على هذا البريد.",
    phone: "قد تتصل العيادة بهذا الرقم.",
    insurance: "كما في بطاقة التأمين، أو «لا يوجد»",
    additionalDetails: "يرجى عدم استخدام هذا الحقل للحالات الطارئة.",
  },
  dateParts: { day: "اليوم", month: "الشهر", year: "السنة" },

  send: "إرسال الطلب",
  sending: "جارٍ إرسال طلبك…",
  privacy: "إشعار الخصوصية، يُفتح في علامة تبويب جديدة",
  screenerMissing: "يرجى اختيار «نعم» أو «لا»",
  error: "خطأ:",
  notSentTitle: "لم يتم إرسال طلبك",
};
