import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Russian, always "вы" in lower case, without words that have a gender for the reader, and with "ё".
 */
export const messages: Language["messages"] = {
  tag: "ru",
  offerLabel: "Продолжить на русском",
  language: "Язык",

  loading: "Загружается форма заявки на приём",
  loadingSlowly: "Это занимает больше времени, чем обычно. Пожалуйста, подождите.",
  call: (phone) => `Позвонить: ${phone}`,
  tryAgain: "Повторить",
  close: "Закрыть",
  emergency: (number) =>
    number
      ? `В экстренном случае звоните по номеру ${number}.`
      : "В экстренном случае звоните в местную службу спасения.",

  failedTitle: "Форма заявки на приём недоступна",
  failed: {
    offline: "Похоже, нет подключения к интернету. Проверьте его и повторите попытку.",
    temporary:
      "Сервис заявок не отвечает. Позвоните в клинику или повторите попытку немного позже.",
    permanent: "Сейчас нельзя отправить заявку на приём онлайн. Пожалуйста, позвоните в клинику.",
  },

  closedTitle: "Онлайн-заявки не принимаются",
  closed: (name) =>
    `${isolate(name)} сейчас не принимает онлайн-заявки на приём. Чтобы попасть на приём, пожалуйста, позвоните.`,
  virtual: "Приём проходит по видеосвязи или по телефону.",

  step: (step, count) => `Шаг ${step} из ${count}`,
  yes: "Да",
  no: "Нет",
  next: "Продолжить",
  back: "Назад",
  callNow: (number) =>
    number ? `Сейчас же звоните: ${number}` : "Сейчас же звоните в местную службу спасения",
  callTitle: "Пожалуйста, позвоните в клинику",
  stopped: "В связи с вашим ответом клинике нужно поговорить с вами.",
  changeAnswer: "Изменить ответ",

  detailsTitle: "Заявка на приём",
  nextContact: "Клиника свяжется с вами, чтобы договориться о времени.",
  optional: "(необязательно)",
  appointmentType: "С чем вы обращаетесь?",
  provider: "К кому вы хотите попасть?",
  noPreference: "Любой специалист",
  fields: {
    firstName: "Имя",
    lastName: "Фамилия",
    email: "Электронная почта",
    phone: "Номер телефона",
    dob: "Дата рождения",
    insurance: "Страховка",
    additionalDetails: "Есть ли что-то, что клинике следует знать?",
  },
  descriptions: {
    insurance: "Название страховой компании или «нет»",
  },
  dateParts: { day: "День", month: "Месяц", year: "Год" },

  send: "Отправить заявку",
  sending: "Заявка отправляется…",
  privacy: "Политика конфиденциальности (в новой вкладке)",
  error: "Ошибка:",
  notSentTitle: "Заявка не отправлена",
};

/** The form of a noun after a whole number: 1 символ, 2 символа, 5 символов. */
const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few, zero: many, two: many, many, other: many })[
    new Intl.PluralRules("ru").select(count)
  ];

/** On a day of the week, with or without its date: "в среду, 25 ноября", "во вторник". */
const onDay = (day: string) =>
  `${day.startsWith("вт") ? "во" : "в"} ${day.replace(/а(?=,|$)/, "у")}`;

