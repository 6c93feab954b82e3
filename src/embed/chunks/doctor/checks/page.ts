import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { LANGUAGE_CODES } from "../../../../messages/languages.ts";
import type { SchedulerElement } from "../../../api/scheduler-element.ts";
import { VERSION } from "../../../api/version.ts";
import { findImportMaps, readImportMap } from "../../../runtime/import-maps.ts";
import { checkMarkup } from "../../deferred/markup/check-markup.ts";
import { findAll } from "../../deferred/markup/find-all.ts";
import type { CheckResult } from "./check-result.ts";
import type { CheckedChunk, DoctorOptions } from "./doctor-options.ts";

const SCRIPT = /\/web-scheduler(-\d[\w.]*)?\.js(\?|#|$)/;

/** Checks the page itself rather than one form. */
export async function checkPage(
  forms: readonly Element[],
  loadChunk: DoctorOptions["loadChunk"],
): Promise<CheckResult[]> {
  const tags = findAll("script[src]").filter(isOwnTag);
  return [
    checkScripts(tags),
    await checkChunks(tags, forms, loadChunk),
    { check: "Known session recorders, and tools that read forms", findings: findRecorders() },
    {
      check:
        "The names of elements and attributes, the form's fallback content, and links that open it",
      findings: checkMarkup(),
    },
  ];
}

/** Several tags are fine if they load the same file for different locations. */
function checkScripts(tags: readonly HTMLScriptElement[]): CheckResult {
  const files = new Set(tags.map(({ src }) => src.replace(/[?#].*/, "")));
  const locations = new Set(tags.map((tag) => tag.getAttribute("data-location-id") ?? tag.src));
  const isFine = tags.length < 2 || (files.size === 1 && locations.size === tags.length);
  return {
    check: `The script tags: ${[...files].join(", ") || "the script is part of another file"}`,
    findings: isFine
      ? []
      : [finding("WS504", "The script", tags.map(({ src }) => src).join(" or "))],
  };
}

const usesTimes = (form: Element) =>
  ["slots-url", "ask-times", "ask"].some((name) => form.hasAttribute(name)) ||
  Boolean((form as Partial<SchedulerElement>).onSlots);

const isOwnTag = (tag: Element): tag is HTMLScriptElement =>
  tag instanceof HTMLScriptElement && SCRIPT.test(tag.src);

/** Checks that the chunks that these forms use can be loaded, and are pinned if the script is. */
async function checkChunks(
  tags: readonly HTMLScriptElement[],
  forms: readonly Element[],
  loadChunk: DoctorOptions["loadChunk"],
): Promise<CheckResult> {
  const isPopup = forms.some((form) => /^(popup|button)$/i.test(form.getAttribute("mode") ?? ""));
  const names: CheckedChunk[] = ["deferred", "en", "phone", "repair"];
  if (isPopup) names.push("dialog");
  if (forms.some(usesTimes)) names.push("times");
  const missing = await Promise.all(
    names.map((name) =>
      loadChunk(name).then(
        () => [],
        () => [finding("WS111", `web-scheduler-…-${name}.js`)],
      ),
    ),
  );
  return {
    check: `The script's other files: ${names.join(", ")}`,
    findings: [...missing.flat(), ...findUnpinned(tags, names)],
  };
}

/**
 * Reports chunks without a hash in an import map, if one of the script's tags has `integrity`: those
 * with these names, and those of the languages, because the visitor's may be any.
 */
export function findUnpinned(
  tags: readonly HTMLScriptElement[],
  names: readonly string[],
): CheckFinding[] {
  const tag = tags.find(({ integrity }) => integrity);
  if (!tag) return [];
  const pinned = new Set(
    findImportMaps().flatMap(
      ({ textContent }) => readImportMap(textContent, document.baseURI)?.pinned ?? [],
    ),
  );
  const unpinned = [...new Set([...names, ...LANGUAGE_CODES])]
    .map((name) => `web-scheduler-${VERSION}-${name}.js`)
    .filter((file) => !pinned.has(new URL(file, tag.src).href));
  return unpinned.length === 0 ? [] : [finding("WS530", "The script", unpinned.join(", "))];
}

/** The global that each tool's documented snippet creates. */
const RECORDERS: Readonly<Record<string, string>> = {
  hj: "Hotjar",
  clarity: "Microsoft Clarity",
  FS: "Fullstory",
  LogRocket: "LogRocket",
  smartlook: "Smartlook",
  mouseflow: "Mouseflow",
  LOQ: "Lucky Orange",
  __insp: "Inspectlet",
  _uxa: "Contentsquare",
  posthog: "PostHog",
  heap: "Heap",
  rrweb: "rrweb",
  GlobalSnowplowNamespace: "Snowplow",
  _hsq: "HubSpot",
  fbq: "Meta Pixel",
  ttq: "TikTok",
  pintrk: "Pinterest",
  lintrk: "LinkedIn",
};

/** Names the recorders on the page. An element with such an id is a property of `window` as well. */
export function findRecorders(): CheckFinding[] {
  const found = Object.entries(RECORDERS).flatMap(([name, tool]) => {
    const value: unknown = Reflect.get(window, name);
    const isElement = value instanceof Element || value instanceof HTMLCollection;
    return value && !isElement ? [tool] : [];
  });
  return found.length === 0 ? [] : [finding("WS531", "The page", found.join(", "))];
}
