import {
  brandingIssue,
  type LintContext,
  type LintedLogo,
  type LintIssue,
  type LintRule,
  setBranding,
} from "./lint-context.ts";

/** Checks that the logos' alt texts replace the images. */
export const checkLogoAlt: LintRule = (context) =>
  context.logos
    .filter(({ shown }) => shown !== null)
    .flatMap((logo) => {
      const isNextToName = logo.kind === "header" && context.brand.header.name !== null;
      return (isNextToName ? checkNextToName(context, logo) : checkAlone(context, logo)) ?? [];
    });

const describe = ({ name }: LintedLogo, alt: string) => `${name}’s alt text is “${alt.trim()}”`;
const MEANINGLESS = "which is meaningless to people who cannot see the image";

/** Next to the name, an alt text that adds nothing should be empty. */
function checkNextToName({ record, branding }: LintContext, logo: LintedLogo): LintIssue | null {
  const key = logo.keys.alt;
  const alt = branding[key];
  const repeatsName = normalize(withoutLogo(alt)) === normalize(record.name);
  if (alt.trim() === "" || !(repeatsName || isMeaningless(alt))) return null;
  const fix = setBranding("Leave it empty", { [key]: "" });
  const subject = describe(logo, alt);
  // The widget omits an alt text that equals the name, and the word "Logo".
  if (logo.shown?.alt === "") {
    const message = `${subject}. The widget omits it, because the location name is next to the logo.`;
    return brandingIssue("note", "logo-alt-repeats-name", key, message, fix);
  }
  if (!repeatsName) {
    return brandingIssue("error", "logo-alt-meaningless", key, `${subject}, ${MEANINGLESS}.`, fix);
  }
  const message = `${subject}, and the location name is next to the logo: screen readers read it twice.`;
  return brandingIssue("warning", "logo-alt-repeats-name", key, message, fix);
}

function checkAlone({ record, branding }: LintContext, logo: LintedLogo): LintIssue | null {
  const key = logo.keys.alt;
  const alt = branding[key];
  const name = record.name.trim();
  const fix = setBranding(`Use “${name}”`, { [key]: name });
  if (alt.trim() === "") {
    const message = `${logo.name} has no alt text; the widget uses “${name}”.`;
    return brandingIssue("warning", "logo-alt-missing", key, message, fix);
  }
  if (normalize(alt) === normalize(name) || !isMeaningless(alt)) return null;
  const isReplaced = logo.shown?.alt === record.name;
  const reason = isReplaced ? `which does not describe it; the widget uses “${name}”` : MEANINGLESS;
  const message = `${describe(logo, alt)}, ${reason}.`;
  const severity = isReplaced ? "warning" : "error";
  return brandingIssue(severity, "logo-alt-meaningless", key, message, fix);
}

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
