/** A value that a program has changed: which one, and the original, "" if it is unknown. */
export interface Rewriting {
  by: string;
  original: string;
}

/** Services that replace the links of a message, by the host of their own. */
const LINK_SERVICES: readonly (readonly [host: RegExp, name: string])[] = [
  [/safelinks/, "Safe Links (Outlook)"],
  [/(^|\.)urldefense\b/, "URL Defense (Proofpoint)"],
  [/mimecast(protect)?\.com$/, "Mimecast"],
  [/cudasvc\.com$/, "Barracuda"],
  [/^secure-web\.cisco\.com$/, "Cisco"],
  [/(^|\.)clicktime\./, "Click-time Protection (Symantec)"],
  [/sophos\.com$/, "Sophos"],
  [/fireeye\.com$/, "Trellix"],
  [/trendmicro\.com$/, "Trend Micro"],
  [/avanan|url-protection\.com$|^protect\.checkpoint\.com$/, "Check Point"],
  [/hornetsecurity\.com$/, "Hornetsecurity"],
  [/edgepilot\.com$/, "EdgePilot"],
  [/^lm?\.(facebook|instagram|messenger)\.com$/, "Facebook"],
  [/^slack-redir\.net$/, "Slack"],
  [/(^|\.)linkedin\.com$|^lnkd\.in$/, "LinkedIn"],
  [/^www\.google\.[a-z.]{2,6}$/, "Google"],
  [/\.translate\.goog$/, "Google Translate"],
  [/^web\.archive\.org$/, "the Internet Archive"],
  [
    /(^|\.)(ct\.sendgrid\.net|list-manage\.com|hubspotlinks\.com|mailchi\.mp)$/,
    "a newsletter's click tracking",
  ],
  [
    /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rb\.gy|rebrand\.ly)$/,
    "a link shortener",
  ],
  [/^(url|link)-?(protect|defen[cs]e|check|scan)/, "a service that checks links"],
];

/** Hosts of services that have pages of their own, too. */
const HAS_PAGES =
  /(^|\.)(linkedin|google|facebook|instagram|sophos|trendmicro|hornetsecurity|archive)\./;

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", apos: "'" };

/** Ways of writing a value that belong to another kind of text than HTML. */
const NOTATIONS: readonly (readonly [
  pattern: RegExp,
  by: string,
  read: (value: string) => string,
])[] = [
  [
    /^3D(["']|$|https?:|[\da-f]{8}-)/i,
    "a mail program: =3D is how the source of a message writes =",
    (value) => value.replace(/^3D/, "").replaceAll("=3D", "="),
  ],
  [
    /^\\["']/,
    'a program: \\" is how code and JSON write a quotation mark',
    (value) => value.replace(/\\(["'])/g, "$1"),
  ],
  [
    /&(amp|quot|lt|gt|apos|#\d{2,4}|#x[\da-f]{2,4});/i,
    "a program that has escaped it twice",
    (value) => value.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  ],
  [
    /^(https?%3A%2F%2F|%22|%7B%7B)/i,
    "a program that has encoded it for a URL",
    (value) => value.replace(/(%[\da-f]{2})+/gi, (part) => decode(part)),
  ],
  [
    /^https?:\/{0,2}https?:/i,
    "a field that adds https:// itself",
    (value) => value.replace(/^https?:\/{0,2}/i, ""),
  ],
  [
    /^\[[^\]]*\]\(|^<https?:|\|https?:/,
    "a chat or Markdown editor that turns URLs into links",
    (value) => /https?:[^\s<>|()[\]]+/.exec(value)?.[0] ?? "",
  ],
  [
    /^<a(\s|$)/i,
    "an editor that turns URLs into links",
    (value) => /href=["']?(https?:[^\s"'<>]+)/.exec(value)?.[1] ?? "",
  ],
];

/** Null if nothing has rewritten the value. */
export function findRewriting(text: string): Rewriting | null {
  const value = text.trim();
  const [, by, read] = NOTATIONS.find(([pattern]) => pattern.test(value)) ?? [];
  if (by && read) return { by, original: read(value).replace(/^["']|["']$/g, "") };
  if (!/^(https?:)?\/\//i.test(value) || !URL.canParse(value, "https://x.invalid")) return null;
  const url = new URL(value, "https://x.invalid");
  const [, name] = LINK_SERVICES.find(([host]) => host.test(url.hostname)) ?? [];
  const original = linkedUrl(url);
  return name && (original || !HAS_PAGES.test(url.hostname)) ? { by: name, original } : null;
}

/** “By Safe Links (Outlook); the original is “https://…”” */
export const describeRewriting = ({ by, original }: Rewriting) =>
  `by ${by}${original ? `; the original is “${original}”` : ""}`;

/** The URL that a link leads to; "" if it does not contain it. */
function linkedUrl({ searchParams, pathname, search }: URL): string {
  const isUrl = (text: string) => /^https?:\/\/[^/]/.test(text);
  const parameters = [...searchParams.values()];
  // URL Defense, version 2, has its own escapes.
  const escaped = parameters
    .filter((text) => /^https?-3A__/.test(text))
    .map((text) => decode(text.replaceAll("_", "/").replace(/-(?=[\dA-F]{2})/g, "%")));
  const path = decode(pathname + search);
  const start = path.search(/https?:\/\/?[^/]/);
  const [inPath = ""] = start === -1 ? [] : path.slice(start).split("__;");
  return (
    [...parameters, ...escaped, inPath.replace(/^(https?:)\/(?!\/)/, "$1//")].find(isUrl) ?? ""
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
