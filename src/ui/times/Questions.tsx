import type { VNode } from "preact";
import type { OptInQuestionProps } from "./opt-in-context.ts";

type OptInQuestion = (props: OptInQuestionProps) => VNode | null;

/** After the appointment type and the provider, in this order. */
const QUESTIONS: readonly OptInQuestion[] = [];

/** Above the Send button, in this order. */
const BEFORE_SEND: readonly OptInQuestion[] = [];

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
