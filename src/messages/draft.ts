import type { LanguageCode } from "./languages.ts";

/** What is said over a draft on a practice's own page. */
export interface DraftMessages {
  ribbon: string;
  sentence: string;
  /** Before the names of what was left out. */
  leftOut: string;
  /** Why the link's draft is not shown. */
  notShown: Record<"damaged" | "too-long" | "other-version" | "other-location", string>;
  /** What is shown in its place. */
  published: string;
}

export const draftMessages: Record<LanguageCode, DraftMessages> = {
  en: {
    ribbon: "Draft",
    sentence: "This is not the practice’s published form. Nothing can be sent from it.",
    leftOut:
      "Left out, since anybody can forge such a link (phone numbers, addresses, new pictures, and texts with a number or a web address):",
    notShown: {
      damaged: "The draft in this link cannot be read: the link is damaged.",
      "too-long": "The draft in this link cannot be read: it is too long.",
      "other-version": "The draft in this link was made by another version.",
      "other-location": "The draft in this link is for another location.",
    },
    published: "This is the published form.",
  },
  es: {
    ribbon: "Borrador",
    sentence:
      "Este no es el formulario publicado por la clínica. No se puede enviar nada desde él.",
    leftOut:
      "Se omitió, ya que cualquiera puede falsificar un enlace así (teléfonos, direcciones, imágenes nuevas y textos con un número o una dirección web):",
    notShown: {
      damaged: "No se puede leer el borrador de este enlace: el enlace está dañado.",
      "too-long": "No se puede leer el borrador de este enlace: es demasiado largo.",
      "other-version": "El borrador de este enlace se hizo con otra versión.",
      "other-location": "El borrador de este enlace es de otra sede.",
    },
    published: "Este es el formulario publicado.",
  },
  ar: {
    ribbon: "مسودة",
    sentence: "هذا ليس النموذج الذي نشرته العيادة. لا يمكن إرسال أي شيء منه.",
    leftOut:
      "لم يؤخذ ما يلي، لأن أي شخص يستطيع تزوير رابط كهذا (أرقام الهاتف والعناوين والصور الجديدة والنصوص التي فيها رقم أو عنوان ويب):",
    notShown: {
      damaged: "لا يمكن قراءة المسودة في هذا الرابط لأن الرابط تالف.",
      "too-long": "لا يمكن قراءة المسودة في هذا الرابط لأنها طويلة جدًا.",
      "other-version": "أُنشئت المسودة في هذا الرابط بإصدار آخر.",
      "other-location": "المسودة في هذا الرابط لموقع آخر.",
    },
    published: "هذا هو النموذج المنشور.",
  },
};
