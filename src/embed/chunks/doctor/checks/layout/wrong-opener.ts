import { startTag } from "./tree.ts";

/** Where links and buttons name what they open. */
const REFERENCES = [
  "href",
  "data-popup",
  "data-target",
  "data-bs-target",
  "data-modal",
  "aria-controls",
];
const OPENERS = ["a", "button", "[role=button]", ...REFERENCES.slice(1).map((name) => `[${name}]`)];

/**
 * "<a> names “book-popup”, which does not exist": what probably should open a popup, if nothing names its id;
 * else "".
 */
export function describeWrongOpener({ id }: Element): string {
  const openers = [...document.querySelectorAll(OPENERS.join(", "))];
  const isNamed =
    id === "" ||
    openers.some((opener) => [...opener.attributes].some(({ value }) => value.includes(id))) ||
    [...document.scripts].some(({ textContent }) => textContent.includes(id));
  if (isNamed) return "";
  for (const opener of openers) {
    const wrong = REFERENCES.map((name) => referenceOf(opener, name)).find(
      (name) => name !== "" && !document.getElementById(name) && isSimilar(name, id),
    );
    if (wrong) return `${startTag(opener)} names “${wrong}”, which does not exist`;
  }
  return "";
}

/** The id that an attribute names; a link names one only after #. */
function referenceOf(element: Element, name: string): string {
  const value = element.getAttribute(name)?.trim() ?? "";
  const [, mark, id = ""] = /^(#?)([\w-]+)$/.exec(value) ?? [];
  return name === "href" && !mark ? "" : id;
}

const MIN_LENGTH = 4;

/** Whether a word of both begins in the same way, as in “book-popup” and “booking”. */
function isSimilar(name: string, id: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[-_]+/)
      .filter(({ length }) => length >= MIN_LENGTH);
  return wordsOf(name).some((one) =>
    wordsOf(id).some((other) => one.startsWith(other) || other.startsWith(one)),
  );
}
