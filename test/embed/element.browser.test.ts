import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { DraftContext, Prefill } from "../../src/embed/api/scheduler-element.ts";
import { define, WebSchedulerElement } from "../../src/embed/npm/index.ts";
import { createStyles } from "../../src/host/page.ts";
import { ATTRIBUTE_NAMES, toCamelCase } from "../../src/settings/attributes.ts";
import { recordOf } from "../example-record.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

const createElement = () => document.createElement("web-scheduler") as WebSchedulerElement;

// Upgraded below, in the order of a page that sets properties before the script has run.
const early = document.createElement("web-scheduler") as WebSchedulerElement;
early.setAttribute("location-id", ID);
early.prefill = { firstName: "Maren" };
const onSlots = async () => [];
early.onSlots = onSlots;
Object.assign(early, { baseUrl: "https://api.invalid" });

beforeAll(() => define());

// First, because forms of the other tests are removed, too.
test.each([
  ["before its visitor has done anything is reported", false, ["WS115"]],
  ["after its visitor has done something is not", true, []],
])("a form whose container the page empties %s", async (_when, hasBeenActive, expected) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({ hasBeenActive } as UserActivation);
  const codes: string[] = [];
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  document.addEventListener("web-scheduler-diagnostic", ({ detail }) => codes.push(detail.code), {
    signal: controller.signal,
  });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = `<web-scheduler location-id="${ID}" base-url="https://api.invalid"></web-scheduler>`;
  container.innerHTML = "";
  await vi.advanceTimersByTimeAsync(0);
  await import("../../src/embed/chunks/submission/submission.ts");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(codes.filter((code) => code === "WS115")).toEqual(expected);
});

test("properties that were set before the script ran are kept", () => {
  document.body.append(early);
  onTestFinished(() => early.destroy());
  expect(early).toBeInstanceOf(WebSchedulerElement);
  expect(early.prefill).toEqual({ firstName: "Maren" });
  expect(early.onSlots).toBe(onSlots);
  expect(early.getAttribute("base-url")).toBe("https://api.invalid");
});

test.each(ATTRIBUTE_NAMES)("a framework may set %s as a property", (attribute) => {
  const element = createElement();
  const set = (value: unknown) => Object.assign(element, { [toCamelCase(attribute)]: value });
  for (const value of ["es", true]) expect(set(value).hasAttribute(attribute)).toBe(true);
  // The property `lang` of every element.
  if (attribute === "lang") return;
  for (const none of [null, undefined, false])
    expect(set(none).hasAttribute(attribute)).toBe(false);
});

test("another onSlots does not restart the form, the first and none do", async () => {
  const element = createElement();
  onTestFinished(() => element.destroy());
  let starts = 0;
  element.showDraft = () => {
    starts += 1;
  };
  document.body.append(element);
  expect(starts).toBe(1);
  for (const [handler, expected] of [
    [onSlots, 2],
    [async () => [], 2],
    [null, 3],
  ] as const) {
    element.onSlots = handler;
    await Promise.resolve();
    expect(starts).toBe(expected);
  }
});

test("a form with a draft is rendered without a skeleton before it", async () => {
  const element = createElement();
  onTestFinished(() => element.destroy());
  const record = recordOf("observed-defaults");
  element.showDraft = ({ deps, scheduler }) => {
    deps.load = async () => ({ ok: true, record, problems: [] });
    void scheduler.load();
  };
  document.body.append(element);
  const root = element.shadowRoot as ShadowRoot;
  let hadSkeleton = false;
  const observer = new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
    hadSkeleton ||= added.some((node) => (node as Element).querySelector?.(".skeleton"));
  });
  observer.observe(root, { childList: true, subtree: true });
  await expect.poll(() => root.querySelector("#firstName")).not.toBeNull();
  observer.disconnect();
  expect(hadSkeleton).toBe(false);
});

