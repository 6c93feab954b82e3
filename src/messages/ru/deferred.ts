import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";
import { plural } from "./plural.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Введите имя",
    lastName: "Введите фамилию",
    email: "Введите адрес электронной почты",
    phone: "Введите номер телефона",
    dob: "Введите дату рождения",
    insurance: "Укажите страховку или напишите «нет»",
    additionalDetails: "Напишите, что клинике следует знать, или «нет»",
    appointmentType: "Выберите цель приёма",
    provider: "Выберите, к кому вы хотите попасть",
  },
  problemTitle: (count, formatted) =>
    count === 1
      ? "Нужно исправить ошибку"
      : `Нужно исправить ${formatted} ${plural(count, "ошибку", "ошибки", "ошибок")}`,
  corrected: "Исправлено:",
  allCorrected: "Всё исправлено",
  fieldNames: {
    firstName: "«Имя»",
    lastName: "«Фамилия»",
    email: "«Электронная почта»",
    phone: "«Номер телефона»",
    dob: "«Дата рождения»",
    insurance: "«Страховка»",
    additionalDetails: "Ваш ответ",
  },
  anyAnswer: "Ваш ответ",
  tooLong: (field, limit) => `${field}: не больше ${limit} символов`,
  notAName: (field) => `${field}: здесь не может быть адреса почты, номера телефона или ссылки`,
  rejected: "Клиника не смогла принять этот ответ. Проверьте его и отправьте заявку ещё раз",
  fieldErrors: {
    "email-at": "Введите адрес электронной почты с одним знаком @, например name@example.com",
    "email-two": "Введите только один адрес электронной почты, например name@example.com",
    "email-blank": "Введите адрес электронной почты без пробелов, например name@example.com",
    "email-name": "Добавьте часть адреса перед знаком @, например name@example.com",
    "email-local":
      "Проверьте часть адреса перед знаком @. Весь адрес выглядит так: name@example.com",
    "email-domain": "Проверьте часть адреса после знака @. Она выглядит так: example.com",
    "phone-letters": (example) => `Введите только номер телефона, без слов, например ${example}`,
    "phone-extension": (example) =>
      `Введите только номер телефона, без добавочного, например ${example}`,
    "phone-two": (example) => `Введите только один номер телефона, например ${example}`,
    "phone-short": (example) =>
      `Номер слишком короткий. Введите его полностью, например ${example}`,
    "phone-long": (example) =>
      `Номер слишком длинный. Введите один номер, например ${example}. Номер другой страны начинайте с + и её кода`,
    "phone-country":
      "Введите номер телефона с кодом страны, например +1 202 555 0143 или +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Проверьте номер телефона. Он выглядит так: ${example}. Номер другой страны начинайте с + и её кода`,
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
  charactersOver: (count, formatted) =>
    `${plural(count, "Лишний", "Лишние", "Лишние")} ${formatted} ${plural(count, "символ", "символа", "символов")}`,
  didYouMean: (address) => `Вы имели в виду ${address}?`,
  useSuggestion: "Да, исправить",
  keepAnswer: "Если адрес верный, отправьте заявку.",

  phoneReadBack: (phone) => `Номер для связи: ${phone}`,
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
  },

  sentTitle: "Заявка отправлена",
  nextTitle: "Что будет дальше",
  nextRead: (name) => `${isolate(name)} прочитает вашу заявку.`,
  nextContact:
    "Клиника свяжется с вами, чтобы договориться о времени. До этого вы ещё не записаны на приём.",
  nextChange: "Чтобы изменить или отменить заявку, позвоните в клинику и назовите номер заявки.",
  reference: "Номер заявки",
  copy: "Скопировать номер",
  copied: "Готово",
  sentOn: "Отправлено",
  practice: "Клиника",
  practiceAddress: "Адрес",
  sentAppointmentType: "Цель приёма",
  sentProvider: "У кого",
  practicePhone: "Телефон клиники",
  localTime: (time) => `В клинике сейчас ${time}.`,

  language: "Язык",
  languageFailed: "Не удалось загрузить этот язык. Проверьте подключение и повторите попытку.",
  languageChanged: "Форма теперь на русском языке.",
  // A language's name after a colon has no case.
  untranslated: (language) => `Язык текстов самой клиники: ${language}.`,
};
