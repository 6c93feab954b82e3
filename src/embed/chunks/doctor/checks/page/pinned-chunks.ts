import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { LANGUAGE_CODES } from "../../../../../messages/languages.ts";
import { VERSION } from "../../../../api/version.ts";
import { findImportMaps, readImportMap } from "../../../../runtime/import-maps.ts";

/**
 * Reports chunks without a hash in an import map, if one of the script's tags has `integrity`: those
 * with these names, and those of the languages, because the visitor's may be any.
 */
export function findUnpinned(
  tags: readonly HTMLScriptElement[],
  names: readonly string[],
): CheckFinding[] {
  const tag = tags.find(({ integrity }) => integrity);
  if (!tag) return [];
  const pinned = new Set(
    findImportMaps().flatMap(
      ({ textContent }) => readImportMap(textContent, document.baseURI)?.pinned ?? [],
    ),
  );
  const unpinned = [...new Set([...names, ...LANGUAGE_CODES])]
    .map((name) => `web-scheduler-${VERSION}-${name}.js`)
    .filter((file) => !pinned.has(new URL(file, tag.src).href));
  return unpinned.length === 0 ? [] : [finding("WS536", "The script", unpinned.join(", "))];
}
