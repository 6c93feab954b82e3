import { logoUrl } from "../../../branding/logo-url.ts";
import { isSecureUrl } from "../../../embed/api/safe-url.ts";
import { isImageData } from "../measure/data-url.ts";
import type { LintedLogo, LintRule } from "./lint-context.ts";
import { brandingPath, type Fix, type LintIssue, setBranding } from "./lint-issue.ts";

/** Checks that every page can load the logos. */
export const checkLogoUrl: LintRule = ({ logos }) => logos.flatMap(checkUrl);

function checkUrl(logo: LintedLogo): LintIssue[] {
  const { name, url, keys } = logo;
  const issue = (
    code: string,
    severity: LintIssue["severity"],
    message: string,
    fix?: Fix,
  ): LintIssue[] => [
    { code, severity, message, path: brandingPath(keys.url), ...(fix && { fix }) },
  ];

  if (!logo.shown) {
    const message = `${name}'s address isn't an http or https URL, so the logo is not shown.`;
    return issue("logo-invalid-url", "error", message, completedUrl(logo));
  }
  if (isImageData(url)) {
    const message = `${name} is stored in this draft. Before a practice's page can show it, save it as a file with an https URL.`;
    return issue("logo-only-in-draft", "note", message);
  }
  if (/^https:/i.test(url)) return [];
  if (isSecureUrl(url)) {
    const message = `${name} is on this computer (${new URL(url).host}), so nobody else can see it.`;
    return issue("logo-on-this-computer", "note", message);
  }
  const message = `${name}'s address starts with http instead of https; browsers may not load it on an https page.`;
  const https = url.replace(/^http:/i, "https:");
  return issue(
    "logo-not-https",
    "warning",
    message,
    setBranding("Use https", { [keys.url]: https }),
  );
}

/** Adds https if only the scheme is missing; otherwise removes the logo. */
function completedUrl({ url, keys }: LintedLogo): Fix {
  const https = `https://${url.replace(/^\/\//, "")}`;
  return /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/./.test(url) && logoUrl(https)
    ? setBranding(`Use ${https}`, { [keys.url]: https })
    : setBranding("Remove the logo", { [keys.url]: "" });
}
