import { afterEach, beforeAll, expect, test } from "vitest";
import { define, mount, type WebSchedulerElement } from "../../../src/embed/npm/index.ts";
import { mountFromScript, scriptUrl } from "../../../src/embed/script/script-tag.ts";
import { VERSION } from "../../../src/settings/names.ts";
import { recordOf } from "../../example-record.ts";

const SETTINGS = `data-location-id="${recordOf("observed-defaults").id}" data-base-url="http://127.0.0.1:9"`;
// Of this type, because the tests run it themselves.
const TAG = `<script type="text/plain" ${SETTINGS}></script>`;
const FORM = "div[data-web-scheduler] > web-scheduler";

const added: Element[] = [];

beforeAll(() => define());
afterEach(() => {
  for (const form of document.querySelectorAll("web-scheduler")) form.destroy();
  document.body.replaceChildren();
  for (const script of added.splice(0)) script.remove();
});

function run(html: string): WebSchedulerElement {
  document.body.innerHTML = html;
  mountFromScript(document.body.querySelector("script") as Element);
  return document.querySelector("web-scheduler") as WebSchedulerElement;
}

test("destroy() also removes the container that the script tag has created", () => {
  const form = run(`<main>${TAG}</main>`);
  expect(document.querySelector(FORM)).toBe(form);
  form.destroy();
  expect(document.querySelector("main")?.innerHTML).toBe(TAG);
});

test("destroy() leaves the page's own containers, and what the page has put into ours", () => {
  document.body.innerHTML = '<div id="booking"></div>';
  mount("#booking", { locationId: recordOf("observed-defaults").id }).destroy();
  expect(document.body.innerHTML).toBe('<div id="booking"></div>');

  const form = run(TAG);
  form.after("Call us");
  form.destroy();
  expect(document.querySelector("[data-web-scheduler]")?.innerHTML).toBe("Call us");
});

test("mount() throws for a missing target, and sets its options; update() changes them, destroy() removes the form", () => {
  const onRequest = async () => {};
  const locationId = recordOf("observed-defaults").id;
  const options = {
    locationId,
    headingLevel: 3 as const,
    prefill: { firstName: "Maren" },
    onRequest,
  };
  expect(() => mount("#missing", options)).toThrow("#missing");
  const { element, update, destroy } = mount(document.body, options);
  expect(element.parentElement).toBe(document.body);
  expect(element.getAttribute("heading-level")).toBe("3");
  expect([element.prefill, element.onRequest]).toEqual([options.prefill, onRequest]);
  update({ lang: "es", prefill: { firstName: "Nina" } });
  expect(element.getAttribute("lang")).toBe("es");
  expect(element.prefill).toEqual({ firstName: "Nina" });
  destroy();
  expect(document.body.innerHTML).toBe("");
});

test.each([
  ["a link", `<a href="#x"><span>${TAG}</span></a>`, "<a>"],
  ["a button", `<button type="button">${TAG}</button>`, "<button>"],
  ["a label", `<label>Book <input> ${TAG}</label>`, "<label>"],
])(
  "a script tag in %s: the form and its container are after it, and WS108 says so",
  async (_, html, name) => {
    const reported: unknown[] = [];
    const listen = (event: Event) => reported.push((event as CustomEvent).detail);
    document.addEventListener("web-scheduler-diagnostic", listen);
    const form = run(`<p>${html}</p>`);
    expect(document.querySelector("p")?.firstElementChild?.nextElementSibling).toBe(
      document.querySelector("[data-web-scheduler]"),
    );
    expect(document.querySelector(FORM)).toBe(form);
    expect(document.querySelectorAll("[data-web-scheduler]")).toHaveLength(1);
    await expect.poll(() => reported).toContainEqual(expect.objectContaining({ code: "WS108" }));
    document.removeEventListener("web-scheduler-diagnostic", listen);
    expect(JSON.stringify(reported)).toContain(name);
  },
);

test("a setting may be in the URL of the script, but not what the appointment is for, or with whom", () => {
  const query = "lang=es&amp;appointment-type=Implants&amp;provider=Quill";
  const tag = `<script type="text/plain" src="/web-scheduler.js?${query}" ${SETTINGS}`;
  const form = run(`${tag} data-provider="Dr. Quill"></script>`);
  const values = ["lang", "appointment-type", "provider"].map((name) => form.getAttribute(name));
  expect(values).toEqual(["es", null, "Dr. Quill"]);
});

const CHUNK = `https://cdn.example/js/web-scheduler-${VERSION}-submission.js`;

function add(attributes: Record<string, string>, text = "") {
  const script = document.createElement("script");
  // Not a script or an import map while it is inserted.
  script.type = "text/plain";
  script.textContent = text;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  added.push(document.head.appendChild(script));
}

function addMap(url: string, nonce = "") {
  const map = document.createElement("script");
  map.type = "text/plain";
  map.textContent = JSON.stringify({ integrity: { [url]: "sha384-a" } }).replaceAll("/", "\\/");
  if (nonce) map.nonce = nonce;
  added.push(document.head.appendChild(map));
  map.type = "importmap";
}

test("without a tag that has the script's URL, the chunks are where the import map says", () => {
  addMap(CHUNK);
  expect(scriptUrl(null)).toBe(CHUNK);
});

test("a tag with the script's URL counts more than an import map", () => {
  addMap(CHUNK);
  add({ "data-src": "https://other.example/web-scheduler.js" });
  expect(scriptUrl(null)).toBe("https://other.example/web-scheduler.js");
});

test.each([
  ["another version", CHUNK.replace(VERSION, "0.9.0")],
  ["another file", "https://cdn.example/js/app.js"],
])("an import map with %s does not count", (_, url) => {
  addMap(url);
  expect(scriptUrl(null)).toBeUndefined();
});

test("an import map with another nonce does not count", () => {
  addMap(CHUNK, "injected");
  expect(scriptUrl(null)).toBeUndefined();
});

test("under a policy with nonces, no import map counts for a script whose tag is unknown", () => {
  add({ nonce: "R4nd0m" });
  addMap(CHUNK, "R4nd0m");
  expect(scriptUrl(null)).toBeUndefined();
});

test("the script installs WebScheduler although elements of the page have its name", async () => {
  document.body.innerHTML =
    '<a id="WebScheduler"></a><a id="WebScheduler" name="mount" href="https://other.example"></a>';
  expect(window.WebScheduler?.mount).toBeInstanceOf(HTMLAnchorElement);
  await import("../../../src/embed/script/script.ts");
  expect(window.WebScheduler).toMatchObject({
    mount: expect.any(Function),
    doctor: expect.any(Function),
    version: VERSION,
  });
});