export const submission: Language["submission"] = {
  missing: {
    firstName: "Введите имя",
    lastName: "Введите фамилию",
    email: "Введите адрес электронной почты",
    phone: "Введите номер телефона",
    dob: "Введите дату рождения",
    insurance: "Укажите страховую компанию или напишите «нет»",
    additionalDetails: "Напишите, что клинике следует знать, или «нет»",
    appointmentType: "Выберите причину обращения",
    provider: "Выберите, к кому вы хотите попасть",
  },
  oneName: "Если имя только одно, введите здесь дефис (-)",
  problemTitle: (count, formatted) =>
    count === 1
      ? "Нужно исправить ошибку"
      : `Нужно исправить ${formatted} ${plural(count, "ошибку", "ошибки", "ошибок")}`,
  corrected: "Исправлено:",
  allCorrected: "Всё исправлено",
  quoted: (label) => `«${label}»`,
  yourAnswer: "Ваш ответ",
  tooLong: (field, limit) => `${field}: не больше ${limit} символов`,
  notAName: (field) => `${field}: здесь не может быть адреса почты, номера телефона или ссылки`,
  rejected: "Клиника не смогла принять этот ответ. Измените его или позвоните в клинику",
  fieldErrors: {
    "email-at": "Введите адрес электронной почты с одним знаком @, например name@example.com",
    "email-two": "Введите только один адрес электронной почты, например name@example.com",
    "email-blank": "Введите адрес электронной почты без пробелов, например name@example.com",
    "email-local":
      "Проверьте часть адреса перед знаком @. Весь адрес должен выглядеть так: name@example.com",
    "email-domain": "Проверьте часть адреса после знака @. Она должна выглядеть так: example.com",
    "phone-letters": (example) => `Введите только номер телефона, без слов, например ${example}`,
    "phone-two": (example) => `Введите только один номер телефона, например ${example}`,
    "phone-short": (example) =>
      `Номер слишком короткий. Введите его полностью, например ${example}`,
    "phone-long": (example) =>
      `Номер слишком длинный. Введите один номер, например ${example}. Номер другой страны пишите с + и кодом страны`,
    "phone-country":
      "Введите номер телефона с кодом страны, например +1 202 555 0143 или +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Проверьте номер телефона. Он должен выглядеть так: ${example}. Номер другой страны пишите с + и кодом страны`,
    "date-day": "Введите день числом от 1 до 31",
    "date-month": "Введите месяц числом от 1 до 12 или словом",
    "date-year": "Введите год 4 цифрами, например 1980",
    "date-year-short": "Введите все 4 цифры года, например 1980 вместо 80",
    "date-calendar": "Введите год по григорианскому календарю, 4 цифрами, например 1980",
    "date-future": "Дата рождения не может быть в будущем",
    "date-too-old": "Проверьте год: он должен быть в пределах последних 120 лет",
  },
  // A list after a colon has no case, which would differ between the parts.
  incompleteDate: (parts) => `Дополните дату рождения: ${parts}`,
  // No noun follows the number, because its form would depend on the number.
  shortMonth: (month, days) => `Проверьте день: последнее число месяца (${month}) — ${days}`,

  charactersLeft: (count, formatted) =>
    `${plural(count, "Остался", "Осталось", "Осталось")} ${formatted} ${plural(count, "символ", "символа", "символов")}`,
  charactersOver: (_count, formatted) => `Лишних символов: ${formatted}`,
  didYouMean: (address) => `Вы имели в виду ${address}?`,
  useSuggestion: "Да, исправить",
  keepAnswer: "Если адрес почты верный, ничего не меняйте.",

  phoneExtension: "доб.",
  phoneNotes: {
    short: (phone) => `Проверьте номер: кажется, он слишком короткий (${phone})`,
    long: (phone) => `Проверьте номер: кажется, он слишком длинный (${phone})`,
    unusual: (phone) => `Проверьте номер: возможно, в нём неверная цифра (${phone})`,
    abroad: (phone, country) => `Номер для связи: ${phone}. Это номер другой страны: ${country}.`,
  },

  idleTitle: "Вы ещё здесь?",
  idle: (seconds, formatted) =>
    `Чтобы защитить ваши данные, ответы будут удалены через ${formatted} ${plural(seconds, "секунду", "секунды", "секунд")}.`,
  idleStay: "Да, продолжить",
  cleared: "Чтобы защитить ваши данные, ответы удалены.",

  aboutYou: "Ваши данные",
  moreDetails: "Дополнительные сведения",
  change: "Изменить",
  locationsTitle: "Выберите клинику",
  locationsSearch: "Поиск по названию или городу",
  locationsShown: (shown, total) => `Показано клиник: ${shown} из ${total}`,
  locationsMissing: "Здесь не хватает некоторых клиник: их не удалось загрузить.",

  sendAgain: "Отправить снова",
  unknownTitle: "Возможно, заявка не дошла",
  notSent: {
    offline:
      "Похоже, нет подключения к интернету. Ваши ответы сохранились здесь. Отправьте заявку ещё раз, когда подключение появится.",
    "back-online": "Подключение к интернету появилось. Ваши ответы сохранились здесь.",
    unknown:
      "Ваши ответы сохранились здесь. Можно спокойно отправить ещё раз: если ничего не менять, клиника получит заявку только один раз. Можно и позвонить в клинику.",
    busy: "Система клиники занята и не смогла принять заявку. Ваши ответы сохранились здесь. Подождите минуту и отправьте ещё раз или позвоните в клинику.",
    refused:
      "Система клиники не приняла заявку. Ваши ответы сохранились здесь. Пожалуйста, позвоните в клинику.",
    "duplicate-id":
      "С этой заявкой что-то пошло не так. Ваши ответы сохранились здесь. Отправьте ещё раз или позвоните в клинику.",
    "no-receiver": "Сейчас эта форма не может отправлять заявки. Пожалуйста, позвоните в клинику.",
    "copied-page":
      "Это переведённая копия страницы. Заявки из неё в клинику не поступают. Позвоните или откройте страницу клиники.",
    again:
      "Эта попытка тоже не удалась, и следующая может не помочь. Пожалуйста, позвоните в клинику. Ваши ответы сохранились здесь.",
  },
  openPage: "Открыть страницу клиники (в новой вкладке)",

  sentTitle: "Заявка отправлена",
  noAppointment: "Вы ещё не записаны на приём.",
  replyWithin: (duration) => `Клиника ответит не позднее чем через ${duration}.`,
  workingDays: (count, formatted) =>
    `${formatted} ${plural(count, "рабочий день", "рабочих дня", "рабочих дней")}`,
  openUntil: (time) => `Сейчас открыто, до ${time}`,
  opensToday: (time) => `Откроется сегодня в ${time}`,
  opensTomorrow: (time) => `Откроется завтра в ${time}`,
  opensOn: (day, time) => `Откроется ${onDay(day)} в ${time}`,
  nextChange: "Для изменения или отмены позвоните в клинику.",
  noAnswer: "Если ответа нет, а также для изменения или отмены позвоните в клинику.",
  reference: "Номер заявки",
  noteReference: "Запишите этот номер. Открыть эту страницу снова нельзя.",
  emailed: "Вы также получите письмо по электронной почте.",
  copy: "Скопировать номер",
  copied: "Скопировано",
  sentAppointmentType: "Причина обращения",
  sentProvider: "Специалист",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "Не удалось загрузить этот язык. Проверьте подключение и повторите попытку.",
  languageChanged: "Форма теперь на русском языке.",
  untranslated: (language) => `Язык текстов самой клиники: ${language}.`,
};

