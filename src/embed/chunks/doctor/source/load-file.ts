import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";

export const loadFile = (url: string) =>
  fetch(url, { cache: "no-store", signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) }).catch(
    () => null,
  );

const MAX_SCRIPTS = 30;

/** The texts of the scripts that the page loads from its own server, by their URLs. */
export async function loadOwnScripts(page: Document): Promise<Map<string, string>> {
  const urls = [...page.querySelectorAll<HTMLScriptElement>("script[src]")]
    .map(({ src }) => src)
    .filter((src) => new URL(src, location.href).origin === location.origin);
  const loaded = [...new Set(urls)]
    .slice(0, MAX_SCRIPTS)
    .map(async (url): Promise<[string, string]> => {
      const response = await loadFile(url);
      return [url, (await response?.text().catch(() => "")) ?? ""];
    });
  return new Map(await Promise.all(loaded));
}
