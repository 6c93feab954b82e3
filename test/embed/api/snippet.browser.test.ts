import { expect, test } from "vitest";
import { createSnippet, type SnippetOptions, scriptOf } from "../../../src/embed/api/snippet.ts";

const OPTIONS: SnippetOptions = {
  locationId: "de004ae0-8c64-4334-b62d-67d267dc6b8e",
  phoneNumber: "+18085550193",
  baseUrl: "https://api.example",
  script: { src: "https://cdn.example/web-scheduler-1.0.0.js", integrity: "sha384-abc" },
  submitUrl: "https://practice.example/requests",
};

const snippet = (options: Partial<SnippetOptions> = {}) =>
  new DOMParser().parseFromString(createSnippet({ ...OPTIONS, ...options }), "text/html");

const attributesOf = (page: Document, selector: string) => {
  const found = page.querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return Object.fromEntries(
    [...(found[0]?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
};

const elementsOf = (page: Document) =>
  [...page.querySelectorAll("*")]
    .map(({ localName }) => localName)
    .filter((name) => !["html", "head", "body"].includes(name));

test("the snippet preloads the form's request, loads the pinned script, and reserves the height", () => {
  const locationId = OPTIONS.locationId.toUpperCase();
  const page = snippet({ locationId });
  expect(elementsOf(page)).toEqual(["link", "script", "div", "web-scheduler", "a"]);
  expect(attributesOf(page, "link")).toEqual({
    rel: "preload",
    as: "fetch",
    crossorigin: "",
    href: `https://api.example/api/v1/location/${OPTIONS.locationId}/public-detail/`,
  });
  expect(attributesOf(page, "script")).toEqual({
    async: "",
    fetchpriority: "high",
    "data-cfasync": "false",
    nowprocket: "",
    src: OPTIONS.script.src,
    integrity: "sha384-abc",
    crossorigin: "",
  });
  expect(attributesOf(page, "div")).toEqual({ style: "min-height: 940px" });
  expect(attributesOf(page, "web-scheduler")).toEqual({
    "location-id": locationId,
    "base-url": "https://api.example",
    "submit-url": "https://practice.example/requests",
  });
  expect(attributesOf(page, "a")).toEqual({ href: `tel:${OPTIONS.phoneNumber}` });
});

test("an import map pins the chunks, in the folder of the script", () => {
  const chunks = {
    "web-scheduler-1.0.0-es.js": "sha384-es",
    "web-scheduler-1.0.0-ar.js": "</script>",
  };
  const page = snippet({ script: { ...OPTIONS.script, chunks } });
  const [map, script] = page.querySelectorAll("script");
  expect(script?.src).toBe(OPTIONS.script.src);
  expect(map?.type).toBe("importmap");
  expect(JSON.parse(map?.textContent ?? "")).toEqual({
    integrity: {
      "https://cdn.example/web-scheduler-1.0.0-es.js": "sha384-es",
      "https://cdn.example/web-scheduler-1.0.0-ar.js": "</script>",
    },
  });
  // A script URL that is not complete has no folder.
  const { length } = snippet({ script: { src: "x.js", integrity: null, chunks } }).scripts;
  expect(length).toBe(1);
});

test("a release's script has its integrity value and those of its own chunks", () => {
  const integrity = {
    "web-scheduler-1.0.0.js": "a",
    "web-scheduler.js": "a",
    "web-scheduler-1.0.0-es.js": "b",
  };
  expect(scriptOf(integrity, "https://cdn.example/v1")).toEqual({
    src: "https://cdn.example/v1/web-scheduler-1.0.0.js",
    integrity: "a",
    chunks: { "web-scheduler-1.0.0-es.js": "b" },
  });
  expect(scriptOf({}, "https://cdn.example").integrity).toBeNull();
});

const HOSTILE = `"'><img src=x onerror=alert(1)><script>alert(2)</script>&amp;&quot;`;

test("every option is escaped", () => {
  const page = snippet({
    locationId: HOSTILE,
    baseUrl: `https://api.example/${HOSTILE}`,
    script: { src: HOSTILE, integrity: HOSTILE },
    submitUrl: HOSTILE,
  });
  expect(elementsOf(page)).toEqual(["link", "script", "div", "web-scheduler", "a"]);
  expect(attributesOf(page, "web-scheduler")).toEqual({
    "location-id": HOSTILE,
    "base-url": `https://api.example/${HOSTILE}`,
    "submit-url": HOSTILE,
  });
  expect(attributesOf(page, "script")).toMatchObject({ src: HOSTILE, integrity: HOSTILE });
});

test.each(["", "by the bell", HOSTILE, `+1202"><b>5550143`])(
  "a phone number that cannot be dialed is not a link: %j",
  (phoneNumber) => {
    const page = snippet({ phoneNumber });
    expect(elementsOf(page)).toEqual(["link", "script", "div", "web-scheduler"]);
    expect(page.querySelector("web-scheduler")?.textContent?.trim()).toBe("Call us to book");
  },
);
