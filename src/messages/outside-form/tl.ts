import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Natanggap po ninyo ang email na ito dahil ginamit ang email ninyo sa isang request para sa appointment. Kung hindi kayo ang nagpadala, huwag na lang itong pansinin.",
  noReplies: "Hindi po binabasa ang mga sagot sa email na ito.",
  changedTitle: "Nabago po ang appointment ninyo",
  attached: "Idinaragdag po ng nakalakip na file ang oras sa kalendaryo ninyo.",
  page: ["Humiling ng appointment", "Tumawag po sa amin"],
  linkPage: {
    title: "Humiling ng kanselasyon o ibang oras",
    letters: "Unang tatlong letra ng apelyido ninyo",
    reason: "Para walang ibang makapagbago ng request ninyo.",
    wrong: "Hindi tugma sa request ang mga letrang ito.",
    cancel: {
      booked: "Kakanselahin po ba ang appointment?",
      requested: "Kakanselahin po ba ang request?",
      yes: "Opo, pakikansela",
      no: "Hindi po, bumalik",
    },
    received: "Natanggap na ng klinika ang mensahe ninyo",
    message: "Mensahe ninyo",
    booked: "Tuloy pa rin ang appointment ninyo hanggang sa kumpirmahin ng klinika ang pagbabago.",
    requested: "Mananatili ang request ninyo hanggang sa sumagot ang klinika.",
    ended: "Expired na ang link na ito",
    later: "Pakisubukan po ulit mamaya",
    call: "Para baguhin o kanselahin ito, tawagan po ang numero sa email ninyo.",
  },
  changes: { cancel: "Pakikansela po", move: "Pakitawagan po ako para sa ibang oras" },
};
