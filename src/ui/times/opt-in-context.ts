import type { ReadonlySignal } from "@preact/signals-core";
import type { OptInQuestionName } from "../../form/errors.ts";
import type { OptInPlan } from "../../form/opt-in/plan.ts";
import type { RequesterQuestionName } from "../../form/opt-in/requester.ts";
import type { OptInValues } from "../../form/opt-in/values.ts";
import type { FormPlan } from "../../form/plan.ts";
import type { TimesMessages } from "../../messages/times/en.ts";
import type { TimesModel } from "../../state/times/times-model.ts";
import type { Choices } from "../fields/Choices.tsx";
import type { TextControl } from "../fields/TextControl.tsx";
import type { OptInProps } from "../view.ts";

/** Changed answers, or how they follow from the current ones, which may be newer than the view. */
export type OptInChange = OptInValues | ((current: OptInValues) => OptInValues);

/** What the questions of the times chunk need in addition to the view. */
export interface OptInContext {
  asked: OptInPlan;
  /** Null if the page offers no times. */
  times: TimesModel | null;
  values: OptInValues;
  messages: TimesMessages;
  /** Changes answers, and removes the error of their question. */
  answer(question: OptInQuestionName, change: OptInChange): void;
  /** Answers whether the practice may send text messages. */
  consent(isGiven: boolean, plan: FormPlan): void;
  /** What was typed about the sender of a request for somebody else. */
  requesterAnswers: Record<RequesterQuestionName, ReadonlySignal<string>>;
  /** The script's, which the chunk need not contain. */
  Choices: typeof Choices;
  /** The script's: only it has the signals that controls are bound to. */
  TextControl: typeof TextControl;
}

export type OptInQuestionProps = OptInProps & { optIn: OptInContext };
