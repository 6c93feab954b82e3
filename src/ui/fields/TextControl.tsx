import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { FieldKind } from "../../contract/questions.ts";
import { bindValue, typedText } from "../dom/bind-value.ts";
import { LIVE } from "../elements/live.ts";
import { ErrorLine, useQuestion } from "../errors/question-error.tsx";
import { LabelText } from "./labels.tsx";

interface TextProps {
  kind: keyof typeof ATTRIBUTES;
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
}

/** The attributes of each kind of text. */
const ATTRIBUTES: Record<Exclude<FieldKind, "date">, object> = {
  name: { type: "text", autoCapitalize: "words", spellcheck: false },
  // Not type="email", for which Chromium makes `bücher.example` Punycode; the keyboard is the same.
  email: {
    type: "text",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellcheck: false,
  },
  phone: { type: "tel", autoComplete: "tel" },
  line: { type: "text", autoComplete: "off", spellcheck: false },
  // `data-gramm` keeps Grammarly, which sends text to its servers, away from health data.
  text: { rows: 4, autoComplete: "off", "data-gramm": "false" },
};

export function TextControl({ kind, name, answer, required, ...props }: TextProps) {
  const { label, description, hint, isAboutOther, onType } = props;
  const { error, classes, isInvalid, readOnly, describedBy } = useQuestion(name, description);
  // Preact's types require a literal `type` per `<input>`.
  const Control = (kind === "text" ? "textarea" : "input") as "textarea";
  return (
    <div part="field" class={classes}>
      <label class="label" part="label" for={name}>
        <LabelText label={label} required={required ?? true} />
      </label>
      {description && (
        <p id={`${name}-hint`} class="hint" part="hint">
          {description}
        </p>
      )}
      <ErrorLine name={name} error={error} />
      <Control
        ref={bindValue(answer, kind === "email" || kind === "phone" ? "ltr" : "auto")}
        id={name}
        part="input"
        name={name}
        readOnly={readOnly}
        aria-required={required}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        autoComplete={isAboutOther ? "off" : /first/i.test(name) ? "given-name" : "family-name"}
        onInput={() => onType(typedText(answer))}
        {...ATTRIBUTES[kind]}
      />
      {hint !== undefined && (
        <div class="note" {...LIVE}>
          {hint}
        </div>
      )}
    </div>
  );
}
