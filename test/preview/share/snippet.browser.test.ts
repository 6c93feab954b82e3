import { expect, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import {
  type SnippetChoice,
  type SnippetOf,
  snippetOf,
} from "../../../src/preview/share/snippet.ts";
import { PLACEHOLDERS, snippet } from "../../../src/tasks/build/snippet.ts";

const record = exampleBySlug("branded")?.record;
if (!record) throw new Error("There is no example.");

const OF: SnippetOf = {
  record,
  baseUrl: "https://api.example",
  script: { src: "https://cdn.example/web-scheduler-1.0.0.js", integrity: "sha384-abc" },
};
const CHOICE: SnippetChoice = { submitUrl: "", privacyUrl: "", lang: "", mode: "inline" };

const parsed = (text: string) => new DOMParser().parseFromString(text, "text/html");

const made = (of: Partial<SnippetOf> = {}, choice: Partial<SnippetChoice> = {}) =>
  parsed(snippetOf({ ...OF, ...of }, { ...CHOICE, ...choice }));

const attributesOf = (page: Document, selector: string) => {
  const found = page.querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return Object.fromEntries(
    [...(found[0]?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
};

/** Every element of the page by its name, in their order. */
const elementsOf = (page: Document) =>
  [...page.querySelectorAll("*")]
    .map(({ localName }) => localName)
    .filter((name) => !["html", "head", "body"].includes(name));

test("the page asks for the record at once, loads this very script, and has the tag in a kept space", () => {
  const page = made({}, { submitUrl: "https://practice.example/requests" });
  expect(elementsOf(page)).toEqual(["link", "script", "div", "web-scheduler", "a"]);
  expect(attributesOf(page, "link")).toEqual({
    rel: "preload",
    as: "fetch",
    crossorigin: "",
    href: `https://api.example/api/v1/location/${record.id}/public-detail/`,
  });
  expect(attributesOf(page, "script")).toEqual({
    async: "",
    src: OF.script.src,
    integrity: "sha384-abc",
    crossorigin: "",
  });
  expect(attributesOf(page, "web-scheduler")).toEqual({
    "location-id": record.id,
    "base-url": "https://api.example",
    "submit-url": "https://practice.example/requests",
  });
  expect(attributesOf(page, "a")).toEqual({ href: `tel:${record.phone_number}` });
});

test("it is the recommended snippet, with this location in it", () => {
  const { id, api, scripts, receiver, phone } = PLACEHOLDERS;
  const file = "web-scheduler-1.0.0.js";
  const recommended = parsed(snippet({ file, integrity: "sha384-abc" }));
  const own = made(
    {
      record: { ...record, id, phone_number: phone },
      baseUrl: api,
      script: { src: `${scripts}/${file}`, integrity: "sha384-abc" },
    },
    { submitUrl: receiver },
  );
  expect(elementsOf(own)).toEqual(elementsOf(recommended));
  for (const element of ["link", "script", "div", "web-scheduler", "a"]) {
    expect(attributesOf(own, element)).toEqual(attributesOf(recommended, element));
  }
});

test.each<[name: string, choice: Partial<SnippetChoice>]>([
  ["submit-url", { submitUrl: "https://practice.example/requests" }],
  ["privacy-url", { privacyUrl: "https://practice.example/privacy" }],
  ["lang", { lang: "ar" }],
  ["mode", { mode: "button" }],
])("%s stands there when it is chosen, and not otherwise", (name, choice) => {
  const [value] = Object.values(choice);
  expect(attributesOf(made({}, choice), "web-scheduler")[name]).toBe(value);
  expect(attributesOf(made(), "web-scheduler")).not.toHaveProperty(name);
});

test("a form that stands nowhere in the page keeps no space", () => {
  expect(elementsOf(made({}, { mode: "button" }))).toEqual([
    "link",
    "script",
    "web-scheduler",
    "a",
  ]);
  const page = made({}, { mode: "popup" });
  expect(elementsOf(page)).toEqual(["link", "script", "a", "web-scheduler"]);
  expect(attributesOf(page, "a")).toEqual({
    href: `tel:${record.phone_number}`,
    "data-web-scheduler-open": "",
  });
});

test("a base URL may end with slashes, and a script may have no integrity value yet", () => {
  const page = made({
    baseUrl: " https://api.example// ",
    script: { src: "/w.js", integrity: null },
  });
  expect(attributesOf(page, "web-scheduler")["base-url"]).toBe("https://api.example");
  expect(attributesOf(page, "script")).toEqual({ async: "", src: "/w.js", crossorigin: "" });
});

const HOSTILE = `"'><img src=x onerror=alert(1)><script>alert(2)</script>&amp;&quot;`;

test("whatever is written into it stays the value of an attribute", () => {
  const page = made(
    {
      record: { ...record, id: HOSTILE },
      baseUrl: `https://api.example/${HOSTILE}`,
      script: { src: HOSTILE, integrity: HOSTILE },
    },
    { submitUrl: HOSTILE, privacyUrl: HOSTILE, lang: HOSTILE },
  );
  expect(elementsOf(page)).toEqual(["link", "script", "div", "web-scheduler", "a"]);
  expect(attributesOf(page, "web-scheduler")).toEqual({
    "location-id": HOSTILE,
    "base-url": `https://api.example/${HOSTILE}`,
    "submit-url": HOSTILE,
    "privacy-url": HOSTILE,
    lang: HOSTILE,
  });
  expect(attributesOf(page, "script")).toMatchObject({ src: HOSTILE, integrity: HOSTILE });
});

test.each(["", "by the bell", HOSTILE, `+1202"><b>5550143`])(
  "a number that cannot be dialled is no link: %j",
  (phone_number) => {
    const of = { record: { ...record, phone_number } };
    expect(elementsOf(made(of))).toEqual(["link", "script", "div", "web-scheduler"]);
    expect(made(of).querySelector("web-scheduler")?.textContent?.trim()).toBe("Call us to book");
    expect(elementsOf(made(of, { mode: "popup" }))).toEqual([
      "link",
      "script",
      "button",
      "web-scheduler",
    ]);
  },
);
