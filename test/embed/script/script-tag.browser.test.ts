import { afterEach, beforeAll, expect, test } from "vitest";
import { bundledChunks } from "../../../src/embed/npm/chunks.ts";
import { define, mount, type WebSchedulerElement } from "../../../src/embed/npm/index.ts";
import { mountFromScript } from "../../../src/embed/script/script-tag.ts";
import { recordOf } from "../../example-record.ts";

const SETTINGS = `data-location-id="${recordOf("observed-defaults").id}" data-base-url="http://127.0.0.1:9"`;
// Of this type, because the tests run it themselves.
const TAG = `<script type="text/plain" ${SETTINGS}></script>`;
const FORM = "div[data-web-scheduler] > web-scheduler";

beforeAll(() => define());
afterEach(() => {
  for (const form of document.querySelectorAll("web-scheduler")) form.destroy();
  document.body.replaceChildren();
});

/** Runs the script tag of a page. */
function run(html: string): WebSchedulerElement {
  document.body.innerHTML = html;
  mountFromScript(document.body.querySelector("script") as Element, bundledChunks);
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
