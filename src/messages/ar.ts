import { isolate, leftToRight } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Modern Standard Arabic that addresses women and men equally: verbal nouns ("يرجى إدخال …"), no
 * imperatives, and only words for "you" that are written the same for both.
 */
export const messages: Language["messages"] = {
  tag: "ar",
  direction: "rtl",
  offerLabel: "المتابعة باللغة العربية",
  language: "اللغة",

  loading: "جارٍ تحميل نموذج طلب الموعد",
  loadingSlowly: "يستغرق هذا وقتًا أطول من المعتاد. يرجى الانتظار قليلًا.",
  call: (phone) => `الاتصال بالرقم ${leftToRight(phone)}`,
  tryAgain: "إعادة المحاولة",
  close: "إغلاق",
  emergency: (number) =>
    number
      ? `في الطوارئ، يرجى الاتصال بالرقم ${leftToRight(number)}.`
      : "في الحالات الطارئة، يرجى الاتصال برقم الطوارئ المحلي.",

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

  step: (step, count) => `الخطوة ${step} من ${count}`,
  yes: "نعم",
  no: "لا",
  next: "متابعة",
  back: "رجوع",
  callNow: (number) =>
    number
      ? `يجب الاتصال الآن بالرقم ${leftToRight(number)}`
      : "يجب الاتصال الآن برقم الطوارئ المحلي",
  callTitle: "يرجى الاتصال بالعيادة",
  stopped: "بناءً على إجابتك، تودّ العيادة التحدث معك.",
  changeAnswer: "تغيير إجابتي",

  detailsTitle: "طلب موعد",
  nextContact: "ستتواصل معك العيادة للاتفاق على اليوم والساعة.",
  optional: "(اختياري)",
  appointmentType: "ما سبب الزيارة؟",
  provider: "من الطبيب أو الأخصائي المفضّل لديك؟",
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
  descriptions: {
    insurance: "اسم شركة التأمين، أو «لا يوجد»",
  },
  dateParts: { day: "اليوم", month: "الشهر", year: "السنة" },

  send: "إرسال الطلب",
  sending: "جارٍ إرسال طلبك…",
  privacy: "إشعار الخصوصية، يُفتح في علامة تبويب جديدة",
  error: "خطأ:",
  notSentTitle: "لم يتم إرسال طلبك",
};

/** The form of a noun, or of what is said about it, after a number. */
const plural = (count: number, forms: Record<Intl.LDMLPluralRule, string>) =>
  forms[new Intl.PluralRules("ar").select(count)];

const address = leftToRight("name@example.com");

