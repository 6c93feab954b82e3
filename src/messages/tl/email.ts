import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Natanggap po ninyo ang email na ito dahil ginamit ang email ninyo sa isang request para sa appointment. Kung hindi kayo ang nagpadala, huwag na lang itong pansinin.",
  changedTitle: "Nabago po ang appointment ninyo",
  attached: "Idinaragdag po ng nakalakip na file ang oras sa kalendaryo ninyo.",
};
