import type { computed as createComputed, ReadonlySignal } from "@preact/signals-core";
import type { OptInPlan } from "../../../form/opt-in/plan.ts";
import { REQUESTER_QUESTIONS, type RequesterQuestionName } from "../../../form/opt-in/requester.ts";
import { validateOptIn } from "../../../form/opt-in/validate.ts";
import type { OptInValues } from "../../../form/opt-in/values.ts";
import { timesMessages } from "../../../messages/times/times-messages.ts";
import type { SchedulerDeps } from "../../../state/deps.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import { answerOptIn } from "../../../state/times/set-opt-in.ts";
import type { Choices } from "../../../ui/fields/Choices.tsx";
import type { TextControl } from "../../../ui/fields/TextControl.tsx";
import type { OptInContext } from "../../../ui/times/opt-in-context.ts";
import { textConsentAnswer } from "./text-consent.ts";

export type QuestionContext = Pick<
  OptInContext,
  "asked" | "times" | "answer" | "consent" | "requesterAnswers" | "Choices" | "TextControl"
>;

interface QuestionOptions {
  form: Scheduler["form"];
  asked: OptInPlan;
  /** Null if the page offers no times. */
  times: OptInContext["times"];
  deps: Pick<SchedulerDeps, "now" | "locale" | "sendingTools">;
  /** The script's, because this function is part of a chunk. */
  computed: typeof createComputed;
  Choices: typeof Choices;
  TextControl: typeof TextControl;
}

/** What the questions need in addition to what is rendered, once per form. */
export function createQuestionContext({
  form,
  asked,
  times,
  deps,
  computed,
  Choices,
  TextControl,
}: QuestionOptions): QuestionContext {
  const answers = REQUESTER_QUESTIONS.map((name) => [
    name,
    computed(() => form.answers.optIn.value?.[name] ?? ""),
  ]);
  const findErrors = (values: OptInValues) => {
    const tools = deps.sendingTools();
    return tools ? validateOptIn(values, asked, tools).errors : {};
  };
  const answer: OptInContext["answer"] = (question, change) => {
    const given = typeof change === "function" ? change(form.answers.optIn.peek() ?? {}) : change;
    answerOptIn(form, question, given, findErrors);
  };
  return {
    asked,
    times,
    answer,
    Choices,
    TextControl,
    requesterAnswers: Object.fromEntries(answers) as Record<
      RequesterQuestionName,
      ReadonlySignal<string>
    >,
    consent(isGiven, { record }) {
      if (form.answers.optIn.peek()?.textConsent?.answer === isGiven) return;
      const { questions } = timesMessages(deps.locale());
      const textConsent = textConsentAnswer(isGiven, questions, record.name, deps.now());
      answer("textConsent", { textConsent });
    },
  };
}
