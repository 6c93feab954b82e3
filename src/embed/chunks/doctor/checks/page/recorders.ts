import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

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
  return found.length === 0 ? [] : [finding("WS537", "The page", found.join(", "))];
}
