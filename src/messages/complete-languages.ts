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

/** What is said outside of the form. */
interface OtherSentences {
  /** In an email to a patient, whose address somebody else may have entered. Its other sentences are those of the sent screen. */
  emailReason: string;
  /** The subject, if staff have booked another time before. */
  changedTitle: string;
  /** About the file of an appointment. */
  attached: string;
  /** On the standalone booking page, around the form. */
  page: [title: string, call: string, whichLocation: string];
}

/** Every sentence of every language, for programs: a page loads one language. */
export const COMPLETE_LANGUAGES: Record<LanguageCode, LanguageChunk & OtherSentences> = {
  en: {
    ...en,
    emailReason:
      "You are receiving this email because this address was entered in a request for an appointment. If that was not you, you can ignore it.",
    changedTitle: "Your appointment has changed",
    attached: "The attached file adds the time to your calendar.",
    page: ["Request an appointment", "Call us to book", "Where would you like to come?"],
  },
  es: {
    ...es,
    emailReason:
      "Recibe este correo porque esta dirección se indicó en una solicitud de cita. Si no fue usted, puede ignorarlo.",
    changedTitle: "Su cita ha cambiado",
    attached: "El archivo adjunto añade la hora a su calendario.",
    page: ["Solicitar una cita", "Llámenos para pedir una cita", "¿A qué clínica desea acudir?"],
  },
  ar: {
    ...ar,
    emailReason:
      "وصلتك هذه الرسالة لأن هذا البريد الإلكتروني ورد في طلب موعد. إن لم يكن الطلب منك، فيمكنك تجاهلها.",
    changedTitle: "تم تغيير موعدك",
    attached: "الملف المرفق يضيف الوقت إلى التقويم.",
    page: ["طلب موعد", "الاتصال بنا لطلب موعد", "إلى أي عيادة تود الحضور؟"],
  },
  fr: {
    ...fr,
    emailReason:
      "Vous recevez cet e-mail parce que cette adresse a été indiquée dans une demande de rendez-vous. Si ce n’était pas vous, vous pouvez l’ignorer.",
    changedTitle: "Votre rendez-vous a changé",
    attached: "Le fichier joint ajoute l’heure à votre agenda.",
    page: [
      "Demander un rendez-vous",
      "Appelez-nous",
      "Dans quel cabinet souhaitez-vous venir\u202f?",
    ],
  },
  pt: {
    ...pt,
    emailReason:
      "Você recebeu este e-mail porque este endereço foi informado em um pedido de consulta. Se não foi você, pode ignorá-lo.",
    changedTitle: "A sua consulta mudou",
    attached: "O arquivo anexo adiciona o horário ao seu calendário.",
    page: ["Pedir uma consulta", "Ligue para marcar uma consulta", "Qual unidade você prefere?"],
  },
  zh: {
    ...zh,
    emailReason: "您收到此邮件，是因为有人在预约申请中填写了此邮箱。如果不是您本人，请忽略此邮件。",
    changedTitle: "您的预约已更改",
    attached: "附件可将此时间添加到您的日历。",
    page: ["申请预约", "致电预约", "您想去哪家诊所？"],
  },
  "zh-Hant": {
    ...zhHant,
    emailReason:
      "您收到此郵件，是因為有人在預約申請中填寫了此電子郵件地址。如果不是您本人，請忽略此郵件。",
    changedTitle: "您的預約已更改",
    attached: "附件可將此時間加入您的行事曆。",
    page: ["申請預約", "致電預約", "您想去哪間診所？"],
  },
  vi: {
    ...vi,
    emailReason:
      "Quý vị nhận được email này vì địa chỉ email này có trong một yêu cầu hẹn khám. Nếu không phải quý vị gửi, xin bỏ qua email này.",
    changedTitle: "Lịch hẹn của quý vị đã thay đổi",
    attached: "Tệp đính kèm sẽ thêm giờ này vào lịch của quý vị.",
    page: ["Yêu cầu hẹn khám", "Gọi để hẹn khám", "Quý vị muốn đến phòng khám nào?"],
  },
  ko: {
    ...ko,
    emailReason:
      "예약 신청에 이 주소가 입력되어 이메일을 보내 드립니다. 본인이 신청하지 않았다면 무시하셔도 됩니다.",
    changedTitle: "예약이 변경되었습니다",
    attached: "첨부 파일로 이 시간을 캘린더에 추가할 수 있습니다.",
    page: ["예약 신청", "전화로 예약하기", "어느 지점을 방문하시겠어요?"],
  },
  ru: {
    ...ru,
    emailReason:
      "Вы получили это письмо, потому что этот адрес был указан в заявке на приём. Если это были не вы, просто не обращайте на него внимания.",
    changedTitle: "Ваша запись на приём изменена",
    attached: "Вложенный файл добавит это время в ваш календарь.",
    page: ["Заявка на приём", "Позвоните нам, чтобы записаться", "Куда вы хотите прийти?"],
  },
  tl: {
    ...tl,
    emailReason:
      "Natanggap po ninyo ang email na ito dahil ginamit ang email ninyo sa isang request para sa appointment. Kung hindi kayo ang nagpadala, huwag na lang itong pansinin.",
    changedTitle: "Nabago po ang appointment ninyo",
    attached: "Idinaragdag po ng nakalakip na file ang oras sa kalendaryo ninyo.",
    page: ["Humiling ng appointment", "Tumawag po sa amin", "Saan po ninyo gustong pumunta?"],
  },
  ht: {
    ...ht,
    emailReason:
      "Ou resevwa imèl sa a paske adrès sa a te nan yon demann randevou. Si se pa ou menm ki te voye l, ou pa bezwen okipe l.",
    changedTitle: "Randevou ou chanje",
    attached: "Fichye ki vini ak imèl la ajoute lè a nan kalandriye ou.",
    page: ["Mande yon randevou", "Rele nou pou pran yon randevou", "Ki klinik ou vle ale?"],
  },
};
