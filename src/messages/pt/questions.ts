import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

const about = (ofPatient: string): PatientMessages => ({
  title: `Dados ${ofPatient}`,
  fields: {
    firstName: `Nome ${ofPatient}`,
    lastName: `Sobrenome ${ofPatient}`,
    email: "O seu endereço de e-mail",
    phone: "O seu número de telefone",
    dob: `Data de nascimento ${ofPatient}`,
    insurance: `Convênio ${ofPatient}`,
  },
  hints: { insurance: "Como está na carteirinha do convênio, ou “nenhum”" },
  missing: {
    firstName: `Digite o nome ${ofPatient}`,
    lastName: `Digite o sobrenome ${ofPatient}`,
    dob: `Digite a data de nascimento ${ofPatient}`,
    insurance: `Digite o convênio ${ofPatient}, ou “nenhum”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Que horários são bons para você?",
  anyTime: "Qualquer dia e horário",
  preferredDays: "Dias",
  preferredParts: "Períodos do dia",

  forWhom: "Para quem é a consulta?",
  forWhomAnswers: {
    self: "Para mim",
    child: "Para meu filho ou filha",
    other: "Para outra pessoa",
  },
  aboutYou: "Os seus dados",
  requesterFirstName: "O seu nome",
  requesterLastName: "O seu sobrenome",
  relation: {
    child: "A sua relação com a criança",
    other: "A sua relação com a pessoa atendida",
  },
  relationHint: {
    child: "Por exemplo, mãe, pai ou responsável legal",
    other: "Por exemplo, filha, marido ou cuidador",
  },
  // "A pessoa" has no gender of the patient, unlike "o paciente".
  patients: { child: about("da criança"), other: about("da pessoa atendida") },

  answersKept: "Cada resposta fica com a pessoa a que se refere. Confira as perguntas seguintes.",
  newPatient: {
    self: "Você já veio a esta clínica antes?",
    child: "A criança já veio a esta clínica antes?",
    other: "A pessoa atendida já veio a esta clínica antes?",
  },
  returning: "Sim",
  firstVisit: "Não, é a primeira vez",

  textConsent: (practice) =>
    `Aceito que ${isolate(practice)} me envie mensagens de texto sobre este pedido de consulta.`,
  textConsentHint: "As mensagens podem ter custo. Para não recebê-las mais, avise a clínica.",

  missing: {
    forWhom: "Escolha para quem é a consulta",
    requesterFirstName: "Digite o seu nome",
    requesterLastName: "Digite o seu sobrenome",
    relation: {
      child: "Digite a sua relação com a criança, como mãe ou responsável legal",
      other: "Digite a sua relação com a pessoa atendida, como filha ou cuidador",
    },
    newPatient: "Escolha se é a primeira vez",
  },
};
