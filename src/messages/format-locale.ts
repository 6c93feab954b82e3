import { callingCode } from "../form/calling-code.ts";
import { supportedLanguage } from "./languages.ts";

// `calling code:region` (ISO 3166), where their dates and times differ from those of a language
// alone, which are Spain's for Spanish and those of the United States for English.
const REGIONS = `
  1:US 20:EG 27:ZA 31:NL 32:BE 33:FR 34:ES 39:IT 41:CH 43:AT 44:GB 45:DK 46:SE 47:NO 49:DE 51:PE
  52:MX 53:CU 54:AR 56:CL 57:CO 58:VE 60:MY 61:AU 63:PH 64:NZ 65:SG 91:IN 92:PK 212:MA 213:DZ
  216:TN 218:LY 222:MR 240:GQ 249:SD 351:PT 353:IE 356:MT 357:CY 358:FI 502:GT 503:SV 504:HN
  505:NI 506:CR 507:PA 591:BO 593:EC 595:PY 598:UY 852:HK 961:LB 962:JO 963:SY 964:IQ 965:KW
  966:SA 967:YE 968:OM 970:PS 971:AE 972:IL 973:BH 974:QA
`;

/**
 * The locale of dates and times in a language: with the region that the reader's browser names for this
 * language, else that of the practice. Spanish alone would be Spain's, `13:30` in the United States.
 * Practices with calling code 1 say `1:30 PM`, in every language but French, which in Canada has 24 hours.
 * @param language a BCP 47 tag without a region
 * @param phone the practice's number in E.164
 * @param preferred the browser's languages: `navigator.languages`
 */
export function formatLocale(
  language: string,
  phone: string,
  preferred: readonly string[],
): string {
  // Not the regions with digits: `es-419`, Latin America, has no clock of its own.
  const withRegion = /^[a-z]+-(?:[a-z]{4}-)?([a-z]{2})(?:-|$)/i;
  const same = preferred.filter((tag) => supportedLanguage(tag) === language);
  const own = same.map((tag) => withRegion.exec(tag)?.[1]).find(Boolean);
  const code = callingCode(phone);
  const region = own ?? regionOf(code);
  const clock = code === "1" && language !== "fr" ? "-u-hc-h12" : "";
  return region ? `${language}-${region.toUpperCase()}${clock}` : language;
}

const regionOf = (code: string | null) => new RegExp(`\\s${code}:(\\w+)`).exec(REGIONS)?.[1];
