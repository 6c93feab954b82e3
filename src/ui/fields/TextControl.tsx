import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import type { FieldKind } from "../../contract/questions.ts";
import { bindValue, typedText } from "../dom/bind-value.ts";
import { LIVE } from "../elements/live.ts";
import {
  describedBy,
  ErrorLine,
  isInvalid,
  questionClass,
  type ShownError,
} from "../errors/question-error.tsx";
import { LabelText } from "./labels.tsx";

interface TextProps {
  name: string;
  label: string;
  /** "(optional)" in the reader's language; null for a required question. */
  optional: string | null;
  description?: string | null;
  error: ShownError | null;
  /** While the request is sent: a change would not be part of it. */
  readOnly: boolean;
  hint?: ComponentChildren;
  answer: ReadonlySignal<string>;
  /** Whether it is about somebody else than the reader, for whom autofill would be wrong. */
  isAboutOther?: boolean;
  onType(value: string): void;
  onChange?(): void;
}

const shared = (props: TextProps, direction: "auto" | "ltr" = "auto") =>
  ({
    ref: bindValue(props.answer, direction),
    id: props.name,
    part: "input",
    name: props.name,
    readOnly: props.readOnly,
    "aria-required": props.optional === null,
    "aria-invalid": isInvalid(props.error),
    "aria-describedby": describedBy(props),
    onInput: () => props.onType(typedText(props.answer)),
    onChange: props.onChange,
  }) as const;

/** The control of each kind of text. Preact's types require a literal `type` per `<input>`. */
const CONTROLS: Record<Exclude<FieldKind, "date">, (props: TextProps) => VNode> = {
  name: (props) => (
    <input
      type="text"
      {...shared(props)}
      autoComplete={
        props.isAboutOther ? "off" : /first/i.test(props.name) ? "given-name" : "family-name"
      }
      autoCapitalize="words"
      spellcheck={false}
    />
  ),
  // Not type="email", for which Chromium makes `bücher.example` Punycode; the keyboard is the same.
  email: (props) => (
    <input
      type="text"
      inputMode="email"
      {...shared(props, "ltr")}
      autoComplete="email"
      autoCapitalize="none"
      spellcheck={false}
    />
  ),
  phone: (props) => <input type="tel" {...shared(props, "ltr")} autoComplete="tel" />,
  line: (props) => <input type="text" {...shared(props)} autoComplete="off" spellcheck={false} />,
  // `data-gramm` keeps Grammarly, which sends text to its servers, away from health data.
  text: (props) => <textarea {...shared(props)} rows={4} autoComplete="off" data-gramm="false" />,
};

export function TextControl({ kind, ...props }: TextProps & { kind: keyof typeof CONTROLS }) {
  const Control = CONTROLS[kind];
  return (
    <div part="field" class={questionClass(props.name, props.error)}>
      <label class="label" part="label" for={props.name}>
        <LabelText {...props} />
      </label>
      {props.description && (
        <p id={`${props.name}-hint`} class="hint" part="hint">
          {props.description}
        </p>
      )}
      <ErrorLine {...props} />
      <Control {...props} />
      {props.hint !== undefined && (
        <div class="note" {...LIVE}>
          {props.hint}
        </div>
      )}
    </div>
  );
}
