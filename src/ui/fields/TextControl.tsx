import type { TargetedEvent } from "preact";
import { describedBy, Question, type QuestionProps } from "./Question.tsx";

export interface TextProps extends QuestionProps {
  value: string;
  required: boolean;
  onType(value: string): void;
  /** The patient has left the control after a change. */
  onLeave?(): void;
}

const shared = (props: TextProps) =>
  ({
    id: props.name,
    part: "input",
    name: props.name,
    value: props.value,
    "aria-required": props.required,
    "aria-invalid": props.error ? true : undefined,
    "aria-describedby": describedBy(props),
    onInput: (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      props.onType(event.currentTarget.value),
    onChange: props.onLeave,
  }) as const;

/** A given or family name. */
export const NameControl = (autoComplete: "given-name" | "family-name") => (props: TextProps) => (
  <Question {...props}>
    <input
      type="text"
      {...shared(props)}
      autoComplete={autoComplete}
      autoCapitalize="words"
      enterKeyHint="next"
      spellcheck={false}
      dir="auto"
    />
  </Question>
);

// Not of the type "email": Chromium would hand back another domain than the one that was typed, as
// computers write it, for `ada@bücher.example`. The keyboard is the same.
export const EmailControl = (props: TextProps) => (
  <Question {...props}>
    <input
      type="text"
      inputMode="email"
      {...shared(props)}
      autoComplete="email"
      autoCapitalize="none"
      enterKeyHint="next"
      spellcheck={false}
      dir="ltr"
    />
  </Question>
);

export const PhoneControl = (props: TextProps) => (
  <Question {...props}>
    <input type="tel" {...shared(props)} autoComplete="tel" enterKeyHint="next" dir="ltr" />
  </Question>
);

/** One line of free text that no autofill knows. */
export const LineControl = (props: TextProps) => (
  <Question {...props}>
    <input
      type="text"
      {...shared(props)}
      autoComplete="off"
      enterKeyHint="next"
      spellcheck={false}
      dir="auto"
    />
  </Question>
);

/** Several lines. Writing assistants that send text to their own servers are asked to keep out. */
export const ParagraphControl = (props: TextProps) => (
  <Question {...props}>
    <textarea {...shared(props)} rows={4} autoComplete="off" data-gramm="false" dir="auto" />
  </Question>
);
