import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Você recebeu este e-mail porque este endereço foi informado em um pedido de consulta. Se não foi você, pode ignorá-lo.",
  noReplies: "As respostas a este e-mail não são lidas.",
  changedTitle: "A sua consulta mudou",
  attached: "O arquivo anexo adiciona o horário ao seu calendário.",
  page: ["Pedir uma consulta", "Ligue para marcar uma consulta"],
  linkPage: {
    title: "Pedir cancelamento ou outro horário",
    letters: "As três primeiras letras do seu sobrenome",
    reason: "Para que ninguém mais possa alterar o seu pedido.",
    wrong: "Estas letras não correspondem ao pedido.",
    cancel: {
      booked: "Deseja cancelar a consulta?",
      requested: "Deseja cancelar o pedido?",
      yes: "Sim, quero cancelar",
      no: "Não, voltar",
    },
    received: "A clínica recebeu a sua mensagem",
    message: "A sua mensagem",
    booked: "A sua consulta continua marcada até a clínica confirmar a mudança.",
    requested: "O seu pedido continua como está até a clínica responder.",
    ended: "Este link não é mais válido",
    later: "Tente novamente mais tarde",
    call: "Para mudar ou cancelar, ligue para o número que está no e-mail.",
  },
  changes: { cancel: "Quero cancelar", move: "Liguem para mim para combinar outro horário" },
};
