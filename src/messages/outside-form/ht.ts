import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Ou resevwa imèl sa a paske adrès sa a te nan yon demann randevou. Si se pa ou menm ki te voye l, ou pa bezwen okipe l.",
  noReplies: "Tanpri pa reponn imèl sa a: pèsonn p ap li repons lan.",
  changedTitle: "Randevou ou chanje",
  attached: "Fichye ki vini ak imèl la ajoute lè a nan kalandriye ou.",
  page: ["Mande yon randevou", "Rele nou pou pran yon randevou"],
  linkPage: {
    title: "Mande pou anile randevou a oswa pou yon lòt lè",
    letters: "Twa premye lèt siyati ou",
    reason: "Pou okenn lòt moun pa ka chanje demann ou an.",
    wrong: "Lèt sa yo pa koresponn ak demann lan.",
    cancel: {
      booked: "Èske ou vle anile randevou a?",
      requested: "Èske ou vle anile demann lan?",
      yes: "Wi, tanpri anile",
      no: "Non, retounen",
    },
    received: "Klinik la resevwa mesaj ou a",
    message: "Mesaj ou a",
    booked: "Randevou ou a toujou kenbe jiskaske klinik la konfime.",
    requested: "Demann ou an rete jan l ye a jiskaske klinik la reponn.",
    ended: "Lyen sa a pa bon ankò",
    later: "Tanpri eseye ankò pita",
    call: "Pou chanje oswa anile, rele nimewo ki nan imèl la.",
  },
  changes: { cancel: "Tanpri anile", move: "Tanpri rele m pou nou jwenn yon lòt lè" },
};