const warnsBeforeLeaving = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("leaving asks for confirmation while there are answers, which destroy() clears, with all that the form loads and listens to", async () => {
  const element = createElement();
  const { promise: drafted, resolve } = Promise.withResolvers<DraftContext>();
  let loading: AbortSignal | undefined;
  element.showDraft = (context) => {
    context.deps.load = async (signal) => {
      loading = signal;
      return { ok: true, record: recordOf("observed-defaults"), problems: [] };
    };
    void context.scheduler.load();
    resolve(context);
  };
  document.body.append(element);
  const { scheduler, destroyed } = await drafted;
  const { setAnswer, answers } = scheduler.form;
  await expect.poll(() => scheduler.phase.value.name).toBe("step");
  setAnswer("firstName", "Maren");
  void scheduler.loadValidation();
  await expect.poll(warnsBeforeLeaving).toBe(true);
  setAnswer("firstName", "");
  expect(warnsBeforeLeaving()).toBe(false);
  setAnswer("firstName", "Maren");
  expect(warnsBeforeLeaving()).toBe(true);
  element.destroy();
  expect(answers.firstName.value).toBe("");
  expect([destroyed.aborted, loading?.aborted]).toEqual([true, true]);
  setAnswer("firstName", "Maren");
  expect(warnsBeforeLeaving()).toBe(false);
});

test("in the page, the element has the marks of session recorders, and keeps those of the page", () => {
  const element = createElement();
  element.className = "of-the-page";
  element.setAttribute("data-private", "lipsum");
  document.body.append(element);
  onTestFinished(() => element.remove());
  expect([...element.classList]).toEqual(expect.arrayContaining(["of-the-page", "rr-block"]));
  expect(element.getAttribute("data-private")).toBe("lipsum");
  expect(element.getAttribute("data-clarity-mask")).toBe("true");
});

/** A form whose API responds with this record, or does not know the location. */
function createForm(attributes: Record<string, string>, record: object | null, content = "") {
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    if (record) return Response.json({ code: 200, success: true, data: record });
    return new Response("", { status: 404 });
  });
  const element = createElement();
  onTestFinished(() => {
    vi.restoreAllMocks();
    element.destroy();
  });
  const all = { "location-id": ID, "base-url": "https://api.larkmere.test", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.innerHTML = content;
  const text = () => element.shadowRoot?.textContent ?? "";
  const href = () => element.shadowRoot?.querySelector<HTMLAnchorElement>('[href^="tel:"]')?.href;
  return { element, text, href };
}

test.each([
  ["inline", '<p><a href="TEL:+1-202-555-0100">Call us</a></p>', "tel:+12025550100"],
  ["popup", '<a href="tel:(202)%20555-0100;ext=12">Call us</a>', "tel:2025550100;ext=12"],
  ["popup", '<a href="/call">Call us</a>', undefined],
])(
  "without phone, a form (%s) that cannot load calls the number of %s",
  async (mode, content, number) => {
    const { element, text, href } = createForm({ mode }, null, content);
    document.body.append(element);
    element.open();
    await expect.poll(text).toContain("The appointment form is not available");
    expect(href()).toBe(number);
    expect(/call the practice/i.test(text())).toBe(Boolean(number));
    expect(element.querySelector("a")?.checkVisibility()).toBe(true);
    expect(text()).not.toContain("Try again");
  },
);

test.each(["inline", "button"])(
  "while its language does not load, a form (%s) leaves the page's content visible; then it is in English, and offers the language",
  async (mode) => {
    const { loadChunk } = WebSchedulerElement;
    const { element, text } = createForm({ mode, lang: "es" }, recordOf("observed-defaults"), "☎");
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
      WebSchedulerElement.loadChunk = loadChunk;
    });
    WebSchedulerElement.loadChunk = (name) =>
      name === "es" ? promise.then(() => loadChunk(name)) : loadChunk(name);
    document.body.append(element);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(element.shadowRoot?.innerHTML).toBe("<slot></slot>");
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(text).toMatch(/appointment/);
    resolve();
    element.open();
    await expect.poll(text).toMatch(/Continuar en español/);
    expect(text()).not.toContain("Solicitar");
  },
);

