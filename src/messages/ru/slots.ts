import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";
import { plural } from "./plural.ts";

const timesCount = (count: number, formatted: string) =>
  `${formatted} ${plural(count, "вариант", "варианта", "вариантов")}`;

export const slots: SlotsMessages = {
  slot: "Когда вы хотите прийти?",
  slotHint: "Если вы не выберете время, клиника сама его предложит.",
  timeZone: (zone) => `Время указано в этом часовом поясе: ${zone}.`,
  needsType: "Свободное время появится здесь, когда вы выберете причину обращения.",
  loadingTimes: "Поиск свободного времени…",
  loadingTimesSlowly:
    "Это занимает больше времени, чем обычно. Пока можно ответить на другие вопросы.",
  timesFailed: "Не удалось показать свободное время.",
  timesInRange: (range, count, formatted) => `${range}: ${timesCount(count, formatted)}`,
  someTimes: (range) => `${range}: показано не всё свободное время`,
  noTimes: (range) => `Нет свободного времени: ${range}`,
  withoutTime: "Можно отправить заявку без времени. Клиника сама его предложит.",
  writeTimes: (field) => `В поле «${field}» можно написать, какие дни и какое время вам удобны.`,
  earlier: "Раньше",
  later: "Позже",
  firstTime: "Ближайшее время",
  allTimes: "Показать всё",
  timesCount,
  dayParts: { morning: "Утро", afternoon: "День", evening: "Вечер" },
  chosenTime: "Ваше время",
  readerTime: (time) => `По вашему местному времени: ${time}.`,
  changeTime: "Изменить",
  removeTime: "Убрать",
  lostTime: (time) =>
    `Это время уже занято: ${isolate(time)}. Выберите другое время или отправьте заявку без времени.`,
  sentTime: "Желаемое время",

  rejectedAnswers: {
    slot: "Выбранное время уже занято",
  },
  chooseAnother: "Выберите другое время или отправьте заявку без времени.",

  requested: {
    nextContact:
      "Клиника свяжется с вами насчёт этого времени. До этого вы ещё не записаны на приём.",
  },
  booked: {
    sentTitle: "Вы записаны на приём",
    nextTitle: "Полезно знать",
    nextContact: "Клиника свяжется с вами, если у неё будут вопросы.",
    nextChange: "Чтобы перенести или отменить запись, позвоните в клинику и назовите номер заявки.",
  },
  bookedTime: "Время",
  addToCalendar: "Добавить в календарь",
  inNewTab: (link) => `${link} (в новой вкладке)`,
  calendarTitle: (practice) => `Приём: ${practice}`,
};
