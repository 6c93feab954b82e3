import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { isMisspelledAs } from "../../diagnostics/misspelled.ts";
import { EMBED } from "../../diagnostics/rows/embed.ts";
import { FRAMES } from "../../diagnostics/rows/frames.ts";
import { MARKUP } from "../../diagnostics/rows/markup.ts";
import { OUTSIDE } from "../../diagnostics/rows/outside.ts";
import { SNIPPET } from "../../diagnostics/rows/snippet.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { checkMarkup } from "../../embed/chunks/deferred/markup/check-markup.ts";
import { findAll, findRoots } from "../../embed/chunks/deferred/markup/find-all.ts";
import { checkAttributes } from "../../embed/chunks/doctor/checks/attributes.ts";
import type { CheckResult } from "../../embed/chunks/doctor/checks/check-result.ts";
import { isAnimated } from "../../embed/chunks/doctor/checks/layout/animation.ts";
import { ancestorsOf } from "../../embed/chunks/doctor/checks/layout/tree.ts";
import {
  findWrongNames,
  isMisspelled,
} from "../../embed/chunks/doctor/checks/page/element-names.ts";
import {
  findEscapedMarkup,
  findLostMarkup,
} from "../../embed/chunks/doctor/checks/page/lost-markup.ts";
import { findRefresh } from "../../embed/chunks/doctor/checks/page/refresh.ts";
import type { SubjectChecks } from "../../embed/chunks/doctor/report.ts";
import { findRepeated } from "../../embed/chunks/doctor/source/repeated.ts";
import { hasUnclosedElement } from "../../embed/chunks/doctor/source/unclosed.ts";
import { findMissing } from "./find-missing.ts";
import { findForms } from "./forms.ts";
import { FRAMED, findLowFrames, findSandboxed, isFramed } from "./frames.ts";
import { checkInlineScripts } from "./inline-scripts.ts";
import { type InspectedPage, startTag } from "./inspected-page.ts";
import { checkPolicies, policiesIn } from "./policies.ts";
import { checkScriptTag, findScriptTags } from "./script-tags.ts";

/** The rows of everything that {@link inspect} finds by itself. */
export const SENTENCES = {
  ...EMBED,
  ...MARKUP,
  ...SNIPPET,
  ...OUTSIDE,
  ...FRAMES,
};

/**
 * Why a page shows no form, as far as its HTML, its headers and the browser's messages say.
 *
 * @param loaded what loading the script's file has shown
 * @param messages what the messages of the browser's console say
 */
export function inspect(
  page: InspectedPage,
  loaded: readonly CheckResult[] = [],
  messages: readonly CheckFinding[] | null = null,
): SubjectChecks[] {
  const { document } = page;
  const roots = findRoots(document);
  const tags = findScriptTags(page);
  const { elements, forms } = findForms(page, tags, roots);
  const policies = policiesIn(page);
  const lost = [
    ...findLostMarkup(document.documentElement),
    ...findSandboxed(page, forms.length > 0 || tags.length > 0),
    ...findEscapedMarkup(document.documentElement),
  ];
  const inTags = [
    ...tags.flatMap((tag) => checkScriptTag(tag, page)),
    ...checkInlineScripts(document),
  ];
  const markup = [
    ...checkMarkup(roots).filter(isMisspelled),
    ...findWrongNames(findAll("*", roots)),
    ...findRepeated(page.source),
    ...(forms.length > 0 ? findRefresh(document, page.url?.href ?? "") : []),
    ...(hasUnclosedElement(page.source) ? [finding("WS114", `<${TAG_NAME}>`)] : []),
    ...lost,
    ...findLowFrames(page).filter(({ subject }) => subject === FRAMED),
    ...(document.documentElement.matches("[amp], [⚡]") && (forms.length > 0 || tags.length > 0)
      ? [finding("WS557", "The page")]
      : []),
  ];
  const inPolicies = checkPolicies(page, policies, tags, forms);
  const directives = inPolicies.map((found) => directiveIn(found.detail));
  const inMessages = (messages ?? []).filter(
    ({ code, subject, detail }) =>
      !(code === "WS501" && directives.includes(directiveIn(detail))) &&
      // Which tag the message means is only clear if there is no other.
      (code === "WS550" ? tags.length === 0 : true) &&
      !(/^WS5(03|46|47|49)$/.test(code) && inTags.some((found) => found.code === code)) &&
      // Its files are missing because the script does not know where it is.
      !(code === "WS111" && inTags.some((found) => found.code === "WS571")) &&
      !(code === "WS586" && !forms.some(isInAnimated)) &&
      !(code === "WS584" && !isFramed(page, subject)) &&
      !(/^WS5(46|70)$/.test(code) && [...inPolicies, ...lost].some((found) => found.code === code)),
  );
  const isNamed = [...inTags, ...markup, ...inMessages, ...inPolicies].some(
    ({ code }) => !/^WS[246]/.test(code),
  );
  // The console says that the file is not there, but not why.
  const isMoved = loaded.some(({ findings }) => findings.some(({ code }) => code === "WS551"));
  return [
    {
      form: null,
      results: [
        {
          check: `The script's tag: ${tags.map(({ element }) => startTag(element)).join(", ") || "none"}`,
          findings: [...inTags, ...(isNamed ? [] : findMissing(page, elements, tags, forms))],
        },
        {
          check: "The HTML of the form: names, quotation marks, end tags, comments, templates",
          findings: markup,
        },
        {
          check: `The Content-Security-Policy in the ${page.isLive ? "headers and the " : ""}HTML: ${policies.map(({ text }) => text).join(" and ") || "none"}`,
          findings: inPolicies,
          isSkipped: policies.length === 0,
        },
        {
          check: "The messages of the browser's console",
          findings: inMessages.filter(({ code }) => !(code === "WS553" && isMoved)),
          isSkipped: messages === null,
        },
        ...loaded,
      ],
    },
    ...forms.map((form) => ({ form, results: [checkForm(form, page, isMisspelledAs(markup))] })),
  ];
}

const directiveIn = (detail: string) => detail.split(" ")[0];

/** Only then the form waits for the script of an animation. */
const isInAnimated = (form: Element) => ancestorsOf(form).some(isAnimated);

function checkForm(
  form: Element,
  { url }: InspectedPage,
  isNamed: (found: CheckFinding) => boolean,
): CheckResult {
  // The quotation marks of a tag are checked with the tag.
  const found = checkAttributes(form, url)
    .filter((found) => (form.isConnected || found.code !== "WS555") && !isNamed(found))
    .map((one) => (one.code === "WS555" ? { ...one, subject: startTag(form) } : one));
  return {
    check: `The attributes: ${form.getAttributeNames().join(", ") || "none"}`,
    // The analysis may run on an https page, which allows less than an http page.
    findings:
      url?.protocol === "http:"
        ? found.filter(({ code, subject }) => code !== "WS102" || !isHttp(form, subject))
        : found,
  };
}

const isHttp = (form: Element, name: string) => /^http:/.test(form.getAttribute(name) ?? "");
