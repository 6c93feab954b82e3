import type { VNode } from "preact";
import { ChosenTime } from "./ChosenTime.tsx";
import type { OptInQuestionProps } from "./opt-in-context.ts";
import { SlotQuestion } from "./SlotQuestion.tsx";

type OptInQuestion = (props: OptInQuestionProps) => VNode | null;

/** After the appointment type and the provider, in this order. */
const QUESTIONS: readonly OptInQuestion[] = [SlotQuestion];

/** Above the Send button, in this order. */
const BEFORE_SEND: readonly OptInQuestion[] = [ChosenTime];

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
