import { isolate, leftToRight } from "./format.ts";
import type { Language } from "./messages.ts";

const rules = new Intl.PluralRules("ar");

const plural = (count: number, forms: Record<Intl.LDMLPluralRule, string>) =>
  forms[rules.select(count)];

const address = leftToRight("name@example.com");

/**
 * Modern Standard Arabic that speaks to women and men alike: verbal nouns ("يرجى إدخال …"), no
 * imperatives, and only such words for "you" as are written the same for both.
 */
export const language: Language = {
  messages: {
    tag: "ar",
    direction: "rtl",

    loading: "جارٍ تحميل نموذج طلب الموعد",
    loadingSlowly: "يستغرق هذا وقتًا أطول من المعتاد. يرجى الانتظار قليلًا.",
    call: (phone) => `الاتصال بالرقم ${leftToRight(phone)}`,
    tryAgain: "إعادة المحاولة",
    close: "إغلاق",
    emergency: "في الحالات الطارئة، يرجى الاتصال برقم الطوارئ المحلي.",
    questions: "هل لديك أسئلة، أو لا يتسع وقتك لملء نموذج؟",

    failedTitle: "نموذج طلب الموعد غير متاح",
    failed: {
      offline: "يبدو أنه لا يوجد اتصال بالإنترنت. يرجى التحقق من الاتصال، ثم إعادة المحاولة.",
      temporary:
        "تعذّر الوصول إلى خدمة طلب المواعيد. يرجى إعادة المحاولة بعد قليل، أو الاتصال بالعيادة.",
      lasting: "طلب المواعيد عبر الإنترنت لا يعمل هنا حاليًا. يرجى الاتصال بالعيادة.",
    },

    closedTitle: "طلب المواعيد عبر الإنترنت متوقف",
    closed: (name) =>
      `لا تُستقبل طلبات المواعيد عبر الإنترنت لدى ${isolate(name)} حاليًا. يرجى الاتصال هاتفيًا لطلب موعد.`,
    virtual: "الزيارات لدى هذه العيادة تتم عن بُعد، عبر الفيديو أو الهاتف.",

    step: (step, steps) => `الخطوة ${step} من ${steps}`,
    screenerTitle: "سؤال واحد أولًا",
    yes: "نعم",
    no: "لا",
    next: "متابعة",
    back: "رجوع",
    stoppedTitle: "يرجى الاتصال بالعيادة",
    stopped: "بناءً على إجابتك، تودّ العيادة التحدث معك. يرجى الاتصال هاتفيًا.",
    changeAnswer: "تغيير إجابتي",

    detailsTitle: "طلب موعد",
    everyQuestion: "يرجى الإجابة عن جميع الأسئلة.",
    unlessOptional: "يرجى الإجابة عن جميع الأسئلة، ما عدا الأسئلة الاختيارية.",
    optional: "اختياري",
    appointmentType: "ما الغرض من الموعد؟",
    provider: "مع مَن يُفضَّل أن يكون الموعد؟",
    noPreference: "لا يوجد تفضيل",
    fields: {
      firstName: "الاسم الأول",
      lastName: "اسم العائلة",
      email: "البريد الإلكتروني",
      phone: "رقم الهاتف",
      dob: "تاريخ الميلاد",
      insurance: "التأمين الصحي",
      additionalDetails: "هل هناك شيء ينبغي أن نعرفه؟",
    },
    hints: {
      email: "قد تراسلك العيادة على هذا العنوان.",
      phone: "ستتصل بك العيادة للاتفاق على اليوم والساعة.",
      // Not isolated: day, month and year stand from right to left, as the three fields do.
      dob: (example) => `على سبيل المثال: ${example}`,
      insurance: "اسم خطة التأمين، أو «لا يوجد».",
      additionalDetails: "يرجى عدم استخدام هذا الحقل للحالات الطارئة.",
    },
    dateParts: { day: "اليوم", month: "الشهر", year: "السنة" },

    send: "إرسال الطلب",
    sending: "جارٍ إرسال طلبك…",
    privacy: "إشعار الخصوصية",
    problemTitle: "هناك مشكلة",
    error: "خطأ:",
    notSentTitle: "لم يتم إرسال طلبك",
  },

  deferred: {
    missing: {
      firstName: "يرجى إدخال الاسم الأول",
      lastName: "يرجى إدخال اسم العائلة",
      email: "يرجى إدخال البريد الإلكتروني",
      phone: "يرجى إدخال رقم الهاتف",
      dob: "يرجى إدخال تاريخ الميلاد",
      insurance: "يرجى إدخال اسم التأمين الصحي",
      additionalDetails: "يرجى كتابة ما ينبغي أن نعرفه",
      screener: "يرجى اختيار «نعم» أو «لا»",
      appointmentType: "يرجى اختيار الغرض من الموعد",
      provider: "يرجى اختيار الشخص المفضّل للموعد",
    },
    // Worded so that no noun follows the number, whose form would depend on it.
    tooLong: (field, limit) => `يرجى ألا يتجاوز عدد الأحرف ${limit} في «${field}»`,
    rejected: "تعذّر على العيادة قبول هذه الإجابة. يرجى مراجعتها وإعادة الإرسال",
    fieldErrors: {
      "email-at": `يرجى إدخال بريد إلكتروني فيه علامة @ واحدة، مثل ${address}`,
      "email-blank": `يرجى إدخال البريد الإلكتروني دون مسافات، مثل ${address}`,
      "email-name": `يرجى إدخال الجزء الذي يسبق علامة @ من البريد الإلكتروني، مثل ${address}`,
      "email-domain": `يرجى إدخال البريد الإلكتروني كاملًا، بنهاية مثل ${leftToRight("example.com")} بعد علامة @`,
      "phone-letters": (example) => `يرجى كتابة رقم الهاتف بالأرقام، مثل ${leftToRight(example)}`,
      "phone-extension": (example) =>
        `يرجى حذف رقم التحويلة وإدخال رقم الهاتف فقط، مثل ${leftToRight(example)}`,
      "phone-short": (example) =>
        `يرجى إدخال رقم الهاتف كاملًا مع رمز المنطقة، مثل ${leftToRight(example)}. هذا الرقم قصير جدًا`,
      "phone-long": (example) =>
        `يرجى إدخال رقم هاتف واحد، مثل ${leftToRight(example)}. هذا الرقم طويل جدًا`,
      "phone-country": `يرجى إدخال رقم الهاتف مع رمز البلد، مثل ${leftToRight("+1 202 555 0143")}`,
      "phone-impossible": (example) =>
        `يرجى التحقق من رقم الهاتف. ينبغي أن يكون مثل ${leftToRight(example)}`,
      "date-day": "يرجى كتابة اليوم رقمًا من 1 إلى 31",
      "date-month": "يرجى كتابة الشهر رقمًا من 1 إلى 12، أو باسمه",
      "date-year": "يرجى كتابة السنة من 4 أرقام، مثل 1980",
      "date-year-short": "يرجى كتابة السنة من 4 أرقام، مثل 1980 بدلًا من 80",
      "date-calendar": "يرجى كتابة السنة الميلادية من 4 أرقام، مثل 1980",
      // A month's last day is 28 to 31, and all four take the same form of the noun.
      "date-not-real": (last) => `يرجى التحقق من اليوم. كان في ذلك الشهر ${last} يومًا فقط`,
      "date-future": "يجب ألا يكون تاريخ الميلاد في المستقبل",
      "date-too-old": "يرجى التحقق من السنة. يجب أن تكون ضمن آخر 130 سنة",
    },
    incompleteDate: (parts) => `يرجى إدخال ${parts} أيضًا في تاريخ الميلاد`,

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
    useSuggestion: "نعم، تغيير العنوان",

    phoneReadBack: (phone) => `ستتصل العيادة بالرقم ${leftToRight(phone)}.`,

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
      return `حفاظًا على خصوصيتك، ستُمحى إجاباتك ${after}.`;
    },
    idleStay: "نعم، ما زلت هنا",
    cleared: "حفاظًا على خصوصيتك، مُحيت إجاباتك.",

    sendAgain: "إعادة الإرسال",
    unknownTitle: "لسنا متأكدين من وصول طلبك",
    notSent: {
      offline:
        "يبدو أنه لا يوجد اتصال بالإنترنت. إجاباتك ما زالت هنا. يرجى إعادة الإرسال عند عودة الاتصال.",
      "back-online": "عاد الاتصال بالإنترنت. إجاباتك ما زالت هنا.",
      unknown:
        "إجاباتك ما زالت هنا. يرجى إعادة الإرسال: سيصل طلبك إلى العيادة مرة واحدة فقط. أو يمكنك الاتصال هاتفيًا.",
      busy: "نظام العيادة مشغول ولم يستلم طلبك. إجاباتك ما زالت هنا. يرجى الانتظار دقيقة ثم إعادة الإرسال، أو الاتصال هاتفيًا.",
      refused: "لم يقبل نظام العيادة طلبك. إجاباتك ما زالت هنا. يرجى الاتصال هاتفيًا بدلًا من ذلك.",
      "duplicate-id":
        "حدثت مشكلة في هذا الطلب. إجاباتك ما زالت هنا. يرجى إعادة الإرسال، أو الاتصال هاتفيًا.",
      "no-receiver": "لا يمكن إرسال الطلبات من هذا النموذج حاليًا. يرجى الاتصال بالعيادة.",
    },

    sentTitle: "تم إرسال طلبك",
    sent: (name) =>
      `سيتم التواصل معك من قِبل ${isolate(name)} للاتفاق على اليوم والساعة. ليس لديك موعد حتى ذلك الحين.`,
    reference: "الرقم المرجعي",
    practice: "العيادة",
    sentAppointmentType: "الغرض من الموعد",
    sentProvider: "مع",
    practicePhone: "الهاتف",
    localTime: (time) => `الساعة هناك الآن ${time}.`,
    print: "طباعة هذه الصفحة",
  },
};
