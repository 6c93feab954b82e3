import { useState } from "preact/hooks";

/**
 * What somebody is typing into a field whose value is not any text: it stays as it is typed until
 * the field is left, or until the value changes by something else, as by an undo.
 */
export function useTyped(value: string) {
  const [typing, setTyping] = useState<{ text: string; makes: string } | null>(null);
  const isNow = typing !== null && typing.makes === value;
  return {
    /** What the field shows. */
    shown: isNow ? typing.text : value,
    isTyping: isNow,
    /** @param makes the value that the text stands for; the one before where it stands for none */
    type: (text: string, makes: string = value) => setTyping({ text, makes }),
    leave: () => setTyping(null),
  };
}
