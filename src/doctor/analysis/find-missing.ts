import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { isMarkup } from "../../embed/chunks/doctor/checks/page/lost-markup.ts";
import { isInCache } from "../../embed/chunks/doctor/values/bundle.ts";
import { findLowFrames, formFrames } from "./frames.ts";
import { type InspectedPage, startTag } from "./inspected-page.ts";
import { SCRIPT_FILE, type ScriptTag } from "./script-tags.ts";

const LOADER = new RegExp(`${SCRIPT_FILE.source}|WebScheduler\\.mount`, "i");

/** What is not there, if nothing that is there explains it. */
export function findMissing(
  page: InspectedPage,
  elements: readonly Element[],
  tags: readonly ScriptTag[],
  forms: readonly Element[],
): CheckFinding[] {
  const { document, source, isLive, isRunning } = page;
  if (isRunning) return [];
  const inline = [...document.querySelectorAll("script:not([src], [type=importmap])")];
  const isLoaded = inline.some(({ textContent }) => LOADER.test(textContent ?? ""));
  if (tags.length > 0) {
    return forms.length > 0 || isLoaded || isLive
      ? []
      : [finding("WS539", "The form", "the script is, an element or data-location-id is not")];
  }
  if (isLoaded || (isMarkup(source) && elements.length === 0)) return [];
  if (elements.length === 0) return findElsewhere(page);
  const scripts = [...document.querySelectorAll("script[src]")];
  const srcOf = (tag: Element) => tag.getAttribute("src") ?? "";
  const bundle = scripts.find((tag) => isInCache(srcOf(tag)));
  if (bundle) {
    const error = page.syntaxError ? `, which an error stops: ${page.syntaxError}` : "";
    return [finding("WS571", "The script", `probably ${startTag(bundle)}${error}`)];
  }
  const broken = scripts.find(
    (tag) => /\s/.test(srcOf(tag).trim()) && SCRIPT_FILE.test(srcOf(tag).replace(/\s/g, "")),
  );
  if (broken) return [finding("WS562", "src", `a space, in “${srcOf(broken).trim()}”`)];
  const inert = scripts.find((tag) => SCRIPT_FILE.test(startTag(tag)));
  const place = inert?.closest("noscript, svg, math")?.localName;
  const similar = scripts.find((tag) => /sched|booking/i.test(srcOf(tag)));
  const other = document.querySelector(`[href*="${TAG_NAME}"], [src*="${TAG_NAME}"]`);
  const detail = place
    ? `its tag is in <${place}>, where browsers do not run it`
    : similar
      ? `${startTag(similar)} is not it: the file's name begins with ${TAG_NAME}`
      : other
        ? `<${other.localName}> only loads it, and does not run it`
        : SCRIPT_FILE.test(source)
          ? "its URL is there, but only in a comment, a <template>, a <textarea> or the like"
          : "";
  return [finding("WS538", `<${TAG_NAME}>`, detail)];
}

/** Lazy loading, and some editors' boxes for a URL. */
function findEmptyFrames(document: Document): CheckFinding[] {
  return [...document.querySelectorAll("iframe")].flatMap((frame) => {
    const src = frame.getAttribute("src") ?? "";
    const lazy = frame.getAttributeNames().find((name) => /^data-.*src$/.test(name));
    const reason = SCRIPT_FILE.test(src)
      ? "its src is the script"
      : lazy && /^(about:blank)?$/.test(src) && `its address is only in ${lazy}`;
    return reason ? [finding("WS592", startTag(frame), reason)] : [];
  });
}

const EMPTY = "; if the frame stays empty, paste the console's messages, too";

/** What the page's texts and frames say about a form that is not in the page itself. */
function findElsewhere(page: InspectedPage): CheckFinding[] {
  const { document, isLive } = page;
  const code = [...document.querySelectorAll("pre, code")].find((one) => isMarkup(one.textContent));
  if (code) return [finding("WS533", "The HTML of the form", "in a code block")];
  const empty = findEmptyFrames(document);
  if (empty.length > 0) return empty;
  const low = findLowFrames(page);
  const [frame] = formFrames(page);
  const elsewhere = frame
    ? `; if ${startTag(frame)} shows it, check that page${isLive ? "" : EMPTY}`
    : "";
  return [...low, finding("WS539", "The form", `nor is its script${elsewhere}`)];
}
