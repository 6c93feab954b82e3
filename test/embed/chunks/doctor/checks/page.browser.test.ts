import { afterEach, expect, onTestFinished, test } from "vitest";
import { VERSION } from "../../../../../src/embed/api/version.ts";
import { findUnpinned } from "../../../../../src/embed/chunks/doctor/checks/page/pinned-chunks.ts";
import { findRecorders } from "../../../../../src/embed/chunks/doctor/checks/page/recorders.ts";
import { LANGUAGE_CODES } from "../../../../../src/messages/languages.ts";

const FOLDER = "https://cdn.example/js/";
const CHUNKS = ["phone", ...LANGUAGE_CODES];
const fileOf = (name: string) => `web-scheduler-${VERSION}-${name}.js`;

/** A tag of the script, which is not inserted into the page. */
function tag(integrity: string) {
  const script = document.createElement("script");
  script.src = `${FOLDER}web-scheduler-${VERSION}.js`;
  script.integrity = integrity;
  return script;
}

function addMap(names: readonly string[]) {
  const map = document.createElement("script");
  map.type = "text/plain";
  const integrity = Object.fromEntries(names.map((name) => [FOLDER + fileOf(name), "sha384-a"]));
  map.textContent = JSON.stringify({ integrity });
  document.head.append(map);
  map.type = "importmap";
}

afterEach(() => {
  for (const map of document.querySelectorAll("script[type=importmap]")) map.remove();
});

test("chunks of a script with integrity are reported if no import map pins them", () => {
  addMap(["phone", "en"]);
  expect(findUnpinned([tag("sha384-a")], ["phone"])).toEqual([
    { code: "WS536", subject: "The script", detail: expect.stringContaining(fileOf("es")) },
  ]);
});

test("a script whose chunks are pinned, or without integrity, is not reported", () => {
  expect(findUnpinned([tag("")], ["phone"])).toEqual([]);
  addMap(CHUNKS);
  expect(findUnpinned([tag("sha384-a")], ["phone"])).toEqual([]);
});

test("session recorders and tools that read forms are named", () => {
  expect(findRecorders()).toEqual([]);
  for (const name of ["hj", "GlobalSnowplowNamespace"]) {
    Reflect.set(window, name, [() => {}]);
    onTestFinished(() => void Reflect.deleteProperty(window, name));
  }
  expect(findRecorders()).toEqual([
    { code: "WS537", subject: "The page", detail: "Hotjar, Snowplow" },
  ]);
});

test("an element with the name of a tool is not the tool", () => {
  const element = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => element.remove());
  element.id = "clarity";
  expect(Reflect.get(window, "clarity")).toBe(element);
  expect(findRecorders()).toEqual([]);
});
