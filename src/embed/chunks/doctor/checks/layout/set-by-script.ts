/**
 * Whether a script has set an element's inline style, or has added a `<style>`, because the page's HTML does not
 * have it.
 *
 * @param style the property and its value: "display: none"
 * @param html the page's HTML as its server sends it; "" if that is unknown
 */
export function isSetByScript(owner: Element, style: string, html: string): boolean {
  if (html === "") return false;
  if (owner instanceof HTMLStyleElement) return !html.includes(owner.textContent.trim());
  const { localName, id } = owner;
  const all = owner.getAttribute("style") ?? "";
  const tags = html.match(/<[a-z][^<>]*/gi) ?? [];
  return !tags.some(
    (tag) =>
      tag.toLowerCase().startsWith(`<${localName}`) &&
      tag.includes(id) &&
      // A script may have changed another style of the element, which writes all of them in its own way.
      (tag.includes(all) || tag.replace(/\s/g, "").includes(style.replace(/\s/g, ""))),
  );
}

/** Tools that change pages, by the addresses of their scripts or their globals. */
const TOOLS: Readonly<Record<string, RegExp>> = {
  "Google Tag Manager": /googletagmanager\.com\/gtm/,
  "Google Optimize": /googleoptimize/,
  Optimizely: /optimizely/i,
  VWO: /visualwebsiteoptimizer|_vwo_code/,
  "AB Tasty": /abtasty/i,
  Kameleoon: /kameleoon/i,
  Convert: /convertexperiments|_conv_q/,
  "Dynamic Yield": /dynamicyield/i,
  "Adobe Target or Tags": /adobedtm|omtrdc|_satellite/,
  Tealium: /tiqcdn|\butag/,
  "Matomo Tag Manager": /MatomoTagManager/,
  "Crazy Egg": /crazyegg/i,
  Intellimize: /intellimize/i,
  Mutiny: /mutiny/i,
};

/** "; tools on this page that may do so: …"; "" if there is none. */
export function describeTools(): string {
  const loaded = [...document.scripts].map(({ src }) => src);
  const traces = [...loaded, ...Object.keys(window)].join(" ");
  const found = Object.entries(TOOLS).filter(([, trace]) => trace.test(traces));
  const names = found.map(([name]) => name).join(", ");
  return names && `; tools on this page that may have set it: ${names}`;
}
