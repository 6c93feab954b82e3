import { logoUrl } from "../../branding/logo-url.ts";
import { valueAt } from "../../contract/value-at.ts";
import { describeValue } from "../../server/records/describe-value.ts";
import { isLoopback } from "../../web/http/origins.ts";
import { type Finding, pass, type Result, type RuleDefinition, withRecord } from "./rule.ts";

// The characters that Windows-1252, and Latin-1, show for the second to fourth byte of UTF-8.
const CONTINUATION = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const MISREAD = "UTF-8 that was read as Latin-1 or Windows-1252";

/** What no text of a record should have. */
const UNREADABLE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\uFFFD/, "a replacement character: text was lost"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finds them
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/, "a control character"],
  // A capital before a quotation mark is text, as in «CAFÉ», so single quotation marks do not count.
  [
    /Ã[\u0080-\u00AA\u00AC-\u00BA\u00BC-\u00BFƒŠš‰ˆœžŸ€]|Â[\u0080-\u00AA\u00AC-\u00BA\u00BC-\u00BF]/,
    MISREAD,
  ],
  [/â[€\u0080]|ð[Ÿ\u009F]/, MISREAD],
  [new RegExp(`(?:[ÐÑØÙÚÛ×]${CONTINUATION}){2}|(?:[à-ï]${CONTINUATION}{2}){2}`), MISREAD],
  [/\p{Cs}/u, "half of a character"],
  [/[\u202A-\u202E\u2066-\u2069]/, "an invisible character that reorders the text"],
  [/^(?:undefined|null|NaN|\[object \w{1,30}\])$/, "a value of a program"],
  [/\{\{[^{}]{0,99}\}\}|\$\{[^{}]{0,99}\}|<%/, "a placeholder of a template"],
  [/\\u[\da-f]{4}/i, "an escape that was not decoded"],
  [/<\/?[a-z][^<>]{0,99}>/i, "HTML in plain text"],
  [/&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i, "HTML in plain text"],
];

const LOGOS = ["header_logo_url", "footer_logo_url"];
const MAX_FINDINGS = 20;

/** Recommendations about the texts of the record. */
export const TEXT_RECOMMENDATIONS: readonly RuleDefinition[] = [
  {
    id: "readable-text",
    source: "Unicode; RFC 8259, 8.1",
    description: "Texts are plain text in UTF-8, without HTML, control or replacement characters.",
    evaluate: (responses) => withRecord(responses, (data) => toResult(unreadableTexts(data))),
  },
  {
    id: "logo-url",
    source: "RFC 3986, 4.3",
    description: "Logos have absolute https URLs: the form is on other sites, with https.",
    evaluate: (responses) =>
      withRecord(responses, (data) =>
        toResult(
          LOGOS.flatMap((key): Finding[] => {
            const path = ["web_scheduler_config", "branding", key];
            const url = valueAt(data, path);
            if (typeof url !== "string" || url === "" || isShown(url)) return [];
            const where = `data.${path.join(".")}`;
            return [{ where, expected: "an absolute https URL", found: describeValue(url) }];
          }),
        ),
      ),
  },
];

/** Whether a page with https shows the logo; one with http on loopback shows it while developing. */
function isShown(url: string): boolean {
  const href = logoUrl(url);
  return href !== null && (href.startsWith("https:") || isLoopback(new URL(href).hostname));
}

const toResult = (findings: readonly Finding[]): Result =>
  findings.length > 0 ? { outcome: "fail", findings } : pass("as expected");

/** Without recursion, because a record may be nested too deeply for it. */
function unreadableTexts(data: object): Finding[] {
  const findings: Finding[] = [];
  const rest: [where: string, value: unknown][] = [["data", data]];
  for (let next = rest.pop(); next && findings.length < MAX_FINDINGS; next = rest.pop()) {
    const [where, value] = next;
    if (typeof value === "string") {
      const found = UNREADABLE.find(([pattern]) => pattern.test(value));
      if (found)
        findings.push({
          where,
          expected: "plain text",
          found: `${found[1]}, in ${describeValue(value)}`,
        });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) rest.push([`${where}.${key}`, item]);
    }
  }
  return findings;
}
