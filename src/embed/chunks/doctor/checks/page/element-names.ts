import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";
import { findWrongCharacter } from "../../values/characters.ts";

/** The form's element or the script's tag with a hyphen or a space of a word processor in its name. */
export const findWrongNames = (elements: readonly Element[]): CheckFinding[] =>
  elements.flatMap(({ localName }) => {
    const isOurs =
      /^web-?scheduler/.test(localName.replace(/[^a-z-]/g, "")) ||
      (localName.startsWith("script") && localName.includes(TAG_NAME));
    const wrong = isOurs ? findWrongCharacter("", localName) : null;
    return wrong ? [finding("WS562", `The tag <${TAG_NAME}>`, wrong)] : [];
  });

/** Such a name is no misspelled one. */
export const isMisspelled = ({ code, subject }: CheckFinding): boolean =>
  code !== "WS116" || findWrongCharacter("", subject) === null;
