import { createScanner } from "../fixtures/axe.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { book, element, id, script } from "./embed-page.ts";

const questions = JSON.stringify([
  { name: "note", label: { en: "What makes a visit easier for you?", es: "Que ayuda" } },
]);
const json = `<script type="application/json" id="own-questions">${questions}</script>`;
const tag = `data-location-id="${id}" data-base-url="${site.otherOrigin}"
  data-submit-url="${site.otherOrigin}/dev/booking-requests/"`;

const PAGES = {
  "a script inside the element": element("", id, json) + script(),
  "a script inside an element that is parsed late": `<script src="${site.origin}/web-scheduler.js"></script>${element("", id, json)}`,
  "the id of a script": `${json}<script src="${site.origin}/web-scheduler.js" data-questions="own-questions" ${tag}></script>`,
  "the attribute": element(`questions='${questions}'`) + script(),
  "the element's property": `${element()}<script src="${site.origin}/web-scheduler.js"></script>
    <script>document.querySelector("web-scheduler").questions = ${questions}</script>`,
};

for (const [where, body] of Object.entries(PAGES)) {
  test(`own questions in ${where} are asked, and kept by the receiver`, {
    tag: where === "a script inside the element" ? "@chromium-only" : "@all",
  }, async ({ page, visit }) => {
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    const form = await visit(body);
    const note = form.getByRole("textbox", { name: "What makes a visit easier for you?" });
    await note.fill("Music");
    await createScanner(page, 0)("with an own question");
    const { answers } = await book(page, form);
    expect(answers).toEqual({
      note: { label: "What makes a visit easier for you?", answer: "Music" },
    });
    expect(warnings.join()).not.toContain("WS");
  });
}
