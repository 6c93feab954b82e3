import { isolate, leftToRight } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";
import { plural } from "./plural.ts";

const address = leftToRight("name@example.com");

export const deferred: DeferredMessages = {
  missing: {
    firstName: "يرجى إدخال الاسم الأول",
    lastName: "يرجى إدخال اسم العائلة",
    email: "يرجى إدخال البريد الإلكتروني",
    phone: "يرجى إدخال رقم الهاتف",
    dob: "يرجى إدخال تاريخ الميلاد",
    insurance: "يرجى إدخال اسم التأمين، أو «لا يوجد»",
    additionalDetails: "يرجى كتابة ما ينبغي أن تعرفه العيادة، أو «لا»",
    appointmentType: "يرجى اختيار سبب الزيارة",
    provider: "يرجى اختيار الطبيب أو الموظف المفضّل لديك",
  },
  oneName: `إن كان هناك اسم واحد فقط، يرجى كتابة شرطة ${leftToRight("(-)")} هنا`,
  problemTitle: (count, formatted) =>
    plural(count, {
      zero: "لا توجد مشكلات",
      one: "هناك مشكلة",
      two: "هناك مشكلتان",
      few: `هناك ${formatted} مشكلات`,
      many: `هناك ${formatted} مشكلة`,
      other: `هناك ${formatted} مشكلة`,
    }),
  corrected: "تم التصحيح:",
  allCorrected: "تم تصحيح جميع الأخطاء",
  fieldNames: {
    firstName: "«الاسم الأول»",
    lastName: "«اسم العائلة»",
    email: "«البريد الإلكتروني»",
    phone: "«رقم الهاتف»",
    dob: "«تاريخ الميلاد»",
    insurance: "«التأمين»",
    additionalDetails: "هذه الإجابة",
  },
  anyAnswer: "هذه الإجابة",
  // No noun follows the number, because its form would depend on the number.
  tooLong: (field, limit) => `يجب ألا يتجاوز عدد الأحرف في ${field} ${limit}`,
  notAName: (field) => `${field}: يرجى كتابة اسم، لا بريد إلكتروني ولا رقم هاتف ولا رابط`,
  rejected: "تعذّر على العيادة قبول هذه الإجابة. يرجى مراجعتها وإعادة الإرسال",
  fieldErrors: {
    "email-at": `يرجى إدخال بريد إلكتروني فيه علامة @ واحدة، مثل ${address}`,
    "email-two": `يرجى إدخال عنوان بريد إلكتروني واحد فقط، مثل ${address}`,
    "email-blank": `يرجى إدخال البريد الإلكتروني دون مسافات، مثل ${address}`,
    "email-name": `يرجى إضافة الجزء الذي يسبق علامة @، مثل ${address}`,
    "email-local": `يرجى التحقق من الجزء الذي يسبق علامة @. ينبغي أن يكون البريد كله مثل ${address}`,
    "email-domain": `يرجى التحقق من الجزء الذي يلي علامة @. ينبغي أن يكون مثل ${leftToRight("example.com")}`,
    "phone-letters": (example) =>
      `يرجى إدخال رقم الهاتف فقط، دون كلمات، مثل ${leftToRight(example)}`,
    "phone-two": (example) => `يرجى إدخال رقم هاتف واحد فقط، مثل ${leftToRight(example)}`,
    "phone-short": (example) =>
      `هذا الرقم قصير جدًا. يرجى إدخاله كاملًا، مثل ${leftToRight(example)}`,
    "phone-long": (example) =>
      `هذا الرقم طويل جدًا. يرجى إدخال رقم واحد، مثل ${leftToRight(example)}. إن كان الرقم من بلد آخر، يرجى البدء بعلامة ${leftToRight("+")} ورمز البلد`,
    "phone-country": `يرجى إدخال رقم الهاتف مع رمز البلد، مثل ${leftToRight("+1 202 555 0143")} أو ${leftToRight("+44 20 7946 0958")}`,
    "phone-impossible": (example) =>
      `يرجى التحقق من رقم الهاتف. ينبغي أن يكون مثل ${leftToRight(example)}. إن كان الرقم من بلد آخر، يرجى البدء بعلامة ${leftToRight("+")} ورمز البلد`,
    "date-day": "يرجى كتابة اليوم رقمًا من 1 إلى 31",
    "date-month": "يرجى كتابة الشهر رقمًا من 1 إلى 12، أو باسمه",
    "date-year": "يرجى كتابة السنة من 4 أرقام، مثل 1980",
    "date-year-short": "يرجى كتابة السنة من 4 أرقام، مثل 1980 بدلًا من 80",
    "date-calendar": "يرجى كتابة السنة الميلادية من 4 أرقام، مثل 1980",
    "date-future": "يجب أن يكون تاريخ الميلاد اليوم أو في الماضي",
    "date-too-old": "يرجى التحقق من السنة: يجب أن تكون ضمن آخر 120 سنة",
  },
  incompleteDate: (parts) => `يرجى إدخال ${parts} أيضًا في تاريخ الميلاد`,
  // "إلا" separates the year from the days; 28 to 31 all take the same form of the noun.
  shortMonth: (month, days) => `يرجى التحقق من اليوم: لم يكن في ${month} إلا ${days} يومًا`,

  charactersLeft: (count, formatted) =>
    plural(count, {
      zero: "لم يبقَ أي حرف",
      one: "بقي حرف واحد",
      two: "بقي حرفان",
      few: `بقيت ${formatted} أحرف`,
      many: `بقي ${formatted} حرفًا`,
      other: `بقي ${formatted} حرف`,
    }),
  charactersOver: (count, formatted) =>
    plural(count, {
      zero: "لا توجد أحرف زائدة",
      one: "هناك حرف واحد زائد",
      two: "هناك حرفان زائدان",
      few: `هناك ${formatted} أحرف زائدة`,
      many: `هناك ${formatted} حرفًا زائدًا`,
      other: `هناك ${formatted} حرف زائد`,
    }),
  didYouMean: (suggestion) => `هل المقصود ${leftToRight(suggestion)}؟`,
  useSuggestion: "نعم، تصحيح البريد",
  keepAnswer: "إذا كان البريد الإلكتروني صحيحًا، فلا حاجة إلى تغييره.",

  phoneExtension: "تحويلة",
  phoneReadBack: (phone) => `رقم الاتصال: ${leftToRight(phone)}`,
  phoneNotes: {
    short: (phone) => `يبدو هذا الرقم قصيرًا جدًا. يرجى التحقق منه: ${leftToRight(phone)}`,
    long: (phone) => `يبدو هذا الرقم طويلًا جدًا. يرجى التحقق منه: ${leftToRight(phone)}`,
    unusual: (phone) =>
      `قد تكون إحدى خانات هذا الرقم غير صحيحة. يرجى التحقق منه: ${leftToRight(phone)}`,
    abroad: (phone, country) =>
      `رقم الاتصال: ${leftToRight(phone)}. هذا الرقم من بلد آخر: ${isolate(country)}.`,
  },

  idleTitle: "هل ما زلت هنا؟",
  idle: (seconds, formatted) => {
    const after = plural(seconds, {
      zero: "الآن",
      one: "بعد ثانية واحدة",
      two: "بعد ثانيتين",
      few: `بعد ${formatted} ثوانٍ`,
      many: `بعد ${formatted} ثانية`,
      other: `بعد ${formatted} ثانية`,
    });
    return `حفاظًا على خصوصيتك، سيتم مسح إجاباتك ${after}.`;
  },
  idleStay: "نعم، ما زلت هنا",
  cleared: "حفاظًا على خصوصيتك، تم مسح إجاباتك.",

  sendAgain: "إعادة الإرسال",
  unknownTitle: "ربما لم يصل طلبك",
  notSent: {
    offline:
      "يبدو أنه لا يوجد اتصال بالإنترنت. إجاباتك ما زالت هنا. يرجى إعادة الإرسال عند عودة الاتصال.",
    "back-online": "عاد الاتصال بالإنترنت. إجاباتك ما زالت هنا.",
    unknown:
      "إجاباتك ما زالت هنا. يمكنك إعادة الإرسال بأمان: ما دامت الإجابات دون تغيير، يصل طلبك إلى العيادة مرة واحدة فقط. ويمكنك أيضًا الاتصال بالعيادة.",
    busy: "نظام العيادة مشغول وتعذّر عليه استلام طلبك. إجاباتك ما زالت هنا. يرجى الانتظار دقيقة ثم إعادة الإرسال، أو الاتصال بالعيادة.",
    refused: "لم يقبل نظام العيادة طلبك. إجاباتك ما زالت هنا. يرجى الاتصال بالعيادة.",
    "duplicate-id":
      "حدثت مشكلة في هذا الطلب. إجاباتك ما زالت هنا. يرجى إعادة الإرسال، أو الاتصال بالعيادة.",
    "no-receiver": "لا يمكن إرسال الطلبات من هذا النموذج حاليًا. يرجى الاتصال بالعيادة.",
    "copied-page":
      "تعرض لك خدمة ترجمة نسخة من هذه الصفحة، ولا تتلقى العيادة طلبات من نسخة. يرجى الاتصال بالعيادة، أو فتح صفحتها الأصلية وملء النموذج هناك.",
  },
  openPage: "فتح صفحة العيادة الأصلية، تُفتح في علامة تبويب جديدة",

  sentTitle: "تم إرسال طلبك",
  nextTitle: "الخطوات التالية",
  nextRead: (name) => `سيقرأ فريق ${isolate(name)} طلبك.`,
  nextContact: "ستتواصل معك العيادة للاتفاق على اليوم والساعة. ليس لديك موعد حتى ذلك الحين.",
  nextChange: "لتغيير الطلب أو إلغائه، يرجى الاتصال بالعيادة وذكر الرقم المرجعي.",
  reference: "الرقم المرجعي",
  copy: "نسخ الرقم المرجعي",
  copied: "تم النسخ",
  sentOn: "تاريخ الإرسال",
  practice: "العيادة",
  practiceAddress: "العنوان",
  sentAppointmentType: "سبب الزيارة",
  sentProvider: "مع",
  practicePhone: "هاتف العيادة",
  labelled: (label, value) => `${label}: ${isolate(value)}`,
  localTime: (time) => `الساعة الآن في العيادة ${time}.`,

  language: "اللغة",
  languageFailed: "تعذّر تحميل هذه اللغة. يرجى التحقق من الاتصال، ثم إعادة المحاولة.",
  languageChanged: "النموذج الآن باللغة العربية.",
  untranslated: (language) => `نصوص العيادة باللغة ${isolate(language)}.`,
};
