import { useState } from "preact/hooks";

/**
 * Keeps the text of a field that only accepts some texts: it stays as typed until the field loses
 * focus, or until the value is changed elsewhere, for example by an undo.
 */
export function useTypedText(value: string) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed !== null && typed.value === value;
  return {
    /** The text to show in the field. */
    text: isTyping ? typed.text : value,
    isTyping,
    /** @param parsed the value of the text; the current value if the text is invalid */
    type: (text: string, parsed: string = value) => setTyped({ text, value: parsed }),
    stop: () => setTyped(null),
  };
}
