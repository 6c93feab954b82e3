import { type Configuration, readConfiguration } from "./configuration.ts";
import { canonicalUrl, type Link, readLink } from "./read-link.ts";

/** The parts of the page that replace the form. */
type Notice = "not-set-up" | "refused" | "no-location" | "unknown-location";

// Runs before the form's script, because both are deferred, so the form starts with its location or not at all.
const form = document.querySelector("web-scheduler");
if (form) startPage(form);

function startPage(form: Element): void {
  const attributes = Object.fromEntries(
    form.getAttributeNames().map((name) => [name, form.getAttribute(name)]),
  );
  const reading = readConfiguration(attributes, document.getElementById("locations")?.textContent);
  if (!reading.ok) {
    showNotice("not-set-up", reading.problems);
    return;
  }
  const { configuration } = reading;
  const names = Object.keys(configuration.locations);
  const link = readLink(location.href, configuration.locations);
  if (link.kind === "location") startForm(form, configuration, link, names.length === 1);
  else if (link.kind === "refused") showNotice("refused", link.reason);
  else showNotice(names.length > 0 ? link.kind : "unknown-location", "", names);
}

function startForm(
  form: Element,
  configuration: Configuration,
  { id, name }: Extract<Link, { kind: "location" }>,
  isOnly: boolean,
): void {
  allowOnly(configuration);
  addToHead("link", { rel: "canonical", href: canonicalUrl(location.href, name ?? id, isOnly) });
  const showRecord = async () =>
    (await import("./show-location.ts")).showLocation(configuration["base-url"], id);
  form.addEventListener("web-scheduler-ready", () => void showRecord(), { once: true });
  form.setAttribute("location-id", id);
}

/** Replaces the form; its link to call stays. */
function showNotice(name: Notice, problems: string, locations: readonly string[] = []): void {
  if (problems) console.error(`[web-scheduler] ${name}: ${problems}`);
  addToHead("meta", { name: "robots", content: "noindex" });
  const notice = document.getElementById(name);
  const call = form?.querySelector("a");
  if (!notice) return;
  const list = notice.appendChild(document.createElement("ul"));
  for (const location of locations) {
    const item = list.appendChild(document.createElement("li"));
    const link = item.appendChild(document.createElement("a"));
    link.href = `?location=${encodeURIComponent(location)}`;
    link.textContent = location.replaceAll("-", " ");
  }
  if (locations.length === 0) list.remove();
  if (call) notice.append(call);
  form?.remove();
  notice.hidden = false;
}

/**
 * Adds a policy to that of the page, which cannot know the practice's servers: from now on nothing can
 * be sent anywhere else.
 */
function allowOnly(configuration: Configuration): void {
  const { "base-url": base, "submit-url": submit, "slots-url": slots = base } = configuration;
  const origins = [base, submit, slots].map((url) => new URL(url).origin);
  const content = `connect-src 'self' ${[...new Set(origins)].join(" ")}`;
  addToHead("meta", { "http-equiv": "Content-Security-Policy", content });
}

function addToHead(tag: string, attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
