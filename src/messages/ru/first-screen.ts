import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Russian, always "вы" in lower case, without words that have a gender for the reader, and with "ё".
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "ru",
  direction: "ltr",
  offerLabel: "Продолжить на русском",

  loading: "Загружается форма заявки на приём",
  loadingSlowly: "Это занимает больше времени, чем обычно. Пожалуйста, подождите.",
  call: (phone) => `Позвонить: ${phone}`,
  tryAgain: "Повторить",
  close: "Закрыть",
  emergency: (number) =>
    number
      ? `В экстренном случае звоните по номеру ${number}.`
      : "В экстренном случае звоните в местную службу спасения.",
  questions: "Удобнее позвонить?",

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

  step: (step) => `Шаг ${step} из 2`,
  screenerTitle: "Сначала один вопрос",
  yes: "Да",
  no: "Нет",
  next: "Продолжить",
  back: "Назад",
  callNow: (number) =>
    number ? `Сейчас же звоните: ${number}` : "Сейчас же звоните в местную службу спасения",
  callTitle: "Пожалуйста, позвоните в клинику",
  stopped: "После вашего ответа клинике нужно поговорить с вами.",
  changeAnswer: "Изменить ответ",

  detailsTitle: "Заявка на приём",
  everyQuestion: "Нужно ответить на все вопросы.",
  unlessOptional: "Нужно ответить на все вопросы, кроме отмеченных «необязательно».",
  optional: "необязательно",
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
  hints: {
    email: "Клиника может написать вам на этот адрес.",
    phone: "Клиника может позвонить по этому номеру.",
    insurance: "Название из страхового полиса или «нет»",
    additionalDetails: "Не используйте это поле в экстренных случаях.",
  },
  dateParts: { day: "День", month: "Месяц", year: "Год" },

  send: "Отправить заявку",
  sending: "Заявка отправляется…",
  privacy: "Политика конфиденциальности (в новой вкладке)",
  screenerMissing: "Выберите «да» или «нет»",
  error: "Ошибка:",
  notSentTitle: "Заявка не отправлена",
};