export const slots: Language["slots"] = {
  slot: "Выберите время приёма",
  slotDescription: "Можно отправить заявку без времени. Клиника может сама его предложить.",
  loadingTimes: "Поиск свободного времени…",
  timesFailed: "Не удалось показать свободное время.",
  someTimes: (range) => `${range}: показано не всё свободное время`,
  noTimes: (range) => `Нет свободного времени: ${range}`,
  earlier: "Раньше",
  later: "Позже",
  firstTime: "Ближайшее время",
  allTimes: "Показать всё",
  timesCount: (count, formatted) =>
    count === 0
      ? "нет свободного времени"
      : `${formatted} ${plural(count, "вариант", "варианта", "вариантов")}`,
  dayParts: { morning: "Утро", afternoon: "День", evening: "Вечер" },
  chosenTime: "Ваше время",
  readerTime: (time) => `По вашему местному времени: ${time}.`,
  removeTime: "Убрать",
  lostTime: (time) => `Это время недоступно: ${isolate(time)}.`,
  sentTime: "Желаемое время",

  slotUnavailable: "Выбранное время уже занято",
  chooseAnother: "Выберите другое время или отправьте заявку без времени.",

  requestedContact: "Клиника свяжется с вами насчёт этого времени.",
  bookedTitle: "Запись на приём подтверждена",
  addToCalendar: "Добавить в календарь",
  inNewTab: (link) => `${link} (в новой вкладке)`,
  calendarTitle: (practice) => `Приём: ${practice}`,
};

/** @param ofPatient in the genitive */
const about = (ofPatient: string): PatientMessages => ({
  title: `Данные ${ofPatient}`,
  fields: {
    firstName: `Имя ${ofPatient}`,
    lastName: `Фамилия ${ofPatient}`,
    email: "Ваша электронная почта",
    phone: "Ваш номер телефона",
    dob: `Дата рождения ${ofPatient}`,
    insurance: `Страховка ${ofPatient}`,
  },
  missing: {
    firstName: `Введите имя ${ofPatient}`,
    lastName: `Введите фамилию ${ofPatient}`,
    dob: `Введите дату рождения ${ofPatient}`,
    insurance: `Укажите страховую компанию ${ofPatient} или напишите «нет»`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Какое время вам подходит?",
  anyTime: "Любой день и любое время",
  preferredDays: "Дни",
  preferredParts: "Время суток",
  earlier: "Подойдёт и более ранняя дата",

  forWhom: "Для кого приём?",
  forWhomAnswers: { self: "Для меня", child: "Для моего ребёнка", other: "Для другого человека" },
  requesterFirstName: "Ваше имя",
  requesterLastName: "Ваша фамилия",
  patients: { child: about("ребёнка"), other: about("пациента") },

  newPatient: {
    self: "Вы уже обращались в эту клинику?",
    child: "С ребёнком уже обращались в эту клинику?",
    other: "Пациент уже обращался в эту клинику?",
  },
  returning: "Да",
  firstVisit: "Нет, это первый визит",

  textConsent: (practice) =>
    `Я даю согласие на то, чтобы клиника ${isolate(practice)} присылала мне SMS об этой заявке.`,
  textConsentDescription: "SMS могут быть платными. Чтобы их не получать, скажите об этом клинике.",

  callTimes: "В какое время вам удобно ответить на звонок?",
  ownMissing: (label) => `Заполните: «${isolate(label)}»`,

  missing: {
    forWhom: "Выберите, для кого приём",
    requesterFirstName: "Введите своё имя",
    requesterLastName: "Введите свою фамилию",
    newPatient: "Выберите, первый ли это визит",
  },
};
