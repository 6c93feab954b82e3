import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/** Brazilian Portuguese, with "você", and without words that have a gender for the reader. */
export const messages: Language["messages"] = {
  tag: "pt",
  offerLabel: "Continuar em português",
  language: "Idioma",

  loading: "Carregando o formulário de consultas",
  loadingSlowly: "Está demorando mais do que o normal. Aguarde um momento.",
  call: (phone) => `Ligar para ${phone}`,
  tryAgain: "Tentar de novo",
  close: "Fechar",
  emergency: (number) =>
    `Em caso de emergência, ligue para ${number ?? "o número de emergência da sua região"}.`,

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

  step: (step, count) => `Etapa ${step} de ${count}`,
  yes: "Sim",
  no: "Não",
  next: "Continuar",
  back: "Voltar",
  callNow: (number) => `Ligue agora para ${number ?? "o número de emergência da sua região"}`,
  callTitle: "Por favor, ligue para a clínica",
  stopped: "De acordo com a sua resposta, a clínica prefere falar com você.",
  changeAnswer: "Mudar minha resposta",

  detailsTitle: "Pedir uma consulta",
  nextContact: "A clínica entrará em contato para combinar o dia e a hora.",
  optional: "(opcional)",
  appointmentType: "Qual é o motivo da consulta?",
  provider: "Com quem você prefere a consulta?",
  noPreference: "Sem preferência",
  fields: {
    firstName: "Nome",
    lastName: "Sobrenome",
    email: "Endereço de e-mail",
    phone: "Número de telefone",
    dob: "Data de nascimento",
    insurance: "Seguro ou convênio",
    additionalDetails: "Há algo que a clínica deva saber?",
  },
  descriptions: {
    insurance: "O nome da seguradora ou do convênio, ou “nenhum”",
  },
  dateParts: { day: "Dia", month: "Mês", year: "Ano" },

  send: "Enviar pedido",
  sending: "Enviando o seu pedido…",
  privacy: "Aviso de privacidade (abre em outra aba)",
  error: "Erro:",
  notSentTitle: "O seu pedido não foi enviado",
};

/** Of the clock: "à 1:00", "às 13:00". */
const atTime = (time: string) => `${/^0?1\b/.test(time) ? "à" : "às"} ${time}`;

export const submission: Language["submission"] = {
  missing: {
    firstName: "Digite o seu nome",
    lastName: "Digite o seu sobrenome",
    email: "Digite o seu endereço de e-mail",
    phone: "Digite o seu número de telefone",
    dob: "Digite a sua data de nascimento",
    insurance: "Digite o nome da sua seguradora ou do seu convênio, ou “nenhum”",
    additionalDetails: "Escreva o que a clínica deva saber, ou “não”",
    appointmentType: "Escolha o motivo da consulta",
    provider: "Escolha com quem prefere a consulta",
  },
  oneName: "Se houver só um nome, digite aqui um hífen (-)",
  problemTitle: (count, formatted) =>
    count === 1 ? "Há um problema" : `Há ${formatted} problemas`,
  corrected: "Corrigido:",
  allCorrected: "Tudo corrigido",
  quoted: (label) => `“${label}”`,
  yourAnswer: "A sua resposta",
  tooLong: (field, limit) => `${field} pode ter no máximo ${limit} caracteres`,
  notAName: (field) => `${field}: aqui não pode haver e-mail, telefone nem link`,
  rejected: "A clínica não pôde aceitar esta resposta. Mude a resposta ou ligue para a clínica",
  fieldErrors: {
    "email-at": "Digite um endereço de e-mail com um só @, como nome@example.com",
    "email-two": "Digite um só endereço de e-mail, como nome@example.com",
    "email-blank": "Digite o endereço de e-mail sem espaços, como nome@example.com",
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

  aboutYou: "Os seus dados",
  moreDetails: "Mais alguns dados",
  change: "Mudar",
  locationsTitle: "Escolha uma unidade",
  locationsSearch: "Busque por nome ou cidade",
  locationsShown: (shown, total) => `Unidades mostradas: ${shown} de ${total}`,
  locationsMissing: "Faltam algumas unidades aqui, porque não foi possível carregá-las.",

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
      "Esta é uma cópia traduzida. Os pedidos feitos nela não chegam à clínica. Ligue, ou abra a página original.",
    again:
      "Desta vez também não funcionou, e outra tentativa talvez não ajude. Por favor, ligue para a clínica. As suas respostas continuam aqui.",
  },
  openPage: "Abrir a página original da clínica (abre em outra aba)",

  sentTitle: "O seu pedido foi enviado",
  noAppointment: "Você ainda não tem consulta marcada.",
  replyWithin: (duration) => `A clínica responde em até ${duration}.`,
  workingDays: (count, formatted) => (count === 1 ? "1 dia útil" : `${formatted} dias úteis`),
  openUntil: (time) => `Aberta agora, até ${time}`,
  opensToday: (time) => `Abre hoje ${atTime(time)}`,
  opensTomorrow: (time) => `Abre amanhã ${atTime(time)}`,
  opensOn: (day, time) => `Abre ${day} ${atTime(time)}`,
  nextChange: "Para mudar ou cancelar, ligue para a clínica.",
  noAnswer: "Se não tiver resposta, ou para mudar ou cancelar, ligue para a clínica.",
  reference: "Número do pedido",
  noteReference: "Anote este número. Esta página não pode ser aberta de novo.",
  emailed: "Você também receberá um e-mail.",
  copy: "Copiar o número",
  copied: "Copiado",
  sentAppointmentType: "Motivo da consulta",
  sentProvider: "Com",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "Não foi possível carregar este idioma. Verifique a conexão e tente de novo.",
  languageChanged: "O formulário agora está em português.",
  untranslated: (language) => `Os textos da clínica estão em ${language}.`,
};

