import { type CheckFinding, type Finding, finding } from "../../../../diagnostics/finding.ts";
import { planPageQuestions } from "../../../../form/questions/plan.ts";
import { attributeFindings } from "../../../api/attribute-findings.ts";
import { wronglyQuoted } from "../values/quotes.ts";
import { findLocalAddresses, findWrongCharacters } from "../values/values.ts";

/**
 * What is wrong with the attributes of an element.
 *
 * @param page the page's address; null if it is unknown
 */
export function checkAttributes(
  form: Element,
  page: Pick<URL, "protocol" | "hostname"> | null,
): CheckFinding[] {
  const unusable = findUnusable(form, page?.hostname ?? null);
  // The other attributes are a part of this one, or named as it is.
  const isRewritten = unusable.some(({ code }) => code === "WS568");
  const quoted = isRewritten ? null : wronglyQuoted(form);
  if (quoted) return [finding("WS555", `<${form.localName}>`, quoted)];
  const isUnusable = (name: string) => unusable.some(({ subject }) => subject === name);
  return [
    ...unusable,
    ...attributeFindings((name) => form.getAttribute(name))
      .filter(({ subject }) => !isUnusable(subject))
      .map((found) => asMixedContent(form, found, page?.protocol ?? "https:") ?? found),
    ...unknownQuestions(form.getAttribute("ask")),
  ];
}

function unknownQuestions(ask: string | null): CheckFinding[] {
  const none = { slotsUrl: null, hasSlotsHandler: false, askTimes: false };
  const { unknown } = planPageQuestions({ ...none, ask });
  return unknown.length > 0 ? [finding("WS102", "ask", unknown.join(" "))] : [];
}

/** In the documentation, or under a domain that exists only for documentation (RFC 2606). */
const PLACEHOLDER =
  /^(LOCATION-ID|…|\.\.\.|\+15550100)$|^https?:\/\/((api|booking|cdn|logos|(www\.)?practice)\.example|([^/?#]+\.)?example\.(com|org|net))([:/?#]|$)/i;

export const isPlaceholder = (value: string | null) => PLACEHOLDER.test(value?.trim() ?? "");

/** Values that nobody needs to try. @param page the page's hostname */
export function findUnusable(form: Element, page: string | null): CheckFinding[] {
  const named = [...findPlaceholders(form), ...findWrongCharacters(form)];
  const isNamed = ({ subject }: CheckFinding) => named.some((found) => found.subject === subject);
  return [...named, ...findLocalAddresses(form, page).filter((found) => !isNamed(found))];
}

const findPlaceholders = (form: Element): CheckFinding[] =>
  form.getAttributeNames().flatMap((name) => {
    const value = form.getAttribute(name);
    return isPlaceholder(value) ? [finding("WS520", name, value?.trim())] : [];
  });

/** An http URL on an https page has its own message. */
function asMixedContent(
  form: Element,
  { code, subject }: Finding,
  protocol: string,
): CheckFinding | null {
  const isHttp = /^\s*http:/i.test(form.getAttribute(subject) ?? "");
  return /^WS10[24]$/.test(code) && isHttp && protocol === "https:"
    ? finding("WS503", subject)
    : null;
}
