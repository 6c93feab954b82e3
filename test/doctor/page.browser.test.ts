import { afterEach, expect, test } from "vitest";
import { doctor } from "../../src/doctor/doctor.ts";
import { checkPlace } from "../../src/doctor/page.ts";

afterEach(() => document.body.replaceChildren());

const FORM = '<div id="form" style="height: 40px"></div>';

test.each<[title: string, html: string, cause: string | null]>([
  ["is in the page", FORM, null],
  [
    "is in a container without display",
    `<div class="tab" style="display: none"><p>${FORM}</p></div>`,
    '<div class="tab" style="display: none"> has display: none',
  ],
  [
    "is transparent",
    `<section style="opacity: 0">${FORM}</section>`,
    '<section style="opacity: 0"> has opacity: 0',
  ],
  [
    "is invisible",
    `<section style="visibility: hidden">${FORM}</section>`,
    '<section style="visibility: hidden"> has visibility: hidden',
  ],
  ["is in a closed details element", `<details>${FORM}</details>`, "content-visibility: hidden"],
  ["is inert", `<main inert>${FORM}</main>`, '<main inert=""> is inert'],
  [
    "is too narrow",
    `<div style="width: 100px">${FORM}</div>`,
    'it is 100 × 40 px in <div style="width: 100px">',
  ],
  ["has no height", '<div id="form"></div>', "× 0 px in <body"],
])("a form that %s", (_title, html, cause) => {
  document.body.innerHTML = html;
  const found = checkPlace(document.querySelector("#form") as Element, "The form");
  expect(found.map(({ code }) => code)).toEqual(cause ? ["WS506"] : []);
  if (cause) expect(found[0]?.detail).toContain(cause);
});

test("a floating button is not called invisible before it has its colors", async () => {
  document.body.innerHTML = '<web-scheduler mode="button" submit-url="SUBMIT-URL"></web-scheduler>';
  const root = document
    .querySelector("web-scheduler")
    ?.attachShadow({ mode: "open" }) as ShadowRoot;
  root.innerHTML = '<div class="launcher" style="visibility: hidden"><button>Book</button></div>';
  setTimeout(() => root.querySelector(".launcher")?.removeAttribute("style"), 100);
  const report = await doctor({ loadChunk: async () => ({}) as never, getReported: () => [] });
  expect(report.findings.filter(({ code }) => code === "WS506")).toEqual([]);
});
