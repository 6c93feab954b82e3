import type { Signal } from "@preact/signals";

/** Props that show a signal in a text field, and write what is typed to it. */
export const boundText = (text: Signal<string>) => ({
  value: text,
  maxLength: 2_000,
  onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    text.value = currentTarget.value;
  },
});

/** Props that show a signal in a `Select`, and write what is chosen to it. */
export const boundChoice = <Value extends string>(choice: Signal<Value>) => ({
  value: choice.value,
  onChange: (value: string) => {
    choice.value = value as Value;
  },
});
