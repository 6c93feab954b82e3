import type { Changes } from "./draft-changes.ts";

const CONFIG = "web_scheduler_config.";
const CONTACT = new Set(["footer_phone", "footer_address"]);
const MOST_DIGITS = 4;

/**
 * What of a link's draft may be shown on a practice's own page. Anybody can forge a link, so it
 * can change neither phone nor address, nor anything outside of `web_scheduler_config`, nor write
 * digits enough for a telephone number into any text.
 */
export function linkedChanges(changes: Changes): { taken: Changes; leftOut: string[] } {
  const entries = Object.entries(changes);
  const mayPass = ([path, value]: [string, unknown]) =>
    path.startsWith(CONFIG) &&
    !CONTACT.has(path.split(".").at(-1) ?? "") &&
    (isSetting(path) || !hasNumber(value));
  return {
    taken: Object.fromEntries(entries.filter(mayPass)),
    leftOut: entries.filter((entry) => !mayPass(entry)).map(([path]) => path),
  };
}

/** Whether a value is never read out as a text: a colour, a picture's address. */
const isSetting = (path: string) => /\.(font_color|font_style|\w+_logo_url)$/.test(path);

function hasNumber(value: unknown): boolean {
  if (typeof value === "string") return (value.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS;
  return typeof value === "object" && value !== null && Object.values(value).some(hasNumber);
}
