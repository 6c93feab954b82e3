import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Setting } from "../settings/settings.ts";

export interface ControlProps {
  id: string;
  setting: Setting;
  value: unknown;
  /** Sets the value. Calls until the control's next `change` or `focusout` event are one undo step. */
  change(value: unknown): void;
}

export const CODE = { type: "text", autocomplete: "off", spellcheck: false } as const;

interface SelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  onChoose(value: Value): void;
  options: readonly (readonly [value: Value, title: string])[];
}

export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <span class="select">
    <label for={props.id}>{props.label}</label>
    <select
      id={props.id}
      value={props.value}
      onChange={({ currentTarget }) => props.onChoose(currentTarget.value as Value)}
    >
      {props.options.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  </span>
);

interface CopyFieldProps {
  label: string;
  text: string;
  /** Parts of the text that somebody must replace. */
  marked?: readonly string[];
}

export function CopyField({ label, text, marked = [] }: CopyFieldProps) {
  const status = useSignal("");
  const code = useRef<HTMLPreElement>(null);
  const id = `copy-${label.toLowerCase()}`;

  async function copy(): Promise<void> {
    // `clipboard` is undefined on http pages.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current);
    status.value = isCopied ? "Copied" : "Selected: press Ctrl+C to copy";
  }

  return (
    <div class="stack">
      <div class="row">
        <h4 id={id}>{label}</h4>
        <p class="hint end" role="status">
          {status}
        </p>
        <button type="button" class="secondary" onClick={() => void copy()}>
          Copy<span class="visually-hidden"> {label}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section class="card code" aria-labelledby={id} tabIndex={0}>
        <pre ref={code}>
          {partsOf(text, marked).map((part, index) =>
            index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
          )}
        </pre>
      </section>
    </div>
  );
}

/** The text in parts, of which every second one is one of `marked`. */
export function partsOf(text: string, marked: readonly string[]): string[] {
  if (marked.length === 0) return [text];
  const escaped = marked.map((one) => one.replaceAll(/[+.?]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})(?![\\w.-])`));
}
