import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Ou resevwa imel sa a paske adrès sa a te nan yon demann randevou. Si se pa ou menm ki te voye l, ou pa bezwen okipe l.",
  attached: "Fichye ki vini ak imel la ajoute lè a nan kalandriye ou.",
};
