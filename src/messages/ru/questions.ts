import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

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
  hints: { insurance: "Название из страхового полиса или «нет»" },
  missing: {
    firstName: `Введите имя ${ofPatient}`,
    lastName: `Введите фамилию ${ofPatient}`,
    dob: `Введите дату рождения ${ofPatient}`,
    insurance: `Укажите страховку ${ofPatient} или напишите «нет»`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Какое время вам подходит?",
  anyTime: "Любой день и любое время",
  preferredDays: "Дни",
  preferredParts: "Время суток",

  forWhom: "Кто придёт на приём?",
  forWhomAnswers: { self: "Я", child: "Мой ребёнок", other: "Другой человек" },
  aboutYou: "Ваши данные",
  requesterFirstName: "Ваше имя",
  requesterLastName: "Ваша фамилия",
  relation: { child: "Кем вы приходитесь ребёнку", other: "Кем вы приходитесь пациенту" },
  relationHint: {
    child: "Например, мать, отец или опекун",
    other: "Например, дочь, муж или помощник по уходу",
  },
  patients: { child: about("ребёнка"), other: about("пациента") },

  answersKept: "Каждый ответ остаётся за тем, к кому он относится. Проверьте следующие вопросы.",
  newPatient: {
    self: "Вы уже бывали в этой клинике?",
    child: "Ребёнок уже бывал в этой клинике?",
    other: "Пациент уже бывал в этой клинике?",
  },
  returning: "Да",
  firstVisit: "Нет, это первый визит",

  textConsent: (practice) =>
    `Я даю согласие на то, чтобы клиника ${isolate(practice)} присылала мне SMS об этой заявке.`,
  textConsentHint: "SMS могут быть платными. Чтобы их не получать, скажите об этом клинике.",

  missing: {
    forWhom: "Выберите, кто придёт на приём",
    requesterFirstName: "Введите своё имя",
    requesterLastName: "Введите свою фамилию",
    relation: {
      child: "Укажите, кем вы приходитесь ребёнку, например мать или опекун",
      other: "Укажите, кем вы приходитесь пациенту, например дочь или помощник по уходу",
    },
    newPatient: "Выберите, первый ли это визит",
  },
};
