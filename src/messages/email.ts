import * as ar from "./ar.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import * as fr from "./fr.ts";
import * as ht from "./ht.ts";
import * as ko from "./ko.ts";
import type { LanguageCode } from "./languages.ts";
import type { LanguageChunk } from "./messages.ts";
import * as pt from "./pt.ts";
import * as ru from "./ru.ts";
import * as tl from "./tl.ts";
import * as vi from "./vi.ts";
import * as zh from "./zh.ts";
import * as zhHant from "./zh-Hant.ts";

/** The sentences that only an email to a patient has. Its others are those of the sent screen. */
interface EmailMessages {
  /** Somebody else may have entered the address. */
  reason: string;
  /** The subject, if staff have booked another time before. */
  changedTitle: string;
  /** About the file of an appointment. */
  attached: string;
}

/** What an email to a patient says. */
export const EMAIL_LANGUAGES: Record<LanguageCode, LanguageChunk & { email: EmailMessages }> = {
  en: {
    ...en,
    email: {
      reason:
        "You are receiving this email because this address was entered in a request for an appointment. If that was not you, you can ignore it.",
      changedTitle: "Your appointment has changed",
      attached: "The attached file adds the time to your calendar.",
    },
  },
  es: {
    ...es,
    email: {
      reason:
        "Recibe este correo porque esta dirección se indicó en una solicitud de cita. Si no fue usted, puede ignorarlo.",
      changedTitle: "Su cita ha cambiado",
      attached: "El archivo adjunto añade la hora a su calendario.",
    },
  },
  ar: {
    ...ar,
    email: {
      reason:
        "وصلتك هذه الرسالة لأن هذا البريد الإلكتروني ورد في طلب موعد. إن لم يكن الطلب منك، فيمكنك تجاهلها.",
      changedTitle: "تم تغيير موعدك",
      attached: "الملف المرفق يضيف الوقت إلى التقويم.",
    },
  },
  fr: {
    ...fr,
    email: {
      reason:
        "Vous recevez cet e-mail parce que cette adresse a été indiquée dans une demande de rendez-vous. Si ce n’était pas vous, vous pouvez l’ignorer.",
      changedTitle: "Votre rendez-vous a changé",
      attached: "Le fichier joint ajoute l’heure à votre agenda.",
    },
  },
  pt: {
    ...pt,
    email: {
      reason:
        "Você recebeu este e-mail porque este endereço foi informado em um pedido de consulta. Se não foi você, pode ignorá-lo.",
      changedTitle: "A sua consulta mudou",
      attached: "O arquivo anexo adiciona o horário ao seu calendário.",
    },
  },
  zh: {
    ...zh,
    email: {
      reason: "您收到此邮件，是因为有人在预约申请中填写了此邮箱。如果不是您本人，请忽略此邮件。",
      changedTitle: "您的预约已更改",
      attached: "附件可将此时间添加到您的日历。",
    },
  },
  "zh-Hant": {
    ...zhHant,
    email: {
      reason:
        "您收到此郵件，是因為有人在預約申請中填寫了此電子郵件地址。如果不是您本人，請忽略此郵件。",
      changedTitle: "您的預約已更改",
      attached: "附件可將此時間加入您的行事曆。",
    },
  },
  vi: {
    ...vi,
    email: {
      reason:
        "Quý vị nhận được email này vì địa chỉ email này có trong một yêu cầu hẹn khám. Nếu không phải quý vị gửi, xin bỏ qua email này.",
      changedTitle: "Lịch hẹn của quý vị đã thay đổi",
      attached: "Tệp đính kèm sẽ thêm giờ này vào lịch của quý vị.",
    },
  },
  ko: {
    ...ko,
    email: {
      reason:
        "예약 신청에 이 주소가 입력되어 이메일을 보내 드립니다. 본인이 신청하지 않았다면 무시하셔도 됩니다.",
      changedTitle: "예약이 변경되었습니다",
      attached: "첨부 파일로 이 시간을 캘린더에 추가할 수 있습니다.",
    },
  },
  ru: {
    ...ru,
    email: {
      reason:
        "Вы получили это письмо, потому что этот адрес был указан в заявке на приём. Если это были не вы, просто не обращайте на него внимания.",
      changedTitle: "Ваша запись на приём изменена",
      attached: "Вложенный файл добавит это время в ваш календарь.",
    },
  },
  tl: {
    ...tl,
    email: {
      reason:
        "Natanggap po ninyo ang email na ito dahil ginamit ang email ninyo sa isang request para sa appointment. Kung hindi kayo ang nagpadala, huwag na lang itong pansinin.",
      changedTitle: "Nabago po ang appointment ninyo",
      attached: "Idinaragdag po ng nakalakip na file ang oras sa kalendaryo ninyo.",
    },
  },
  ht: {
    ...ht,
    email: {
      reason:
        "Ou resevwa imèl sa a paske adrès sa a te nan yon demann randevou. Si se pa ou menm ki te voye l, ou pa bezwen okipe l.",
      changedTitle: "Randevou ou chanje",
      attached: "Fichye ki vini ak imèl la ajoute lè a nan kalandriye ou.",
    },
  },
};
