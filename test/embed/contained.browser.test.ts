import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { DraftContext } from "../../src/embed/api/scheduler-element.ts";
import { define, WebSchedulerElement } from "../../src/embed/npm/index.ts";
import type { Sender } from "../../src/state/submission.ts";
import { recordOf } from "../example-record.ts";
import { ANSWERS, button, fillIn, row } from "../ui/render-fixture.ts";

const PHONE = "+12025550143";
const ATTRIBUTES = {
  "location-id": "10a3d96e-cb6c-4813-935a-a30369dd4806",
  "base-url": "https://api.example",
  "submit-url": "https://receiver.example/",
  phone: PHONE,
};
const broken = (): never => {
  throw new TypeError("broken by the page");
};

let uncaught: unknown[] = [];
beforeAll(async () => {
  define();
  // Transforming them the first time takes a busy machine longer than a form waits.
  const chunks = ["submission", "en", "phone", "countries", "questions", "dialog"] as const;
  await Promise.all(chunks.map((name) => WebSchedulerElement.loadChunk(name)));
  addEventListener("error", ({ error }) => uncaught.push(error));
  addEventListener("unhandledrejection", ({ reason }) => uncaught.push(reason));
});
beforeEach(() => {
  uncaught = [];
  // It checks each form on loopback after 3 s, in another test, whose forms would report what it throws.
  replaceChunk("doctor", new Promise(() => {}));
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
});

/** Until the test has finished. */
function replaceChunk(replaced: string, chunk: Promise<unknown>): void {
  const load = WebSchedulerElement.loadChunk;
  onTestFinished(() => {
    WebSchedulerElement.loadChunk = load;
  });
  WebSchedulerElement.loadChunk = ((name: "en") =>
    String(name) === replaced ? chunk : load(name)) as typeof load;
}

interface Options {
  attributes?: Record<string, string>;
  draft?(context: DraftContext): void;
  onSlots?: WebSchedulerElement["onSlots"];
}

function sendBy(deps: DraftContext["deps"], replaced: Partial<Sender>) {
  const { sender } = deps;
  deps.sender = () => ({ ...sender(), ...replaced });
  return deps;
}

/** Inserts a form with a record, and the page's own link in it. */
function mountForm({ attributes = {}, draft, onSlots = null }: Options = {}) {
  const element = document.createElement("web-scheduler") as WebSchedulerElement;
  element.innerHTML = '<a href="tel:+12025550100">Call us</a>';
  for (const [name, value] of Object.entries({ ...ATTRIBUTES, ...attributes }))
    element.setAttribute(name, value);
  const codes: string[] = [];
  const listen = ({ detail }: CustomEvent<{ code: string }>) => codes.push(detail.code);
  const form = {} as DraftContext;
  document.addEventListener("web-scheduler-diagnostic", listen);
  element.onSlots = onSlots;
  element.showDraft = (context) => {
    Object.assign(form, context);
    const record = { ...recordOf("observed-defaults"), phone_number: PHONE };
    context.deps.load = async () => ({ ok: true, record, problems: [] });
    sendBy(context.deps, { submit: async () => ({ kind: "accepted" }) });
    draft?.(context);
    void context.scheduler.load();
  };
  document.body.append(element);
  onTestFinished(() => {
    document.removeEventListener("web-scheduler-diagnostic", listen);
    vi.restoreAllMocks();
    element.destroy();
  });
  const text = () => element.shadowRoot?.textContent ?? "";
  const links = () => [
    ...element.querySelectorAll("a"),
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('a[href^="tel:"]') ?? []),
  ];
  return { element, form, codes, text, hasCall: () => links().some((a) => a.checkVisibility()) };
}

type Form = ReturnType<typeof mountForm>;

async function expectContained({ codes, hasCall }: Form, code = "WS109"): Promise<void> {
  await expect.poll(hasCall).toBe(true);
  await expect.poll(() => codes).toEqual([code]);
  // What is queued may throw, too.
  await new Promise((resolve) => setTimeout(resolve));
  expect(uncaught).toEqual([]);
}

const typed = ({ element }: Form) =>
  element.shadowRoot?.querySelector<HTMLInputElement>("#firstName")?.value;
