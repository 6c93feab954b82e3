import { isMeaningless } from "./is-meaningless.ts";
import type { Check, Draft, DraftLogo } from "./lint-context.ts";
import { brandingPath, type Finding, setBranding } from "./lint-issue.ts";

/** A logo's alternative text: whether it says in words what the picture says. */
export const checkLogoText: Check = (draft) =>
  draft.logos
    .filter(({ shown }) => shown !== null)
    .flatMap((logo) => {
      const besideName = logo.kind === "header" && draft.brand.header.name !== null;
      return besideName ? textBesideName(draft, logo) : textAlone(draft, logo);
    });

/** Beside the name, a logo that says nothing more is best left unsaid. */
function textBesideName({ record, branding }: Draft, logo: DraftLogo): Finding[] {
  const alt = branding[logo.keys.alt];
  const repeats = tidy(withoutLogo(alt)) === tidy(record.name);
  if (alt.trim() === "" || !(repeats || isMeaningless(alt))) return [];
  const repair = setBranding("Leave it empty", { [logo.keys.alt]: "" });
  const path = brandingPath(logo.keys.alt);
  const said = `${logo.name}'s alternative text is “${alt.trim()}”`;
  // The widget leaves out what is exactly the name, and the word "Logo".
  if (logo.shown?.alt === "") {
    const sentence = `${said}, and the name stands beside it; the widget leaves it out.`;
    return [{ code: "logo-text-repeats", severity: "note", sentence, path, repair }];
  }
  return repeats
    ? [
        {
          code: "logo-text-repeats",
          severity: "warns",
          sentence: `${said}, and the name stands beside it: who listens to the page hears it twice.`,
          path,
          repair,
        },
      ]
    : [{ ...meaningless(said, path), repair }];
}

function textAlone({ record, branding }: Draft, logo: DraftLogo): Finding[] {
  const alt = branding[logo.keys.alt];
  const name = record.name.trim();
  const path = brandingPath(logo.keys.alt);
  const repair = setBranding(`Say “${name}”`, { [logo.keys.alt]: name });
  if (alt.trim() === "") {
    const sentence = `${logo.name} has no alternative text; the widget says “${name}”.`;
    return [{ code: "logo-text-missing", severity: "warns", sentence, path, repair }];
  }
  if (tidy(alt) === tidy(name) || !isMeaningless(alt)) return [];
  const said = `${logo.name}'s alternative text is “${alt.trim()}”`;
  if (logo.shown?.alt === record.name) {
    const sentence = `${said}, which says nothing about it; the widget says “${name}”.`;
    return [{ code: "logo-text-meaningless", severity: "warns", sentence, path, repair }];
  }
  return [{ ...meaningless(said, path), repair }];
}

const meaningless = (said: string, path: string): Finding => ({
  code: "logo-text-meaningless",
  severity: "fails",
  sentence: `${said}: who cannot see the picture learns nothing from it.`,
  path,
});

const tidy = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
const withoutLogo = (text: string) => text.replace(/\b(?:the |our )?logo(?: of| for)?\b/gi, "");