test.each<[what: string, attributes: Record<string, string>, prefill: Prefill | null]>([
  ["an attribute", { "prefill-first-name": "Maren" }, null],
  ["the property", {}, { firstName: "Maren" }],
])("%s fills in what the patient has not typed, also if it is set later", async (_, ...early) => {
  const [attributes, prefill] = early;
  const { element } = createForm(attributes, recordOf("observed-defaults"));
  element.prefill = prefill;
  document.body.append(element);
  const typed = (id: string) => element.shadowRoot?.querySelector<HTMLInputElement>(id)?.value;
  await expect.poll(() => typed("#firstName")).toBe("Maren");
  element.setAttribute("prefill-last-name", "Lund");
  await expect.poll(() => typed("#lastName")).toBe("Lund");
  element.prefill = { phone: "+12025550143" };
  await expect.poll(() => typed("#phone")).toBe("+12025550143");
});

test("an unreadable screener closes the form, with the tag's number in place of one that cannot be dialed", async () => {
  const record = { ...recordOf("observed-defaults"), phone_number: "Ask at the desk" };
  Object.assign(record.web_scheduler_config, { screener_question: null });
  const { element, text, href } = createForm({ phone: "+12025550143" }, record);
  document.body.append(element);
  await expect.poll(text).toContain("Online requests are closed");
  expect(href()).toBe("tel:+12025550143");
});

test("a form that restarts while its dialog loads has one button, which opens it", async () => {
  const { loadChunk } = WebSchedulerElement;
  const dialog = loadChunk("dialog");
  const { element } = createForm({ mode: "button" }, recordOf("observed-defaults"));
  onTestFinished(() => {
    WebSchedulerElement.loadChunk = loadChunk;
  });
  // As a script tag loads it, once for all forms.
  WebSchedulerElement.loadChunk = (name) =>
    name === "dialog" ? (dialog as ReturnType<typeof loadChunk<typeof name>>) : loadChunk(name);
  document.body.append(element);
  element.setAttribute("theme", "dark");
  await dialog;
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.shadowRoot?.querySelectorAll(".launcher button")).toHaveLength(1);
  element.open();
  expect(element.shadowRoot?.querySelector("dialog")?.open).toBe(true);
  const sheets = element.shadowRoot?.adoptedStyleSheets ?? [];
  const rules = sheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join());
  expect(new Set(rules).size).toBe(rules.length);
});

test.each([
  ["requests/", null, "WS102 submit-url"],
  ["requests/", async () => {}, ""],
  ["", null, ""],
])(
  "with submit-url=%j and the handler %s, there is a form if something may send",
  async (url, onRequest, problem) => {
    const record = recordOf("observed-defaults");
    const { element, text, href } = createForm({ "submit-url": url }, record);
    let found = "";
    element.addEventListener("web-scheduler-diagnostic", ({ detail: { code, subject } }) => {
      found = `${code} ${subject}`;
    });
    element.onRequest = onRequest;
    document.body.append(element);
    await expect.poll(text).toContain(problem ? "form is not available" : "Request an appointment");
    await expect.poll(() => found).toBe(problem);
    expect(href()).toBe(`tel:${record.phone_number}`);
  },
);

test("an attribute with what a word processor has typed is corrected, for the style sheet, too", () => {
  const element = createElement();
  element.setAttribute("theme", "“dark”");
  element.setAttribute("heading-level", "seven");
  document.body.append(element);
  onTestFinished(() => element.destroy());
  expect(element.getAttribute("theme")).toBe("dark");
  expect(element.getAttribute("heading-level")).toBe("seven");
});

test("without constructed sheets, the styles have the nonce of the page's policy", () => {
  vi.stubGlobal("CSSStyleSheet", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<script nonce="R4nd0m"></script>';
  const root = document.createElement("div").attachShadow({ mode: "open" });
  createStyles("p {}")(root);
  expect(root.querySelector("style")?.nonce).toBe("R4nd0m");
});
