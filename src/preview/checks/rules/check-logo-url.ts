import { logoUrl } from "../../../branding/logo-url.ts";
import { isSecureUrl } from "../../../embed/api/safe-url.ts";
import { isImageData } from "../measure/data-url.ts";
import type { Check, DraftLogo } from "./lint-context.ts";
import { brandingPath, type Finding, type Repair, setBranding } from "./lint-issue.ts";

/** Where a logo comes from: whether every page may load it from there. */
export const checkLogoAddress: Check = ({ logos }) => logos.flatMap(checkAddress);

function checkAddress(logo: DraftLogo): Finding[] {
  const { name, address, keys } = logo;
  const finding = (
    code: string,
    severity: Finding["severity"],
    sentence: string,
    repair?: Repair,
  ): Finding[] => [
    { code, severity, sentence, path: brandingPath(keys.url), ...(repair && { repair }) },
  ];

  if (!logo.shown) {
    const sentence = `${name}'s address is no http or https address, so no logo is shown.`;
    return finding("logo-not-an-address", "fails", sentence, wholeAddress(logo));
  }
  if (isImageData(address)) {
    const sentence = `${name} is kept in this draft; a practice's page takes it once it is saved as a file with an https address.`;
    return finding("logo-only-in-draft", "note", sentence);
  }
  if (/^https:/i.test(address)) return [];
  if (isSecureUrl(address)) {
    const sentence = `${name} is on this computer (${new URL(address).host}); nobody else can see it.`;
    return finding("logo-on-this-computer", "note", sentence);
  }
  const sentence = `${name}'s address is http and not https: on an https page, browsers may not load it.`;
  const https = address.replace(/^http:/i, "https:");
  const repair = setBranding("Use https", { [keys.url]: https });
  return finding("logo-not-https", "warns", sentence, repair);
}

/** The address that was meant, where only its beginning was left out; else no logo. */
function wholeAddress({ address, keys }: DraftLogo): Repair {
  const whole = `https://${address.replace(/^\/\//, "")}`;
  return /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/./.test(address) && logoUrl(whole)
    ? setBranding(`Use ${whole}`, { [keys.url]: whole })
    : setBranding("Take the logo away", { [keys.url]: "" });
}
