import { TAG_NAME } from "../../../api/names.ts";

/** A tag that an editor makes of a line break. */
const LINE_BREAK = /<\/?(br|p|div|span)?$/i;

/**
 * The editor's tag inside a start tag, where browsers read it as the end of a name: `<web-scheduler<br />`,
 * or `async<br />`; null if there is none.
 */
export function editorHtmlIn({ localName, attributes }: Element): string | null {
  const names = [...attributes].map(({ name }) => name);
  const isOwn = localName.startsWith(`${TAG_NAME}<`);
  const found = [...(isOwn ? [localName] : []), ...names].find((name) => LINE_BREAK.test(name));
  return found ? `${found.slice(found.indexOf("<"))}>` : null;
}
