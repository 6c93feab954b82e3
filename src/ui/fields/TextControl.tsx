import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, RefCallback } from "preact";
import type { FieldKind } from "../../contract/questions.ts";
import { effect } from "../../host/contain.ts";
import { LIVE } from "../elements/live.ts";
import { ErrorLine, useQuestion } from "../errors/question-error.tsx";
import { LabelText } from "./labels.tsx";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const refs = new WeakMap<ReadonlySignal<string>, RefCallback<TextInput>>();
const controls = new WeakMap<ReadonlySignal<string>, TextInput>();

/** The text in an answer's control. Not of an event, which has no target once a page has delayed its listeners. */
// Null, which a page may return, throws where it is used: read as empty, it would keep a request back in silence.
export const typedText = (answer: ReadonlySignal<string>) =>
  (controls.get(answer) as TextInput).value;

/**
 * A ref that writes an answer into its control, so that typing renders nothing. `direction` is the text's; null, and an
 * empty control, have the form's, because dir="auto" would be left to right.
 */
export function bindValue(
  answer: ReadonlySignal<string>,
  direction: "auto" | "ltr" | null,
): RefCallback<TextInput> {
  const bound = refs.get(answer);
  if (bound) return bound;
  const ref = (control: TextInput | null) => {
    if (!control) return;
    controls.set(answer, control);
    const stop = effect(() => {
      const { value } = answer;
      if (control.value !== value) control.value = value;
      const dir = (value && direction) ?? "";
      // Chromium 156 computes styles again even if the direction stays the same.
      if (control.dir === dir) return;
      if (dir) control.dir = dir;
      else control.removeAttribute("dir");
    });
    return () => {
      stop();
      // Something may keep a removed control alive.
      control.value = "";
    };
  };
  // The same function for every render: Preact would call a new one as if the element were new.
  refs.set(answer, ref);
  return ref;
}

interface TextProps {
  kind: keyof typeof ATTRIBUTES;
  name: string;
  label: ComponentChildren;
  /** Undefined if it is no question. */
  required?: boolean;
  description?: string | undefined;
  hint?: ComponentChildren;
  /** A `<datalist>` with the id `insurers`. */
  suggestions?: ComponentChildren;
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
  const { label, description, hint, suggestions, isAboutOther, onType } = props;
  const { error, classes, isInvalid, readOnly, describedBy } = useQuestion(name, description);
  const isFilledIn = !isAboutOther && /first|last/i.test(name);
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
        autoComplete={isFilledIn ? (/first/i.test(name) ? "given-name" : "family-name") : "off"}
        onInput={() => onType(typedText(answer))}
        {...ATTRIBUTES[kind]}
        // Spread, because Preact's types have no `list` for a textarea.
        {...{ list: suggestions && "insurers" }}
      />
      {suggestions}
      {hint !== undefined && (
        <div class="note" {...LIVE}>
          {hint}
        </div>
      )}
    </div>
  );
}
