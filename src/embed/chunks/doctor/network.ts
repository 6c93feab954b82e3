import { type Symptom, symptom } from "./issues.ts";
import { tryUnderPolicy } from "./policy.ts";

/** Whether the page may show these pictures, and whether they are there. */
export async function examineLogos(urls: readonly string[]): Promise<Symptom[]> {
  const found = await Promise.all(
    urls.map(async (url) => {
      const shown = await tryUnderPolicy(url, () => loadPicture(url));
      if ("value" in shown) return [];
      return shown.blocked.length > 0 ? shown.blocked : [symptom("WS511", url)];
    }),
  );
  return found.flat();
}

const loadPicture = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const picture = new Image();
    picture.referrerPolicy = "no-referrer";
    picture.onload = () => resolve();
    picture.onerror = reject;
    picture.src = url;
  });

/**
 * Whether the page may send to the receiver. One HEAD, which takes nothing in and changes
 * nothing; the answer is not looked at.
 */
export async function examineReceiver(url: string): Promise<Symptom[]> {
  const sent = await tryUnderPolicy(url, () =>
    fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" }),
  );
  if ("value" in sent) return [];
  return sent.blocked.length > 0 ? sent.blocked : [symptom("WS512", url)];
}

const EVERYWHERE = ["later", "phone"] as const;

/** Of the loader of parts, what the doctor needs. */
export type TryPart = (name: (typeof EVERYWHERE)[number]) => Promise<unknown>;

/** Whether the files that stand beside the script can be had. */
export async function examineParts(loadPart: TryPart): Promise<Symptom[]> {
  const missing = await Promise.all(
    EVERYWHERE.map((name) =>
      loadPart(name).then(
        () => [],
        () => [symptom("WS510", `The part “${name}” of the script`)],
      ),
    ),
  );
  return missing.flat();
}
