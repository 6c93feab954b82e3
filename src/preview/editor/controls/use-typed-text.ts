import { useSignal } from "@preact/signals";

/**
 * Keeps the text of a field that only accepts some texts: it stays as typed until the field loses
 * focus, or until the value is changed elsewhere, for example by an undo.
 */
export function useTypedText(value: string) {
  const typed = useSignal<{ text: string; value: string } | null>(null);
  const current = typed.value?.value === value ? typed.value : null;
  return {
    /** The text to show in the field. */
    text: current?.text ?? value,
    isTyping: current !== null,
    /** @param parsed the value of the text; the current value if the text is invalid */
    type: (text: string, parsed: string = value) => {
      typed.value = { text, value: parsed };
    },
    stop: () => {
      typed.value = null;
    },
  };
}
