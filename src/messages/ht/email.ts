import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Ou resevwa imèl sa a paske adrès sa a te nan yon demann randevou. Si se pa ou menm ki te voye l, ou pa bezwen okipe l.",
  changedTitle: "Randevou ou chanje",
  attached: "Fichye ki vini ak imèl la ajoute lè a nan kalandriye ou.",
};
