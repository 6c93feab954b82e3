import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import type { FieldKind } from "../../contract/questions.ts";
import { bindValue, typedText } from "../dom/bind-value.ts";
import { LIVE } from "../elements/live.ts";
import { ErrorLine, useQuestion } from "../errors/question-error.tsx";
import { LabelText } from "./labels.tsx";

interface TextProps {
  name: string;
  label: string;
  /** Undefined if it is no question. */
  required?: boolean;
  description?: string | undefined;
  hint?: ComponentChildren;
  answer: ReadonlySignal<string>;
  /** Whether it is about somebody else than the reader, for whom autofill would be wrong. */
  isAboutOther?: boolean;
  onType(value: string): void;
  onChange?(): void;
}

function useAttributes(props: TextProps, direction: "auto" | "ltr" = "auto") {
  const { isInvalid, describedBy, isReadOnly } = useQuestion(props.name, props.description);
  return {
    ref: bindValue(props.answer, direction),
    id: props.name,
    part: "input",
    name: props.name,
    readOnly: isReadOnly,
    "aria-required": props.required,
    "aria-invalid": isInvalid,
    "aria-describedby": describedBy,
    onInput: () => props.onType(typedText(props.answer)),
    onChange: props.onChange,
  } as const;
}

/** The control of each kind of text. Preact's types require a literal `type` per `<input>`. */
const CONTROLS: Record<Exclude<FieldKind, "date">, (props: TextProps) => VNode> = {
  name: (props) => (
    <input
      type="text"
      {...useAttributes(props)}
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
      {...useAttributes(props, "ltr")}
      autoComplete="email"
      autoCapitalize="none"
      spellcheck={false}
    />
  ),
  phone: (props) => <input type="tel" {...useAttributes(props, "ltr")} autoComplete="tel" />,
  line: (props) => (
    <input type="text" {...useAttributes(props)} autoComplete="off" spellcheck={false} />
  ),
  // `data-gramm` keeps Grammarly, which sends text to its servers, away from health data.
  text: (props) => (
    <textarea {...useAttributes(props)} rows={4} autoComplete="off" data-gramm="false" />
  ),
};

export function TextControl({ kind, ...props }: TextProps & { kind: keyof typeof CONTROLS }) {
  const { name, label, required = true, description, hint } = props;
  const { error, classes } = useQuestion(name);
  const Control = CONTROLS[kind];
  return (
    <div part="field" class={classes}>
      <label class="label" part="label" for={name}>
        <LabelText label={label} required={required} />
      </label>
      {description && (
        <p id={`${name}-hint`} class="hint" part="hint">
          {description}
        </p>
      )}
      <ErrorLine name={name} error={error} />
      <Control {...props} />
      {hint !== undefined && (
        <div class="note" {...LIVE}>
          {hint}
        </div>
      )}
    </div>
  );
}
