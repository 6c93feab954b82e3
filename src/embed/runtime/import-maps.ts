/** What an import map of the page says about URLs; every key is resolved as the browser does. */
interface ImportMap {
  /** The URLs for whose files the map has a hash. */
  pinned: string[];
  /** The URLs that the map replaces; one with a final slash is a folder. */
  replaced: string[];
}

const isImportMap = ({ type }: HTMLScriptElement) => /^\s*importmap\s*$/i.test(type);

/** The elements with the page's import maps. */
export const findImportMaps = () => [...document.querySelectorAll("script")].filter(isImportMap);

/**
 * Reads the text of an import map; null if it cannot be read.
 *
 * @param baseUrl the document's base URL (HTML Standard, "parse an import map string")
 */
export function readImportMap(text: string, baseUrl: string): ImportMap | null {
  const urls = (keys: object = {}) =>
    Object.keys(keys).flatMap((key) => {
      const isRelative = /^\.{0,2}\//.test(key);
      try {
        return new URL(key, isRelative ? baseUrl : undefined).href;
      } catch {
        return [];
      }
    });
  try {
    const { integrity, imports, scopes = {} } = JSON.parse(text);
    return {
      pinned: urls(integrity),
      replaced: [imports, ...Object.values<object>(scopes)].flatMap(urls),
    };
  } catch {
    return null;
  }
}

/**
 * Whether an import map applies to this URL only, so that a module must not be requested under
 * another one: its hash would not be checked. Also if a map cannot be read, or pins a file of this name:
 * a `<base>` that was added later changes what relative keys seem to be.
 */
export const isMapped = (href: string, texts: readonly string[], baseUrl: string) =>
  texts.some((text) => {
    const map = readImportMap(text, baseUrl);
    return (
      !map ||
      map.pinned.some((url) => url.endsWith(href.slice(href.lastIndexOf("/")))) ||
      map.replaced.some((url) => url === href || (url.endsWith("/") && href.startsWith(url)))
    );
  });
