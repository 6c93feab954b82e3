import type { Finding } from "../../../../diagnostics/finding.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import type { SchedulerElement } from "../../../api/scheduler-element.ts";
import { checkMarkup } from "../../deferred/markup/check-markup.ts";
import { findAll } from "../../deferred/markup/find-all.ts";
import type { CheckResult } from "./check-result.ts";
import type { CheckedChunk, DoctorOptions } from "./doctor-options.ts";
import { explainMissing } from "./missing-chunk.ts";
import { findWrongNames, isMisspelled } from "./page/element-names.ts";
import { findForeignElement, isForeignElement } from "./page/foreign-element.ts";
import { findEscapedMarkup, findLostMarkup } from "./page/lost-markup.ts";
import { findUnpinned } from "./page/pinned-chunks.ts";
import { findRecorders } from "./page/recorders.ts";
import { findRefresh } from "./page/refresh.ts";
import { findSameLocation } from "./page/same-location.ts";
import { checkSource } from "./page/source.ts";
import { findCutOffSettings, findLocalScript } from "./page/tags.ts";

const SCRIPT = /\/web-scheduler(-\d[\w.]*)?\.js(\?|#|$)/;

/**
 * Checks the page itself rather than one form.
 *
 * @param reported what the script has reported about the page
 * @param html the page's HTML as its server sends it; "" if that is unknown
 */
export async function checkPage(
  forms: readonly Element[],
  reported: readonly Finding[],
  loadChunk: DoctorOptions["loadChunk"],
  html: string,
): Promise<CheckResult[]> {
  const tags = findAll("script[src]").filter((tag) => SCRIPT.test(srcOf(tag)));
  const source = checkSource(html);
  const markup = [...checkMarkup().filter(isMisspelled), ...findWrongNames(findAll("*"))];
  // The form is there, under another name.
  const isNamed = markup.some(({ code }) => /^WS(116|119|562)$/.test(code));
  return [
    await checkScripts(tags, reported),
    await checkChunks(tags, forms, loadChunk),
    { check: "Known session recorders, and tools that read forms", findings: findRecorders() },
    {
      check:
        "The names of elements and attributes, the form's fallback content, and links that open it",
      findings: [
        ...markup,
        ...source.findings,
        ...findSameLocation(forms),
        ...(forms.length > 0 ? findRefresh(document, location.href) : []),
        ...checkForms(forms, tags, source.hasForm).filter(
          ({ code }) => !(isNamed && /^WS(115|535)$/.test(code)),
        ),
      ],
    },
  ];
}

/** Several tags are fine if they load the same file for different locations. */
async function checkScripts(
  tags: readonly Element[],
  reported: readonly Finding[],
): Promise<CheckResult> {
  const files = new Set(tags.map((tag) => srcOf(tag).replace(/[?#].*/, "")));
  const locations = new Set(tags.map((tag) => tag.getAttribute("data-location-id") ?? srcOf(tag)));
  const isFine = tags.length < 2 || (files.size === 1 && locations.size === tags.length);
  const [, versions] = reported.map(({ detail }) => VERSIONS.exec(detail)).find(Boolean) ?? [];
  const urls = [...new Set(tags.map(srcOf))];
  const named = urls.length > 1 ? urls.join(" or ") : `${urls[0]} (remove the other)`;
  const detail = `${named}${versions ? ` (they are versions ${versions})` : ""}`;
  return {
    check: `The script tags: ${[...files].join(", ") || "the script is part of another file"}`,
    findings: [
      ...(isFine ? [] : [finding("WS504", "The script", detail)]),
      ...tags.flatMap((tag) => [...findCutOffSettings(srcOf(tag)), ...findLocalScript(srcOf(tag))]),
      ...(await findForeignElement()),
    ],
  };
}

/** The detail of WS107 about two versions. */
const VERSIONS = /^(\d\S* and \d\S*)$/;

/** Whether there is a form, and not at the end of the page because of a tag in `<head>`. */
function checkForms(
  forms: readonly Element[],
  tags: readonly Element[],
  isInSource: boolean,
): CheckFinding[] {
  if (isForeignElement()) return [];
  const described = tags.filter(hasLocation);
  if (forms.length === 0 && described.length > 0) return [finding("WS535", "The form")];
  const root = document.documentElement;
  const lost = [...findLostMarkup(root), ...findEscapedMarkup(root)];
  if (forms.length === 0 && isInSource && lost.length === 0) return [finding("WS535", "The form")];
  if (forms.length === 0) return [...lost, finding("WS115", "The script")];
  // On a page with nothing but the form, its end is also its start.
  if (document.body.innerText.trim() === "") return [];
  const inHead = described.filter((tag) => tag.closest("head") && !hasTarget(tag));
  return inHead.map((tag) => finding("WS529", `<script src="${srcOf(tag).replace(/\?.*/, "")}">`));
}

/** Settings may be in the tag's URL, too. */
const hasSetting = (tag: Element, name: string) =>
  tag.hasAttribute(`data-${name}`) || new RegExp(`^[^#]*[?&]${name}=`).test(srcOf(tag));

const hasLocation = (tag: Element) => hasSetting(tag, "location-id");

const hasTarget = (tag: Element) => hasSetting(tag, "target");

const usesTimes = (form: Element) =>
  ["slots-url", "ask-times", "ask"].some((name) => form.hasAttribute(name)) ||
  Boolean((form as Partial<SchedulerElement>).onSlots);

const isScript = (tag: Element): tag is HTMLScriptElement => tag instanceof HTMLScriptElement;

const srcOf = (tag: Element) => (tag as HTMLScriptElement).src;

/** Checks that the chunks that these forms use can be loaded, and are pinned if the script is. */
async function checkChunks(
  tags: readonly Element[],
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
        async (error) => [await explainMissing(`web-scheduler-…-${name}.js`, String(error))],
      ),
    ),
  );
  return {
    check: `The script's other files: ${names.join(", ")}`,
    findings: [...missing.flat(), ...findUnpinned(tags.filter(isScript), names)],
  };
}
