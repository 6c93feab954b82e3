import { logoUrl } from "../../../branding/logo-url.ts";
import { isSecureUrl } from "../../../embed/api/safe-url.ts";
import { isImageData } from "../../editor/controls/read-image.ts";
import type { LintedLogo, LintRule } from "./lint-context.ts";
import { brandingIssue, type Fix, type LintIssue, setBranding } from "./lint-issue.ts";

/** Checks that every page can load the logos. */
export const checkLogoUrl: LintRule = ({ logos }) => logos.flatMap((logo) => checkUrl(logo) ?? []);

function checkUrl(logo: LintedLogo): LintIssue | null {
  const { name, url, keys } = logo;
  if (!logo.shown) {
    const message = `${name}’s address is not an http or https URL, so the logo is not shown.`;
    return brandingIssue("error", "logo-invalid-url", keys.url, message, completedUrl(logo));
  }
  if (isImageData(url)) {
    const message = `${name} is stored in this draft. Before a practice’s page can show it, save it as a file with an https URL.`;
    return brandingIssue("note", "logo-only-in-draft", keys.url, message);
  }
  if (/^https:/i.test(url)) return null;
  if (isSecureUrl(url)) {
    const message = `${name} is on this computer (${new URL(url).host}), so nobody else can see it.`;
    return brandingIssue("note", "logo-on-this-computer", keys.url, message);
  }
  const message = `${name}’s address starts with http instead of https; browsers may not load it on an https page.`;
  const fix = setBranding("Use https", { [keys.url]: url.replace(/^http:/i, "https:") });
  return brandingIssue("warning", "logo-not-https", keys.url, message, fix);
}

/** Adds https if only the scheme is missing; otherwise removes the logo. */
function completedUrl({ url, keys }: LintedLogo): Fix {
  const https = `https://${url.replace(/^\/\//, "")}`;
  return /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/./.test(url) && logoUrl(https)
    ? setBranding(`Use ${https}`, { [keys.url]: https })
    : setBranding("Remove the logo", { [keys.url]: "" });
}
