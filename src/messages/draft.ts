import type { LanguageCode } from "./languages.ts";

/** What is said over a draft on a practice's own page. */
export interface DraftMessages {
  ribbon: string;
  sentence: string;
  leftOut: string;
  unreadable: string;
}

export const draftMessages: Record<LanguageCode, DraftMessages> = {
  en: {
    ribbon: "Draft",
    sentence: "This is not the practice’s published form. Nothing can be sent from it.",
    leftOut:
      "Some of the link was left out: a link can change no phone number, no address, and no text with a number in it.",
    unreadable: "The draft in this link cannot be read. This is the published form.",
  },
  es: {
    ribbon: "Borrador",
    sentence: "Este no es el formulario publicado por el consultorio. No se puede enviar nada.",
    leftOut:
      "Se omitió una parte del enlace: un enlace no puede cambiar teléfonos, direcciones ni textos con un número.",
    unreadable: "No se puede leer el borrador de este enlace. Este es el formulario publicado.",
  },
  ar: {
    ribbon: "مسودة",
    sentence: "هذا ليس النموذج الذي نشرته العيادة. لا يمكن إرسال أي شيء منه.",
    leftOut: "لم يؤخذ بعض ما في الرابط: لا يستطيع الرابط تغيير رقم هاتف أو عنوان أو نص فيه رقم.",
    unreadable: "لا يمكن قراءة المسودة في هذا الرابط. هذا هو النموذج المنشور.",
  },
};
