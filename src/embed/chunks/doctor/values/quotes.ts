import { ATTRIBUTE_NAMES } from "../../../api/attributes.ts";
import { editorHtmlIn } from "../../deferred/markup/editor-html.ts";

/** The attributes in whose values no HTML can be meant; scripts of the page may have others. */
const PLAIN: readonly string[] = [...ATTRIBUTE_NAMES, "target", "src", "integrity", "type", "id"];
const NEXT_ATTRIBUTE = /\s[\w-]+=\s*$/;
const CURLY = /[“”„«»″]/;

/**
 * The attribute whose value begins in one attribute and ends in another, or has a word processor's marks;
 * null if there is none.
 */
export function wronglyQuoted(element: Element): string | null {
  if (editorHtmlIn(element)) return null;
  const wrong = [...element.attributes].find(
    ({ name, value }) =>
      /["'<=]/.test(name) ||
      NEXT_ATTRIBUTE.test(value) ||
      (PLAIN.includes(name.replace(/^data-/, "")) && /[<>]/.test(value)) ||
      // The form accepts curly ones around a value without spaces.
      (name === "src" ? /[“”„«»″"]/.test(value) : CURLY.test(name)),
  );
  return wrong?.name ?? null;
}