export const submission: Language["submission"] = {
  missing: {
    firstName: "يرجى إدخال الاسم الأول",
    lastName: "يرجى إدخال اسم العائلة",
    email: "يرجى إدخال البريد الإلكتروني",
    phone: "يرجى إدخال رقم الهاتف",
    dob: "يرجى إدخال تاريخ الميلاد",
    insurance: "يرجى إدخال اسم شركة التأمين، أو «لا يوجد»",
    additionalDetails: "يرجى كتابة ما ينبغي أن تعرفه العيادة، أو «لا»",
    appointmentType: "يرجى اختيار سبب الزيارة",
    provider: "يرجى اختيار الطبيب أو الأخصائي المفضّل لديك",
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
  quoted: (label) => `«${label}»`,
  yourAnswer: "هذه الإجابة",
  // No noun follows the number, because its form would depend on the number.
  tooLong: (field, limit) => `يجب ألا يتجاوز عدد الأحرف في ${field} ${limit}`,
  notAName: (field) => `${field}: يرجى كتابة اسم، لا بريد إلكتروني ولا رقم هاتف ولا رابط`,
  rejected: "تعذّر على العيادة قبول هذه الإجابة. يرجى تغييرها أو الاتصال بالعيادة",
  fieldErrors: {
    "email-at": `يرجى إدخال بريد إلكتروني فيه علامة @ واحدة، مثل ${address}`,
    "email-two": `يرجى إدخال عنوان بريد إلكتروني واحد فقط، مثل ${address}`,
    "email-blank": `يرجى إدخال البريد الإلكتروني دون مسافات، مثل ${address}`,
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

  charactersLeft: (_count, formatted) => `الأحرف المتبقية: ${formatted}`,
  charactersOver: (_count, formatted) => `الأحرف الزائدة: ${formatted}`,
  didYouMean: (suggestion) => `هل المقصود ${leftToRight(suggestion)}؟`,
  useSuggestion: "نعم، تصحيح البريد",
  keepAnswer: "إذا كان البريد الإلكتروني صحيحًا، فلا حاجة إلى تغييره.",

  phoneExtension: "تحويلة",
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

  aboutYou: "بياناتك",
  moreDetails: "تفاصيل إضافية",
  change: "تغيير",
  locationsTitle: "يرجى اختيار العيادة",
  locationsSearch: "البحث بالاسم أو المدينة",
  locationsShown: (shown, total) => `العيادات المعروضة: ${shown} من ${total}`,
  locationsMissing: "بعض العيادات غير ظاهرة هنا لأنه تعذّر تحميلها.",

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
      "هذه نسخة مترجمة من الصفحة، ولا تصل الطلبات المرسلة منها إلى العيادة. يرجى الاتصال بالعيادة، أو فتح صفحتها الأصلية.",
    again:
      "لم تنجح هذه المحاولة أيضًا، وقد لا تفيد محاولة أخرى. يرجى الاتصال بالعيادة. إجاباتك ما زالت هنا.",
  },
  openPage: "فتح صفحة العيادة الأصلية، تُفتح في علامة تبويب جديدة",

  sentTitle: "تم إرسال طلبك",
  noAppointment: "ليس لديك موعد بعد.",
  replyWithin: (duration) => `أقصى مدة لرد العيادة: ${duration}.`,
  workingDays: (count, formatted) =>
    plural(count, {
      zero: "يوم العمل نفسه",
      one: "يوم عمل واحد",
      two: "يوما عمل",
      few: `${formatted} أيام عمل`,
      many: `${formatted} يوم عمل`,
      other: `${formatted} يوم عمل`,
    }),
  openUntil: (time) => `العيادة مفتوحة حتى الساعة ${time}`,
  opensToday: (time) => `تفتح العيادة اليوم الساعة ${time}`,
  opensTomorrow: (time) => `تفتح العيادة غدًا الساعة ${time}`,
  opensOn: (day, time) => `تفتح العيادة يوم ${day} الساعة ${time}`,
  nextChange: "للتغيير أو الإلغاء، يرجى الاتصال بالعيادة.",
  noAnswer: "إن لم يصلك رد، أو للتغيير أو الإلغاء، يرجى الاتصال بالعيادة.",
  reference: "الرقم المرجعي",
  noteReference: "يُرجى تدوين هذا الرقم. لا يمكن فتح هذه الصفحة مرة أخرى.",
  emailed: "ستصلك أيضًا رسالة عبر البريد الإلكتروني.",
  copy: "نسخ الرقم المرجعي",
  copied: "تم النسخ",
  sentAppointmentType: "سبب الزيارة",
  sentProvider: "مع",
  labelled: (label, value) => `${isolate(label)}: ${isolate(value)}`,

  languageFailed: "تعذّر تحميل هذه اللغة. يرجى التحقق من الاتصال، ثم إعادة المحاولة.",
  languageChanged: "النموذج الآن باللغة العربية.",
  untranslated: (language) => `نصوص العيادة باللغة ${isolate(language)}.`,
};

export const slots: Language["slots"] = {
  slot: "ما الوقت المناسب لك؟",
  slotDescription: "يمكنك إرسال الطلب دون اختيار وقت، ويمكن للعيادة أن تقترح وقتًا.",
  loadingTimes: "جارٍ البحث عن أوقات متاحة…",
  timesFailed: "تعذّر عرض الأوقات المتاحة.",
  someTimes: (range) => `${isolate(range)}: تعذّر عرض كل الأوقات المتاحة`,
  noTimes: (range) => `لا توجد أوقات متاحة: ${isolate(range)}`,
  earlier: "أوقات أبكر",
  later: "أوقات لاحقة",
  firstTime: "أول وقت متاح",
  allTimes: "عرض كل الأوقات",
  timesCount: (count, formatted) =>
    plural(count, {
      zero: "لا توجد أوقات",
      one: "وقت واحد",
      two: "وقتان",
      few: `${formatted} أوقات`,
      many: `${formatted} وقتًا`,
      other: `${formatted} وقت`,
    }),
  dayParts: { morning: "الصباح", afternoon: "بعد الظهر", evening: "المساء" },
  chosenTime: "الوقت المختار",
  readerTime: (time) => `يوافق هذا ${isolate(time)} في مكانك.`,
  removeTime: "إزالة",
  lostTime: (time) => `هذا الوقت غير متاح: ${isolate(time)}.`,
  sentTime: "الوقت المطلوب",

  slotUnavailable: "لم يعد الوقت المختار متاحًا",
  chooseAnother: "يرجى اختيار وقت آخر، أو إرسال الطلب دون وقت.",

  requestedContact: "ستتواصل معك العيادة بشأن هذا الوقت.",
  bookedTitle: "تم حجز موعدك",
  addToCalendar: "إضافة إلى التقويم",
  inNewTab: (link) => `${isolate(link)}، يُفتح في علامة تبويب جديدة`,
  calendarTitle: (practice) => `موعد في ${isolate(practice)}`,
};

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
  missing: {
    firstName: `يرجى إدخال الاسم الأول لل${patient}`,
    lastName: `يرجى إدخال اسم عائلة ال${patient}`,
    dob: `يرجى إدخال تاريخ ميلاد ال${patient}`,
    insurance: `يرجى إدخال اسم شركة تأمين ال${patient}، أو «لا يوجد»`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "ما الأوقات المناسبة لك؟",
  anyTime: "أي يوم وأي وقت",
  preferredDays: "الأيام",
  preferredParts: "فترات اليوم",
  earlier: "يناسبني أيضًا يوم أبكر",

  forWhom: "لمن الموعد؟",
  forWhomAnswers: { self: "لي", child: "لطفلي", other: "لشخص آخر" },
  requesterFirstName: "اسمك الأول",
  requesterLastName: "اسم عائلتك",
  patients: { child: about("طفل"), other: about("مريض") },

  newPatient: {
    self: "هل سبق لك تلقّي الرعاية من هذه العيادة؟",
    child: "هل سبق للطفل تلقّي الرعاية من هذه العيادة؟",
    other: "هل سبق للمريض تلقّي الرعاية من هذه العيادة؟",
  },
  returning: "نعم",
  firstVisit: "لا، هذه أول مرة",

  textConsent: (practice) =>
    `أوافق على تلقّي رسائل نصية من ${isolate(practice)} بشأن طلب الموعد هذا.`,
  textConsentDescription: "قد تُفرض رسوم على الرسائل والبيانات. لإيقاف الرسائل، يرجى إبلاغ العيادة.",

  callTimes: "ما الوقت المناسب للاتصال بك؟",
  ownMissing: (label) => `يرجى إكمال هذا: «${isolate(label)}»`,

  missing: {
    forWhom: "يرجى اختيار صاحب الموعد",
    requesterFirstName: "يرجى إدخال اسمك الأول",
    requesterLastName: "يرجى إدخال اسم عائلتك",
    newPatient: "يرجى اختيار ما إذا كانت هذه أول مرة",
  },
};
