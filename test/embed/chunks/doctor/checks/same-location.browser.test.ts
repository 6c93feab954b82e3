import { afterEach, expect, test } from "vitest";
import { findSameLocation } from "../../../../../src/embed/chunks/doctor/checks/page/same-location.ts";

afterEach(() => document.body.replaceChildren());

const form = (id: string, more = "") =>
  `<web-scheduler location-id="${id}" ${more}></web-scheduler>`;

function find(html: string) {
  document.body.innerHTML = html;
  return findSameLocation([...document.querySelectorAll("web-scheduler")]);
}

test("two forms for the same location are named by the headings before them", () => {
  expect(find(`<h2>Downtown</h2>${form("a")}<h2>Northside</h2><div>${form("a")}</div>`)).toEqual([
    { code: "WS588", subject: 'location-id="a"', detail: "below “Downtown” and below “Northside”" },
  ]);
});

test("forms without headings are named by what they are in", () => {
  expect(find(`<div id="b">${form("a")}</div><div id="c">${form("a")}</div>`)).toEqual([
    { code: "WS588", subject: 'location-id="a"', detail: 'in <div id="b"> and in <div id="c">' },
  ]);
});

test("several buttons, and forms for several locations, are as intended", () => {
  const button = form("a", 'mode="button"');
  expect(find(form("a") + form("b") + button + button)).toEqual([]);
});