const typeLastName = ({ element }: Form) =>
  element.shadowRoot?.querySelector("#lastName")?.dispatchEvent(new Event("input"));

test.each<[what: string, owner: object, name: string, replacement?: () => void]>([
  ["attaching the root throws", Element.prototype, "attachShadow"],
  ["hiding the form from recorders throws", DOMTokenList.prototype, "add"],
  ["the first render throws", Document.prototype, "createElementNS"],
  ["inserting what was rendered throws", Node.prototype, "insertBefore"],
  ["finding an element of the form throws", DocumentFragment.prototype, "querySelector"],
  ["setting attributes does nothing", Element.prototype, "setAttribute", () => {}],
  ["observing where the form is throws", window, "IntersectionObserver"],
])("%s: the page's content or the number is visible", async (_, owner, name, how = broken) => {
  vi.spyOn(owner as Record<string, () => unknown>, name).mockImplementation(how);
  await expectContained(mountForm());
});

test("the first render and appending throw: the page's own link is visible", async () => {
  vi.spyOn(Document.prototype, "createElementNS").mockImplementation(broken);
  vi.spyOn(DocumentFragment.prototype, "append").mockImplementation(broken);
  const form = mountForm({ attributes: { phone: "" } });
  await expectContained(form);
  expect(form.element.querySelector("a")?.checkVisibility()).toBe(true);
});

const { attachShadow } = Element.prototype;

test.each<[what: string, attach: (element: Element) => ShadowRoot | undefined]>([
  ["makes every root a closed one", (element) => attachShadow.call(element, { mode: "closed" })],
  [
    "returns nothing from attachShadow",
    (element) => void attachShadow.call(element, { mode: "open" }),
  ],
  [
    "throws after it has attached a closed root",
    (element) => attachShadow.call(element, { mode: "closed" }) && broken(),
  ],
])("a page that %s has the form with its styles, also after it restarts", async (_, attach) => {
  vi.spyOn(Element.prototype, "attachShadow").mockImplementation(function (this: Element) {
    return attach(this) as ShadowRoot;
  });
  const { element, form, codes } = mountForm();
  const root = () => form.root as ShadowRoot;
  await expect.poll(() => root()?.querySelector("#firstName")).toBeTruthy();
  root().querySelector<HTMLElement>("#firstName")?.focus();
  await expect.poll(() => form.deps.validation()).toBeTruthy();
  expect(root().adoptedStyleSheets.length).toBeGreaterThan(1);
  element.setAttribute("heading-level", "4");
  await expect.poll(() => root().querySelector("h4")).toBeTruthy();
  expect(codes).toEqual([]);
});

test("an error while loading shows the number and a retry button, which works once the page is fixed", async () => {
  let isBroken = true;
  const form = mountForm({
    draft({ deps: { load }, deps }) {
      deps.load = async (signal) => (isBroken ? broken() : load(signal));
    },
  });
  await expectContained(form);
  isBroken = false;
  await button("Try again").click();
  await expect.poll(() => typed(form)).toBe("");
});

test.each<[what: string, change: (form: Form) => void, act: (form: Form) => unknown]>([
  [
    "a render after Send",
    () => vi.spyOn(Document.prototype, "createElementNS").mockImplementation(broken),
    () => button("Send request").click(),
  ],
  [
    "an attribute's change in a render",
    () => vi.spyOn(Element.prototype, "setAttribute").mockImplementation(broken),
    () => button("Send request").click(),
  ],
  [
    "an effect",
    () => vi.spyOn(HTMLInputElement.prototype, "value", "set").mockImplementation(broken),
    ({ form }) => form.scheduler.form.setAnswer("lastName", "Sørby"),
  ],
  [
    "a listener of a control",
    ({ form }) => Object.assign(form.scheduler.form, { setAnswer: broken }),
    typeLastName,
  ],
  [
    "reading a control that has no text",
    () => vi.spyOn(HTMLInputElement.prototype, "value", "get").mockReturnValue(null as never),
    typeLastName,
  ],
  [
    "a listener of the form",
    () => vi.spyOn(Element.prototype, "closest").mockImplementation(broken),
    ({ element }) => element.shadowRoot?.querySelector<HTMLElement>("#lastName")?.click(),
  ],
  [
    "validating",
    // Restored, because a hint that is shown a second later would throw in another test.
    ({ form }) => vi.spyOn(form.deps, "now").mockImplementation(broken),
    () => button("Send request").click(),
  ],
])("%s throws: the answers stay, and the number is visible", async (_, change, act) => {
  const form = mountForm();
  await expect.poll(() => typed(form)).toBe("");
  await fillIn({ ...ANSWERS, "Last name": "" });
  await expect.poll(() => form.form.deps.validation()).toBeTruthy();
  change(form);
  await act(form);
  await expectContained(form);
  vi.restoreAllMocks();
  expect(typed(form)).toBe(ANSWERS["First name"]);
});

