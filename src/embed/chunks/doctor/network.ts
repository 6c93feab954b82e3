import { type DoctorIssue, doctorIssue } from "./issues.ts";
import { tryUnderPolicy } from "./policy.ts";

/** Checks that the page allows these images and that they exist. */
export async function checkLogos(urls: readonly string[]): Promise<DoctorIssue[]> {
  const issues = await Promise.all(
    urls.map(async (url) => {
      const loaded = await tryUnderPolicy(url, () => loadImage(url));
      if ("value" in loaded) return [];
      return loaded.blocked.length > 0 ? loaded.blocked : [doctorIssue("WS511", url)];
    }),
  );
  return issues.flat();
}

const loadImage = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => resolve();
    image.onerror = reject;
    image.src = url;
  });

/** Checks that the page may send to the receiver, with one HEAD; its status is ignored. */
export async function checkReceiver(url: string): Promise<DoctorIssue[]> {
  const sent = await tryUnderPolicy(url, () =>
    fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" }),
  );
  if ("value" in sent) return [];
  return sent.blocked.length > 0 ? sent.blocked : [doctorIssue("WS512", url)];
}

const ALWAYS_USED = ["deferred", "phone"] as const;

/** The script's `LoadChunk`, as far as the doctor needs it. */
export type LoadAnyChunk = (name: (typeof ALWAYS_USED)[number]) => Promise<unknown>;

/** Checks that the chunks that every form uses can be loaded. */
export async function checkChunks(loadChunk: LoadAnyChunk): Promise<DoctorIssue[]> {
  const issues = await Promise.all(
    ALWAYS_USED.map((name) =>
      loadChunk(name).then(
        () => [],
        () => [doctorIssue("WS510", `The file web-scheduler-…-${name}.js`)],
      ),
    ),
  );
  return issues.flat();
}
