import type { LintContext, LintedLogo, LintRule } from "./lint-context.ts";
import { brandingPath, type LintIssue, setBranding } from "./lint-issue.ts";

/** Checks that the logos' alt texts replace the images. */
export const checkLogoAlt: LintRule = (context) =>
  context.logos
    .filter(({ shown }) => shown !== null)
    .flatMap((logo) => {
      const isNextToName = logo.kind === "header" && context.brand.header.name !== null;
      return isNextToName ? checkNextToName(context, logo) : checkAlone(context, logo);
    });

/** Next to the name, an alt text that adds nothing should be empty. */
function checkNextToName({ record, branding }: LintContext, logo: LintedLogo): LintIssue[] {
  const alt = branding[logo.keys.alt];
  const repeatsName = normalize(withoutLogo(alt)) === normalize(record.name);
  if (alt.trim() === "" || !(repeatsName || isMeaningless(alt))) return [];
  const fix = setBranding("Leave it empty", { [logo.keys.alt]: "" });
  const path = brandingPath(logo.keys.alt);
  const subject = `${logo.name}'s alt text is “${alt.trim()}”`;
  const repeats = { code: "logo-alt-repeats-name", path, fix };
  // The widget omits an alt text that equals the name, and the word "Logo".
  if (logo.shown?.alt === "") {
    const message = `${subject}. The widget omits it, because the location name is next to the logo.`;
    return [{ ...repeats, severity: "note", message }];
  }
  if (!repeatsName) return [{ ...meaningless(subject, path), fix }];
  const message = `${subject}, and the location name is next to the logo: screen readers read it twice.`;
  return [{ ...repeats, severity: "warning", message }];
}

function checkAlone({ record, branding }: LintContext, logo: LintedLogo): LintIssue[] {
  const alt = branding[logo.keys.alt];
  const name = record.name.trim();
  const path = brandingPath(logo.keys.alt);
  const fix = setBranding(`Use “${name}”`, { [logo.keys.alt]: name });
  if (alt.trim() === "") {
    const message = `${logo.name} has no alt text; the widget uses “${name}”.`;
    return [{ code: "logo-alt-missing", severity: "warning", message, path, fix }];
  }
  if (normalize(alt) === normalize(name) || !isMeaningless(alt)) return [];
  const subject = `${logo.name}'s alt text is “${alt.trim()}”`;
  if (logo.shown?.alt === record.name) {
    const message = `${subject}, which does not describe it; the widget uses “${name}”.`;
    return [{ code: "logo-alt-meaningless", severity: "warning", message, path, fix }];
  }
  return [{ ...meaningless(subject, path), fix }];
}

const meaningless = (subject: string, path: string): LintIssue => ({
  code: "logo-alt-meaningless",
  severity: "error",
  message: `${subject}, which is meaningless to people who cannot see the image.`,
  path,
});

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");
const withoutLogo = (text: string) => text.replace(/\b(?:the |our )?logo(?: of| for)?\b/gi, "");

const FILE = /^https?:|\.(?:png|jpe?g|jfif|gif|svg|webp|avif|bmp|ico|tiff?)$/i;
const NUMBERED = /^(?:img|dsc|image|logo|picture|photo|screenshot|untitled)?[\s_-]*\d+$/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const IMAGE_WORD =
  /^(?:logo|logotype|image|img|picture|pic|photo|graphic|icon|brand|banner|placeholder|untitled|alt)s?$/i;
const FILLER_WORD =
  /^(?:a|an|the|our|my|of|for|your|company|practice|clinic|office|site|website|business|header|footer|main|new|here|text|default)$/i;

/**
 * Whether an alt text is a file name, a number, or only says that there is an image (WCAG 2.2,
 * failure F30).
 */
function isMeaningless(alt: string): boolean {
  const text = alt.trim();
  if (FILE.test(text) || NUMBERED.test(text) || !LETTER_OR_DIGIT.test(text)) return true;
  const words = text.split(/[\s_-]+/).filter(Boolean);
  return (
    words.some((word) => IMAGE_WORD.test(word)) &&
    words.every((word) => IMAGE_WORD.test(word) || FILLER_WORD.test(word))
  );
}