test.each<[what: string, draft: (context: DraftContext) => void, act: (form: Form) => unknown]>([
  ["loading", ({ deps }) => Object.assign(deps, { load: async () => broken() }), () => {}],
  [
    "a render",
    ({ deps: { load }, deps }) => {
      deps.load = async (signal) => {
        const result = await load(signal);
        if (result?.ok) Object.defineProperty(result.record, "streetAddress", { get: broken });
        return result;
      };
    },
    () => {},
  ],
  [
    "a listener",
    ({ scheduler }) => Object.assign(scheduler.form, { setAnswer: broken }),
    typeLastName,
  ],
])("%s of one form throws: the page's other form stays as it is", async (what, draft, act) => {
  const other = mountForm();
  await expect.poll(() => typed(other)).toBe("");
  const form = mountForm({ draft });
  if (what === "a listener") await expect.poll(() => typed(form)).toBe("");
  act(form);
  // Of both forms.
  await expect.poll(() => other.codes).toEqual(["WS109"]);
  expect(other.element.shadowRoot?.querySelector("slot")).toBeNull();
});

test("sending throws: the answers stay, and nobody says that the request was not sent", async () => {
  const form = mountForm({
    draft: ({ deps }) => sendBy(deps, { submit: async () => broken() }),
  });
  await expect.poll(() => typed(form)).toBe("");
  await fillIn();
  await button("Send request").click();
  await expectContained(form, "WS109");
  expect(typed(form)).toBe(ANSWERS["First name"]);
  expect(form.form.scheduler.phase.peek()).toMatchObject({
    sending: { name: "not-sent", reason: "unknown" },
  });
});

test.each<[what: string, breakIt: (form: Form) => void, isWhole?: true]>([
  [
    "creating elements",
    () => vi.spyOn(Document.prototype, "createElementNS").mockImplementation(broken),
  ],
  ["removing the form", () => vi.spyOn(Element.prototype, "remove").mockImplementation(broken)],
  [
    "inserting the sent screen",
    () => vi.spyOn(Node.prototype, "insertBefore").mockImplementation(broken),
  ],
  [
    "listeners",
    () => vi.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(broken),
  ],
  [
    "a property of the page",
    ({ element }) => Object.defineProperty(element, "prefill", { set: broken }),
    true,
  ],
])(
  "%s throws after the request was sent: the form says that it was",
  async (_, breakIt, isWhole) => {
    const form = mountForm({
      draft: ({ deps }) =>
        sendBy(deps, {
          async submit() {
            breakIt(form);
            return { kind: "accepted" };
          },
        }),
    });
    await expect.poll(() => typed(form)).toBe("");
    await fillIn();
    await button("Send request").click();
    await expect.poll(form.text).toContain("Your request was sent");
    expect(form.text()).not.toContain("Send request");
    await expectContained(form);
    if (isWhole) expect(form.text()).toContain("reference");
  },
);

test("removing the form throws after the appointment was booked: the form says that it was", async () => {
  const [start = "", end = ""] = [25, 26].map((hours) =>
    new Date(Date.now() + hours * 3_600_000).toISOString(),
  );
  const form = mountForm({
    onSlots: async () => [{ id: "7", start, end, schedule: "Schedule/1" }],
    draft({ deps }) {
      sendBy(deps, {
        async submit() {
          vi.spyOn(Element.prototype, "remove").mockImplementation(broken);
          return { kind: "accepted", isBooked: true };
        },
      });
    },
  });
  await button("First available").click();
  await expect.poll(() => typed(form)).toBe("");
  await fillIn();
  await button("Send request").click();
  await expect.poll(form.text).toContain("Your appointment is booked");
  await expectContained(form);
});

