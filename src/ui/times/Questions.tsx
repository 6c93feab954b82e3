import type { VNode } from "preact";
import { ChosenTime } from "./ChosenTime.tsx";
import { ForWhom } from "./ForWhom.tsx";
import { NewPatient } from "./NewPatient.tsx";
import type { OptInQuestionProps } from "./opt-in-context.ts";
import { PreferredTimes } from "./PreferredTimes.tsx";
import { SlotQuestion } from "./SlotQuestion.tsx";
import { TextConsent } from "./TextConsent.tsx";

type OptInQuestion = (props: OptInQuestionProps) => VNode | null;

/** After the appointment type and the provider, in this order. */
const QUESTIONS: readonly OptInQuestion[] = [SlotQuestion, PreferredTimes, ForWhom, NewPatient];

/** Above the Send button, in this order. */
const BEFORE_SEND: readonly OptInQuestion[] = [TextConsent, ChosenTime];

export const Questions = (props: OptInQuestionProps) => (
  <>
    {QUESTIONS.map((Question, index) => (
      <Question key={index} {...props} />
    ))}
  </>
);

export const BeforeSend = (props: OptInQuestionProps) => (
  <>
    {BEFORE_SEND.map((Question, index) => (
      <Question key={index} {...props} />
    ))}
  </>
);
