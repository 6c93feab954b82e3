import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Digite o seu nome",
    lastName: "Digite o seu sobrenome",
    email: "Digite o seu endereço de e-mail",
    phone: "Digite o seu número de telefone",
    dob: "Digite a sua data de nascimento",
    insurance: "Digite o seu convênio, ou “nenhum”",
    additionalDetails: "Escreva o que a clínica deva saber, ou “não”",
    appointmentType: "Escolha o motivo da consulta",
    provider: "Escolha com quem prefere a consulta",
  },
  oneName: "Se houver só um nome, digite aqui um hífen (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Há um problema" : `Há ${formatted} problemas`,
  corrected: "Corrigido:",
  allCorrected: "Tudo corrigido",
  fieldNames: {
    firstName: "“Nome”",
    lastName: "“Sobrenome”",
    email: "“Endereço de e-mail”",
    phone: "“Número de telefone”",
    dob: "“Data de nascimento”",
    insurance: "“Convênio”",
    additionalDetails: "A sua resposta",
  },
  anyAnswer: "A sua resposta",
  tooLong: (field, limit) => `${field} pode ter no máximo ${limit} caracteres`,
  notAName: (field) => `${field} parece um e-mail, um telefone ou outro dado. Digite um nome`,
  rejected: "A clínica não pôde aceitar esta resposta. Revise a resposta e envie o pedido de novo",
  fieldErrors: {
    "email-at": "Digite um endereço de e-mail com um só @, como nome@example.com",
    "email-two": "Digite um só endereço de e-mail, como nome@example.com",
    "email-blank": "Digite o endereço de e-mail sem espaços, como nome@example.com",
    "email-name": "Digite também a parte antes do @, como nome@example.com",
    "email-local": "Revise a parte antes do @. O endereço deve ser parecido com nome@example.com",
    "email-domain": "Revise a parte depois do @. Ela deve ser parecida com example.com",
    "phone-letters": (example) =>
      `Digite apenas o número de telefone, sem palavras, como ${example}`,
    "phone-two": (example) => `Digite um só número de telefone, como ${example}`,
    "phone-short": (example) =>
      `Este número é curto demais. Digite o número completo, como ${example}`,
    "phone-long": (example) =>
      `Este número é longo demais. Digite um só número, como ${example}. Se for de outro país, comece com + e o código`,
    "phone-country":
      "Digite o número de telefone com o código do país, como +1 202 555 0143 ou +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Revise o número de telefone. Ele deve ser parecido com ${example}. Se for de outro país, comece com + e o código`,
    "date-day": "Digite o dia com um número de 1 a 31",
    "date-month": "Digite o mês com um número de 1 a 12, ou por extenso",
    "date-year": "Digite o ano com 4 dígitos, como 1980",
    "date-year-short": "Digite os 4 dígitos do ano, como 1980 em vez de 80",
    "date-calendar": "Digite o ano do calendário gregoriano, com 4 dígitos, como 1980",
    "date-future": "A data de nascimento não pode estar no futuro",
    "date-too-old": "Revise o ano: deve estar dentro dos últimos 120 anos",
  },
  // The three parts are masculine, so one article is enough for two of them.
  incompleteDate: (parts) => `Digite também o ${parts} de nascimento`,
  shortMonth: (month, days) => `Revise o dia: ${month} só teve ${days} dias`,

  // Brazilian Portuguese has the singular for 0 as well (CLDR).
  charactersLeft: (count, formatted) =>
    count < 2 ? `Resta ${formatted} caractere` : `Restam ${formatted} caracteres`,
  charactersOver: (count, formatted) =>
    count < 2 ? `${formatted} caractere a mais` : `${formatted} caracteres a mais`,
  didYouMean: (address) => `Você quis dizer ${address}?`,
  useSuggestion: "Sim, mudar",
  keepAnswer: "Se o e-mail está certo, pode deixar assim.",

  phoneExtension: "ramal",
  phoneReadBack: (phone) => `Número para contato: ${phone}`,
  phoneNotes: {
    short: (phone) => `Confira este número: parece curto demais (${phone})`,
    long: (phone) => `Confira este número: parece longo demais (${phone})`,
    unusual: (phone) => `Confira este número: algum dígito pode estar errado (${phone})`,
    abroad: (phone, country) =>
      `Número para contato: ${phone}. Este número é de outro país: ${country}.`,
  },

  idleTitle: "Você ainda está aí?",
  idle: (seconds, formatted) =>
    seconds < 2
      ? `Para proteger a sua privacidade, as suas respostas serão apagadas em ${formatted} segundo.`
      : `Para proteger a sua privacidade, as suas respostas serão apagadas em ${formatted} segundos.`,
  idleStay: "Ainda estou aqui",
  cleared: "Para proteger a sua privacidade, as suas respostas foram apagadas.",

  sendAgain: "Enviar de novo",
  unknownTitle: "Talvez o seu pedido não tenha chegado",
  notSent: {
    offline:
      "Parece que você está sem internet. As suas respostas continuam aqui. Envie de novo quando a conexão voltar.",
    "back-online": "A internet voltou. As suas respostas continuam aqui.",
    unknown:
      "As suas respostas continuam aqui. Você pode enviar de novo sem problema: se não mudar nada, a clínica receberá o seu pedido uma só vez. Você também pode ligar para a clínica.",
    busy: "O sistema da clínica está sobrecarregado e não pôde receber o seu pedido. As suas respostas continuam aqui. Espere um minuto e envie de novo, ou ligue para a clínica.",
    refused:
      "O sistema da clínica não aceitou o seu pedido. As suas respostas continuam aqui. Por favor, ligue para a clínica.",
    "duplicate-id":
      "Houve um problema com este pedido. As suas respostas continuam aqui. Por favor, envie de novo ou ligue para a clínica.",
    "no-receiver":
      "Este formulário não pode enviar pedidos no momento. Por favor, ligue para a clínica.",
    "copied-page":
      "Um serviço de tradução mostra uma cópia desta página, e a clínica não recebe pedidos a partir de uma cópia. Por favor, ligue para a clínica, ou abra a página original e preencha o formulário nela.",
  },
  openPage: "Abrir a página original da clínica (abre em outra aba)",

  sentTitle: "O seu pedido foi enviado",
  nextTitle: "O que acontece agora",
  nextRead: (name) => `${isolate(name)} vai ler o seu pedido.`,
  nextContact:
    "A clínica entrará em contato para combinar o dia e a hora. Até lá, você não tem uma consulta.",
  nextChange: "Para mudar ou cancelar o pedido, ligue para a clínica e informe o número do pedido.",
  reference: "Número do pedido",
  copy: "Copiar o número",
  copied: "Copiado",
  sentOn: "Enviado em",
  practice: "Clínica",
  practiceAddress: "Endereço",
  sentAppointmentType: "Motivo da consulta",
  sentProvider: "Com",
  practicePhone: "Telefone da clínica",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => `Hora atual na clínica: ${time}.`,

  language: "Idioma",
  languageFailed: "Não foi possível carregar este idioma. Verifique a conexão e tente de novo.",
  languageChanged: "O formulário agora está em português.",
  untranslated: (language) => `Os textos da clínica estão em ${language}.`,
};