test("a patient is stopped while the chunk that checks is still loading: the title is announced", async () => {
  replaceChunk("submission", new Promise(() => {}));
  const { form, element } = mountForm({
    draft({ deps }) {
      deps.load = async () => ({ ok: true, record: recordOf("screener-stops"), problems: [] });
    },
  });
  await row("Yes").click();
  const region = () => element.shadowRoot?.querySelector(".widget > [aria-live]:last-child");
  await expect.poll(() => region()?.textContent).toMatch(/^Call \d+ now$/);
  expect(form.scheduler.phase.peek().name).toBe("stopped");
});

test("what nobody sees throws before a dialog shows its form: the dialog stays", async () => {
  const form = mountForm({ attributes: { mode: "popup" } });
  Object.defineProperty(form.element, "prefill", { get: broken, set() {} });
  form.element.open();
  await expect.poll(() => form.codes).toEqual(["WS109"]);
  await expect.poll(() => typed(form)).toBe("");
});

test.each<[chunk: string, attributes: Record<string, string>]>([
  ["submission", {}],
  ["en", {}],
  ["phone", {}],
  ["questions", { "slots-url": "https://practice.example/Slot" }],
  ["dialog", { mode: "popup" }],
])(
  "everything in the file %s throws: the page's content or the number is visible",
  async (name, attributes) => {
    const module = new Proxy(
      {},
      { get: (_, key) => (key === "then" ? undefined : broken), has: () => false },
    );
    replaceChunk(name, Promise.resolve(module));
    const form = mountForm({ attributes });
    if (name !== "dialog") {
      await expect.poll(() => typed(form)).toBe("");
      await fillIn();
      await button("Send request").click();
      // Without the times and the phone numbers of other countries, the form can be sent.
      if (form.text().includes("Send request")) expect(typed(form)).toBe(ANSWERS["First name"]);
    }
    await expect.poll(form.hasCall).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(form.codes.length).toBeLessThan(2);
    expect(uncaught).toEqual([]);
  },
);

test("the page's onSlots throws: the form works, and the owner is told", async () => {
  const form = mountForm({ onSlots: broken });
  await button("Continue").click();
  await expect.poll(() => typed(form)).toBe("");
  await expectContained(form, "WS608");
});

test.each(["web-scheduler-ready", "web-scheduler-step"] as const)(
  "the page's listener of %s throws: the form is shown",
  async (type) => {
    document.addEventListener(type, broken, { once: true });
    const form = mountForm();
    await expect.poll(() => typed(form)).toBe("");
    expect(form.codes).toEqual([]);
  },
);

const { addEventListener: listenNow } = EventTarget.prototype;

function listenLater(
  this: EventTarget,
  ...[type, listener, options]: Parameters<typeof listenNow>
): void {
  const run = listener as (event: Event) => void;
  const later = function (this: EventTarget, event: Event) {
    setTimeout(() => run.call(this, event));
  };
  listenNow.call(this, type, later, options);
}

test.each<[what: string, breakIt: () => unknown]>([
  ["has no animation frames", () => vi.stubGlobal("requestAnimationFrame", undefined)],
  ["has animation frames that throw", () => vi.stubGlobal("requestAnimationFrame", broken)],
  ["does not know the time", () => vi.spyOn(Date, "now").mockReturnValue(Number.NaN)],
  [
    "runs listeners a task later",
    () =>
      vi
        .spyOn(EventTarget.prototype, "addEventListener")
        .mockImplementation(listenLater as typeof listenNow),
  ],
])("a page that %s gets a request with every answer", async (_, breakIt) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const submit = vi.fn<Sender["submit"]>(async () => ({ kind: "accepted" }));
  breakIt();
  const form = mountForm({ draft: ({ deps }) => sendBy(deps, { submit }) });
  await expect.poll(() => typed(form)).toBe("");
  await fillIn();
  await button("Send request").click();
  await expect
    .poll(() => submit.mock.calls[0]?.[0].patient)
    .toEqual({ firstName: "Maren", lastName: "Sørby", phone: "+12025550143", dob: "1985-03-27" });
  await expect.poll(form.text).toContain("Your request was sent");
});
