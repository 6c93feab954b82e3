import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Вы получили это письмо, потому что этот адрес был указан в заявке на приём. Если это были не вы, просто не обращайте на него внимания.",
  changedTitle: "Ваша запись на приём изменена",
  attached: "Вложенный файл добавит это время в ваш календарь.",
};
