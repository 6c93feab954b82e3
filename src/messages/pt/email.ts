import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Você recebeu este e-mail porque este endereço foi informado em um pedido de consulta. Se não foi você, pode ignorá-lo.",
  changedTitle: "A sua consulta mudou",
  attached: "O arquivo anexo adiciona o horário ao seu calendário.",
};
