import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

export const bound = <Value,>(chosen: Signal<Value>) => ({
  value: chosen.value,
  onChoose: (value: Value) => {
    chosen.value = value;
  },
});

interface SelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  onChoose(value: Value): void;
  isBusy?: boolean;
  options: readonly (readonly [value: Value, title: string])[];
}

export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <span class="select">
    <label for={props.id}>{props.label}</label>
    <select
      id={props.id}
      aria-busy={props.isBusy}
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

interface SegmentsProps<Name extends string> {
  label: string;
  titles: Readonly<Record<Name, ComponentChildren>>;
  selected: { value: NoInfer<Name> | null };
}

export const Segments = <Name extends string>({ label, titles, selected }: SegmentsProps<Name>) => (
  <div class="segments" role="group" aria-label={label}>
    {(Object.keys(titles) as Name[]).map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={selected.value === name}
        onClick={() => {
          selected.value = name;
        }}
      >
        {titles[name]}
      </button>
    ))}
  </div>
);

export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const status = useSignal("");
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = `copy-${label.toLowerCase().replaceAll(/\W+/g, "-")}`;
  const props = { ref: field, id, readOnly: true, spellcheck: false, value: text };

  async function copy(): Promise<void> {
    // `clipboard` is undefined on http pages.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    status.value = isCopied ? "Copied" : "Selected: press Ctrl+C to copy";
  }

  return (
    <div class="stack">
      <div class="row">
        <label for={id}>{label}</label>
        <p class="muted end" role="status">
          {status}
        </p>
        <button type="button" class={rows ? "secondary" : ""} onClick={() => void copy()}>
          Copy<span class="visually-hidden"> {label}</span>
        </button>
      </div>
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type="text" />}
    </div>
  );
}

/** A number with its noun, in English: `1 change`, `2 changes`. */
export const formatCount = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