export const slots: Language["slots"] = {
  slot: "Para quando você quer a consulta?",
  slotDescription: "Você pode enviar o pedido sem um horário. A clínica pode sugerir um.",
  loadingTimes: "Buscando horários disponíveis…",
  timesFailed: "Não foi possível mostrar os horários disponíveis.",
  someTimes: (range) => `${range}: não foi possível mostrar todos os horários disponíveis`,
  noTimes: (range) => `Nenhum horário disponível: ${range}`,
  earlier: "Horários anteriores",
  later: "Próximos horários",
  firstTime: "Primeiro horário livre",
  allTimes: "Ver todos os horários",
  timesCount: (count, formatted) =>
    count === 0 ? "sem horários" : count === 1 ? "1 horário" : `${formatted} horários`,
  dayParts: { morning: "Manhã", afternoon: "Tarde", evening: "Noite" },
  chosenTime: "O seu horário",
  readerTime: (time) => `No horário da sua região: ${time}.`,
  removeTime: "Remover",
  lostTime: (time) => `O horário de ${isolate(time)} não está disponível.`,
  sentTime: "Horário pedido",

  slotUnavailable: "O horário escolhido não está mais disponível",
  chooseAnother: "Escolha outro horário, ou envie o pedido sem um horário.",

  requestedContact: "A clínica entrará em contato sobre este horário.",
  bookedTitle: "A sua consulta está marcada",
  addToCalendar: "Adicionar ao calendário",
  inNewTab: (link) => `${link} (abre em outra aba)`,
  calendarTitle: (practice) => `Consulta: ${practice}`,
};

const about = (ofPatient: string): PatientMessages => ({
  title: `Dados ${ofPatient}`,
  fields: {
    firstName: `Nome ${ofPatient}`,
    lastName: `Sobrenome ${ofPatient}`,
    email: "O seu endereço de e-mail",
    phone: "O seu número de telefone",
    dob: `Data de nascimento ${ofPatient}`,
    insurance: `Seguro ${ofPatient}`,
  },
  missing: {
    firstName: `Digite o nome ${ofPatient}`,
    lastName: `Digite o sobrenome ${ofPatient}`,
    dob: `Digite a data de nascimento ${ofPatient}`,
    insurance: `Digite o nome da seguradora ou do convênio ${ofPatient}, ou “nenhum”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Que horários são bons para você?",
  anyTime: "Qualquer dia e horário",
  preferredDays: "Dias",
  preferredParts: "Períodos do dia",
  earlier: "Também pode ser em uma data anterior",

  forWhom: "Para quem é a consulta?",
  forWhomAnswers: {
    self: "Para mim",
    child: "Para meu filho ou filha",
    other: "Para outra pessoa",
  },
  requesterFirstName: "O seu nome",
  requesterLastName: "O seu sobrenome",
  patients: { child: about("da criança"), other: about("do paciente") },

  newPatient: {
    self: "Você já se consultou nesta clínica?",
    child: "A criança já se consultou nesta clínica?",
    other: "O paciente já se consultou nesta clínica?",
  },
  returning: "Sim",
  firstVisit: "Não, é a primeira vez",

  textConsent: (practice) =>
    `Aceito que ${isolate(practice)} me envie mensagens de texto sobre este pedido de consulta.`,
  textConsentDescription:
    "As mensagens podem ter custo. Para não recebê-las mais, avise a clínica.",

  callTimes: "Qual é um bom horário para ligarmos?",
  ownMissing: (label) => `Preencha isto: “${isolate(label)}”`,

  missing: {
    forWhom: "Escolha para quem é a consulta",
    requesterFirstName: "Digite o seu nome",
    requesterLastName: "Digite o seu sobrenome",
    newPatient: "Escolha se é a primeira vez",
  },
};
