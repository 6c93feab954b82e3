import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Brazilian Portuguese, with "você", and without words that have a gender for the reader.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "pt",
  direction: "ltr",
  offerLabel: "Continuar em português",

  loading: "Carregando o formulário de consultas",
  loadingSlowly: "Está demorando mais do que o normal. Aguarde um momento.",
  call: (phone) => `Ligar para ${phone}`,
  tryAgain: "Tentar de novo",
  close: "Fechar",
  emergency: (number) =>
    `Em caso de emergência, ligue para ${number ?? "o número de emergência da sua região"}.`,
  questions: "Prefere ligar?",

  failedTitle: "O formulário de consultas não está disponível",
  failed: {
    offline: "Parece que você está sem internet. Verifique a conexão e tente de novo.",
    temporary:
      "O serviço de consultas não responde. Ligue para a clínica ou tente de novo daqui a pouco.",
    permanent: "No momento, não é possível pedir uma consulta online. Ligue para a clínica.",
  },

  closedTitle: "Pedidos online indisponíveis no momento",
  closed: (name) =>
    `${isolate(name)} não está recebendo pedidos de consulta online no momento. Ligue para pedir uma consulta.`,
  virtual: "As consultas são por vídeo ou telefone.",

  step: (step) => `Etapa ${step} de 2`,
  screenerTitle: "Primeiro, uma pergunta",
  yes: "Sim",
  no: "Não",
  next: "Continuar",
  back: "Voltar",
  callNow: (number) => `Ligue agora para ${number ?? "o número de emergência da sua região"}`,
  callTitle: "Por favor, ligue para a clínica",
  stopped: "De acordo com a sua resposta, a clínica prefere falar com você.",
  changeAnswer: "Mudar minha resposta",

  detailsTitle: "Pedir uma consulta",
  everyQuestion: "Todas as perguntas são obrigatórias.",
  unlessOptional: "Todas as perguntas são obrigatórias, exceto as marcadas “opcional”.",
  optional: "opcional",
  appointmentType: "Qual é o motivo da consulta?",
  provider: "Com quem você prefere a consulta?",
  noPreference: "Sem preferência",
  fields: {
    firstName: "Nome",
    lastName: "Sobrenome",
    email: "Endereço de e-mail",
    phone: "Número de telefone",
    dob: "Data de nascimento",
    insurance: "Convênio",
    additionalDetails: "Há algo que a clínica deva saber?",
  },
  hints: {
    email: "A clínica poderá escrever para este endereço.",
    phone: "A clínica poderá ligar para este número.",
    insurance: "Como está na sua carteirinha do convênio, ou “nenhum”",
    additionalDetails: "Por favor, não use este espaço para emergências.",
  },
  dateParts: { day: "Dia", month: "Mês", year: "Ano" },

  send: "Enviar pedido",
  sending: "Enviando o seu pedido…",
  privacy: "Aviso de privacidade (abre em outra aba)",
  screenerMissing: "Escolha sim ou não",
  error: "Erro:",
  notSentTitle: "O seu pedido não foi enviado",
};
