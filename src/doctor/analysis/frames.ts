import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { isMarkup } from "../../embed/chunks/doctor/checks/page/lost-markup.ts";
import {
  describeHeight,
  MIN_FRAME_HEIGHT,
} from "../../embed/chunks/doctor/checks/surroundings/frame.ts";
import { type InspectedPage, parseUrl, startTag } from "./inspected-page.ts";

/** Frames that cannot have the form. */
const OTHERS =
  /\/\/([\w-]+\.)*(google\.[a-z.]{2,6}|googletagmanager\.com|youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|facebook\.com|instagram\.com|doubleclick\.net|hcaptcha\.com|cloudflare\.com|stripe\.com|spotify\.com|calendly\.com|openstreetmap\.org)\//i;

/** The subject of a finding about a frame that has the form. */
export const FRAMED = "The form";

/** The form is about this high; a frame that does not scroll must show all of it. */
const FORM_HEIGHT = 700;

/** The frames of a page that may show the form. */
export const formFrames = ({ document }: InspectedPage): HTMLIFrameElement[] =>
  [...document.querySelectorAll("iframe")].filter(
    (frame) =>
      !frame.closest("noscript") &&
      (isMarkup(frame.getAttribute("srcdoc")) ||
        (frame.hasAttribute("src") && !OTHERS.test(frame.getAttribute("src") ?? ""))),
  );

/** Frames that are too low for the form: those that have it, and those of which it is not known. */
export const findLowFrames = (page: InspectedPage): CheckFinding[] =>
  formFrames(page).flatMap((frame) => {
    const hasForm = formIn(frame);
    const height = page.isLive ? frame.clientHeight : writtenHeight(frame);
    const isFixed =
      frame.getAttribute("scrolling") === "no" ||
      /overflow:\s*hidden/i.test(frame.getAttribute("style") ?? "");
    const isLow = height > 1 && height < (isFixed ? FORM_HEIGHT : MIN_FRAME_HEIGHT);
    if (!isLow || hasForm === false) return [];
    const subject = hasForm ? FRAMED : `The form, if ${startTag(frame)} shows it,`;
    return [finding("WS528", subject, describeHeight(height, isFixed))];
  });

/** Whether a frame has the form; null if the browser does not tell. */
function formIn(frame: HTMLIFrameElement): boolean | null {
  if (isMarkup(frame.getAttribute("srcdoc"))) return true;
  const inner = frame.contentDocument;
  return inner ? inner.querySelector(TAG_NAME) !== null : null;
}

/** The height in pixels that a frame's style or attribute gives it; 0 if it is relative or unknown. */
function writtenHeight(frame: HTMLIFrameElement): number {
  const [, styled] =
    /(?:^|;)\s*(?:max-)?height:\s*([^;!]+)/i.exec(frame.getAttribute("style") ?? "") ?? [];
  const text = styled ?? frame.getAttribute("height") ?? "";
  return Number(/^(\d+)(?:px)?$/.exec(text.trim())?.[1] ?? 0);
}

/**
 * Frames that may not run scripts: those that have the form, and, if the page itself has none, those of
 * which it is not known.
 */
export const findSandboxed = (page: InspectedPage, hasForm: boolean): CheckFinding[] =>
  formFrames(page)
    .filter((frame) => {
      const isForm = formIn(frame);
      const sandbox = frame.getAttribute("sandbox");
      return (
        sandbox !== null &&
        !/\ballow-scripts\b/i.test(sandbox) &&
        (isForm || (isForm === null && !hasForm))
      );
    })
    .map((frame) =>
      finding(
        "WS570",
        `The page in ${startTag(frame)}`,
        "its attribute sandbox has no allow-scripts",
      ),
    );

/** Whether a page has a frame that may show the form and is of this server. */
export const isFramed = (page: InspectedPage, origin: string): boolean =>
  formFrames(page).some((frame) => {
    const src = frame.getAttribute("src");
    const url = parseUrl(src, page.url);
    // A relative address of a page whose own address is unknown.
    return url ? url.origin === origin : page.url === null && src !== null;
  });
