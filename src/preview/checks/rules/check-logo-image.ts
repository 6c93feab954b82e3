import { dataUrlBytes } from "../measure/data-url.ts";
import { unseenOn } from "../measure/low-visibility.ts";
import type { Check, DraftLogo } from "./lint-context.ts";
import { brandingPath, type Finding, setBranding } from "./lint-issue.ts";

/** Bytes. A picture in the draft travels with every save and link; a served one only to patients. */
const HEAVIEST = { inDraft: 100_000, served: 200_000 };
/** Height to width, and width to height. */
const TALLEST = 2;
const WIDEST = 8;
/** As many pixels as most phones draw for one CSS pixel. */
const SHARP = 2;
/** CSS pixels; branding/brand.ts shows no logo lower. */
const LOWEST = 16;

/** What a logo looks like, as far as the browser could measure it. */
export const checkLogoPicture: Check = ({ logos }) =>
  logos.flatMap((logo) => [...broken(logo), ...heavy(logo), ...shape(logo), ...unseen(logo)]);

const warning = ({ keys }: DraftLogo, code: string, sentence: string): Finding => ({
  code,
  severity: "warns",
  sentence,
  path: brandingPath(keys.url),
});

function broken(logo: DraftLogo): Finding[] {
  const { name, keys, shown, measure } = logo;
  if (!shown || measure?.state !== "broken") return [];
  const instead = shown.alt ? `the words “${shown.alt}”` : "an empty place";
  const sentence = `${name} does not load; patients see ${instead} instead.`;
  const repair = setBranding("Take the logo away", { [keys.url]: "" });
  return [{ ...warning(logo, "logo-broken", sentence), severity: "fails", repair }];
}

function heavy(logo: DraftLogo): Finding[] {
  const own = dataUrlBytes(logo.address);
  const bytes = own ?? logo.measure?.bytes ?? 0;
  const most = own === null ? HEAVIEST.served : HEAVIEST.inDraft;
  if (!logo.shown || bytes <= most) return [];
  const sentence = `${logo.name} is too heavy: ${Math.ceil(bytes / 1000)} kB, and ${most / 1000} kB is plenty for a logo.`;
  return [warning(logo, "logo-too-heavy", sentence)];
}

function shape(logo: DraftLogo): Finding[] {
  const { name, keys, shown, measure } = logo;
  const { width = 0, height = 0 } = measure?.state === "loaded" ? measure : {};
  if (!shown || width <= 0 || height <= 0) return [];
  const found: Finding[] = [];
  const size = `${width} × ${height} px`;
  if (height > TALLEST * width) {
    const sentence = `${name} is ${tenths(height / width)} times as tall as wide (${size}): ${shown.height} px high, it is only ${Math.round((shown.height * width) / height)} px wide.`;
    found.push(warning(logo, "logo-too-tall", sentence));
  }
  if (width > WIDEST * height) {
    const sentence = `${name} is ${tenths(width / height)} times as wide as tall (${size}), so on a phone its words get very small.`;
    found.push(warning(logo, "logo-too-wide", sentence));
  }
  if (!isVector(logo.address) && height < SHARP * shown.height) {
    const sentence = `${name} is ${height} px high and shown at ${shown.height} px: a sharp screen draws ${SHARP * shown.height}, so it blurs.`;
    const sharp = Math.floor(height / SHARP);
    const repair = setBranding(`Show it at ${sharp} px`, { [keys.height]: sharp });
    found.push({
      ...warning(logo, "logo-blurs", sentence),
      ...(sharp >= LOWEST && { repair }),
    });
  }
  return found;
}

function unseen(logo: DraftLogo): Finding[] {
  const { shown, measure } = logo;
  const ink = measure?.state === "loaded" ? measure.ink : null;
  if (!shown || !ink) return [];
  return (["light", "dark"] as const)
    .filter((scheme) => unseenOn(ink, scheme))
    .map((scheme) => {
      const sentence = `${logo.name} can hardly be seen on the ${scheme} background.`;
      return warning(logo, `logo-unseen-on-${scheme}`, sentence);
    });
}

const tenths = (figure: number) => Math.round(figure * 10) / 10;

/** Drawings are sharp at every size. */
const isVector = (address: string) =>
  /^data:image\/svg\+xml/i.test(address) || /^[^?#]*\.svg(?:[?#]|$)/i.test(address);
