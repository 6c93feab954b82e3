import type {
  LocationRecord,
  ScreenerQuestion,
  WebSchedulerConfig,
} from "../contract/location-record/location-record.ts";
import {
  FIELD_NAMES,
  QUESTION_NAMES,
  type QuestionName,
  questionSpec,
  STEP_NAMES,
} from "../contract/questions.ts";
import { isReadable } from "../contract/text.ts";
import { callingCode } from "./calling-code.ts";
import { appointmentTypeChoices, type Choice, providerChoices } from "./choices.ts";

/** A text of the practice by language, a BCP 47 tag in lower case; empty if the practice has written only one. */
export type Texts = Readonly<Record<string, string>>;

/** A question of the practice's own. */
export interface OwnQuestion {
  /** In the request. */
  name: string;
  kind: "text" | "choice" | "checkbox";
  label: Texts;
  /** Of a choice. */
  options: readonly { value: string; label: Texts }[];
  required: boolean;
  /** Whether it is about the patient, where somebody else may send the request. */
  isAboutPatient: boolean;
}

export interface PlannedQuestion<Name extends QuestionName = QuestionName> {
  name: Name;
  required: boolean;
  /** What the page says of a question of the practice's own. */
  own?: OwnQuestion | undefined;
}

export interface Step {
  /** "details" if one screen asks everything after the screener. */
  name: (typeof STEP_NAMES)[number] | "details";
  questions: readonly PlannedQuestion[];
}

export type ScreenerAnswer = "yes" | "no";

export interface ScreenerOutcome {
  isAllowed: boolean;
  message: string;
  action: string;
}

export interface ScreenerPlan {
  question: string;
  outcomes: Record<ScreenerAnswer, ScreenerOutcome>;
}

export interface FormPlan {
  record: LocationRecord;
  questions: readonly PlannedQuestion[];
  screener: ScreenerPlan | null;
  appointmentTypes: readonly Choice<string>[];
  /** Empty if the question is not asked; "no preference" is not in the list. */
  providers: readonly Choice<string | number>[];
  /** The practice's country calling code; null if `phone_number` does not have one. */
  callingCode: string | null;
}

export function planForm(record: LocationRecord, page: readonly PlannedQuestion[] = []): FormPlan {
  const config = record.web_scheduler_config;
  const screener = planScreener(config.screener_question);
  const appointmentTypes = appointmentTypeChoices(config);
  const providers = providerChoices(config);
  const fields = plannedFields(config);
  const questions: PlannedQuestion[] = [...fields, ...page];
  if (screener) questions.push({ name: "screener", required: true });
  if (appointmentTypes.length > 0) questions.push({ name: "appointmentType", required: true });
  if (providers.length > 0) questions.push({ name: "provider", required: false });
  return {
    record,
    questions: QUESTION_NAMES.flatMap((name) => questions.filter((each) => each.name === name)).map(
      // Not inherited: a page's scripts may have added any name to `Object.prototype`.
      (question) => ({ own: undefined, ...question }),
    ),
    screener,
    appointmentTypes,
    providers,
    callingCode: callingCode(record.phone_number),
  };
}

/** Null if the question is disabled or empty. */
export const planScreener = ({
  enabled,
  question,
  if_yes,
  if_no,
}: ScreenerQuestion): ScreenerPlan | null =>
  enabled && isReadable(question)
    ? { question, outcomes: { yes: outcome(if_yes), no: outcome(if_no) } }
    : null;

// Only `allow` continues (contract: screener_question); unknown values stop, because the question may be about safety.
const outcome = ({ action, message }: ScreenerQuestion["if_yes"]): ScreenerOutcome => ({
  isAllowed: action === "allow",
  message: message.trim(),
  action,
});

/** At most this many fields are one screen. */
const ONE_SCREEN = 6;

/**
 * The steps depend on what the plan may ask, not on the answers: no question leaves the screen because another one on
 * it is answered. `asked` is asked now; `isForOther`: the sender is not the patient; `isOneScreen`: never several
 * steps.
 */
export function planSteps(
  plan: FormPlan,
  asked: readonly PlannedQuestion[],
  isForOther: boolean,
  isOneScreen = false,
): readonly Step[] {
  const steps: Step[] = [];
  const rest = plan.questions.filter(({ name }) => name !== "screener");
  const hasDetails =
    isOneScreen || (rest.length <= ONE_SCREEN && rest.every(({ name }) => isTyped(name)));
  const nameOf = (question: PlannedQuestion) =>
    hasDetails && question.name !== "screener" ? "details" : stepNameOf(question, isForOther, plan);
  for (const name of [...STEP_NAMES, "details"] as const) {
    const own = asked.filter((question) => nameOf(question) === name);
    const last = steps.at(-1);
    if (last && name === "more" && canJoin(last, own)) {
      last.questions = [...last.questions, ...own];
    } else if (own.length > 0) steps.push({ name, questions: own });
  }
  return steps;
}

/** Whether the last questions need no step of their own: there are few on the step before, or they are two optional ones. */
const canJoin = ({ name, questions }: Step, own: readonly PlannedQuestion[]) =>
  (name === "you" || name === "patient") &&
  (questions.length + own.length <= ONE_SCREEN ||
    (own.length <= 2 && own.every(({ required }) => !required)));

/** Whether it can be asked on one screen with the fields; a tick belongs to another question. */
function isTyped(name: QuestionName): boolean {
  const { asked, kind, step } = questionSpec(name);
  return !asked || kind === "consent" || step === "you" || step === "more";
}

function stepNameOf(
  { name, own }: PlannedQuestion,
  isForOther: boolean,
  plan: FormPlan,
): Step["name"] {
  const { step, about = own?.isAboutPatient && "patient" } = questionSpec(name);
  // With whom and when is one decision.
  if (name === "provider" && asks(plan, "slot")) return "time";
  return isForOther && about === "patient" && step !== "who" ? "patient" : step;
}

export const asks = (plan: Pick<FormPlan, "questions">, question: QuestionName) =>
  plan.questions.some(({ name }) => name === question);

/** `required_fields` overrides `optional_fields`. Without any, the usual ones: a practice needs a name and phone. */
function plannedFields({ required_fields, optional_fields }: WebSchedulerConfig) {
  const isAnyRequired = FIELD_NAMES.some((name) => required_fields[name]);
  return FIELD_NAMES.map((name) => ({
    name,
    required: isAnyRequired ? required_fields[name] : Boolean(questionSpec(name).usuallyRequired),
  })).filter(({ name, required }) => required || optional_fields[name]);
}
