import type { ComponentChildren } from "preact";

interface Props<Name extends string> {
  label: string;
  /** Without those that are not available. */
  titles: { readonly [Key in Name]?: string };
  /** A signal. */
  selected: { value: Name };
  /** Shown after a title. */
  counts?: { [Key in Name]?: ComponentChildren };
}

/** A row of toggle buttons of which one is pressed. */
export function Segments<Name extends string>({ label, titles, selected, counts }: Props<Name>) {
  return (
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
          {counts?.[name]}
        </button>
      ))}
    </div>
  );
}
