/** The format of a response. */
export type Rendering = { as: "json"; indent: number } | { as: "page" };

/** The negotiated format, or the status of the refusal. */
export type Negotiation = { rendering: Rendering } | { refused: 404 | 406 };

interface MediaType {
  type: string;
  subtype: string;
  params: Map<string, string>;
}

// In the service's order of preference; `format` is the value of the query parameter.
const RENDERINGS = [
  { format: "json", type: "application", subtype: "json" },
  { format: "api", type: "text", subtype: "html" },
] as const;

const MAX_INDENT = 8;

/**
 * Chooses between JSON and the browsable page as Django REST framework does: the most specific
 * media type wins, q-values are ignored, JSON comes first among equals, and `format` only narrows
 * the choice.
 */
export function negotiate(accept: string | undefined, formats: readonly string[]): Negotiation {
  const format = formats.at(-1) || undefined;
  const candidates = RENDERINGS.filter((rendering) => !format || rendering.format === format);
  if (candidates.length === 0) return { refused: 404 };

  const accepted = (accept ?? "*/*").split(",").map(parseMediaType);
  for (const precedence of [3, 2, 1, 0]) {
    for (const candidate of candidates) {
      const match = accepted.find(
        (mediaType) => precedenceOf(mediaType) === precedence && matches(candidate, mediaType),
      );
      if (match) return { rendering: renderingOf(candidate.format, match) };
    }
  }
  return { refused: 406 };
}

function renderingOf(format: "json" | "api", accepted: MediaType): Rendering {
  if (format === "api") return { as: "page" };
  const indent = Number.parseInt(accepted.params.get("indent") ?? "", 10) || 0;
  return { as: "json", indent: Math.max(0, Math.min(indent, MAX_INDENT)) };
}

function parseMediaType(text: string): MediaType {
  const [full = "", ...rest] = text.trim().split(";");
  const [type = "", subtype = ""] = full.trim().toLowerCase().split("/");
  const params = rest.map((param): [string, string] => {
    const [key = "", value = ""] = param.split("=");
    return [key.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, "$1")];
  });
  return { type, subtype, params: new Map(params) };
}

const precedenceOf = ({ type, subtype, params }: MediaType) => {
  if (type === "*") return 0;
  if (subtype === "*") return 1;
  return [...params.keys()].some((key) => key !== "q") ? 3 : 2;
};

const matches = (candidate: { type: string; subtype: string }, accepted: MediaType) =>
  (accepted.type === "*" || accepted.type === candidate.type) &&
  (accepted.subtype === "*" || accepted.subtype === candidate.subtype);
