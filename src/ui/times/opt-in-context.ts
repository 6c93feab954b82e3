import type { OptInQuestionName } from "../../form/errors.ts";
import type { OptInPlan } from "../../form/opt-in/plan.ts";
import type { OptInValues } from "../../form/opt-in/values.ts";
import type { TimesMessages } from "../../messages/times/en.ts";
import type { TimesModel } from "../../state/times/times-model.ts";
import type { OptInProps } from "../view.ts";

/** What the questions of the times chunk need in addition to the view. */
export interface OptInContext {
  asked: OptInPlan;
  /** Null if the page offers no times. */
  times: TimesModel | null;
  values: OptInValues;
  messages: TimesMessages;
  /** Changes answers, and removes the error of their question. */
  answer(question: OptInQuestionName, change: OptInValues): void;
}

export type OptInQuestionProps = OptInProps & { optIn: OptInContext };
