import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";
import { plural } from "./plural.ts";

const timesCount = (count: number, formatted: string) =>
  plural(count, {
    zero: "لا أوقات",
    one: "وقت واحد",
    two: "وقتان",
    few: `${formatted} أوقات`,
    many: `${formatted} وقتًا`,
    other: `${formatted} وقت`,
  });

export const slots: SlotsMessages = {
  slot: "ما الوقت المناسب لك؟",
  slotHint: "في حال عدم اختيار وقت، ستقترح العيادة وقتًا.",
  timeZone: (zone) => `الأوقات حسب هذه المنطقة الزمنية: ${isolate(zone)}.`,
  needsType: "ستظهر الأوقات المتاحة هنا بعد اختيار سبب الزيارة.",
  loadingTimes: "جارٍ البحث عن أوقات متاحة…",
  loadingTimesSlowly:
    "يستغرق هذا وقتًا أطول من المعتاد. يمكنك الإجابة عن الأسئلة الأخرى في هذه الأثناء.",
  timesFailed: "تعذّر عرض الأوقات المتاحة.",
  timesInRange: (range, count, formatted) => `${isolate(range)}: ${timesCount(count, formatted)}`,
  someTimes: (range) => `${isolate(range)}: تعذّر عرض كل الأوقات المتاحة`,
  noTimes: (range) => `لا توجد أوقات متاحة: ${isolate(range)}`,
  withoutTime: "يمكنك إرسال الطلب دون اختيار وقت، وستقترح العيادة وقتًا.",
  writeTimes: (field) => `يمكنك كتابة الأيام والأوقات التي تناسبك في خانة «${isolate(field)}».`,
  earlier: "أوقات أبكر",
  later: "أوقات لاحقة",
  firstTime: "أول وقت متاح",
  allTimes: "عرض كل الأوقات",
  timesCount,
  dayParts: { morning: "الصباح", afternoon: "بعد الظهر", evening: "المساء" },
  chosenTime: "الوقت المختار",
  readerTime: (time) => `يوافق هذا ${isolate(time)} في مكانك.`,
  changeTime: "تغيير",
  removeTime: "إزالة",
  lostTime: (time) =>
    `هذا الوقت لم يعد متاحًا: ${isolate(time)}. يرجى اختيار وقت آخر، أو إرسال الطلب دون وقت.`,
  sentTime: "الوقت المطلوب",

  rejectedAnswers: {
    slot: "لم يعد الوقت المختار متاحًا",
  },
  chooseAnother: "يرجى اختيار وقت آخر، أو إرسال الطلب دون وقت.",

  requested: {
    nextContact: "ستتواصل معك العيادة بشأن هذا الوقت. ليس لديك موعد حتى ذلك الحين.",
  },
  booked: {
    sentTitle: "تم حجز موعدك",
    nextTitle: "معلومات مفيدة",
    nextContact: "ستتواصل معك العيادة إن كان لديها سؤال.",
    nextChange: "لتغيير الموعد أو إلغائه، يرجى الاتصال بالعيادة وذكر الرقم المرجعي.",
  },
  bookedTime: "الوقت",
  addToCalendar: "إضافة إلى التقويم",
  inNewTab: (link) => `${isolate(link)}، يُفتح في علامة تبويب جديدة`,
  calendarTitle: (practice) => `موعد في ${isolate(practice)}`,
};
