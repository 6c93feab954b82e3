import { docPage } from "../../test/docs/doc-page.ts";
import { PATIENT } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { book, element, script } from "./embed-page.ts";

test("the documented snippets for tag managers work, without patient data", async ({
  page,
  visit,
}) => {
  const snippets = docPage("analytics")
    .split("\n")
    .filter((line) => /^<script>.*dataLayer/.test(line));
  expect(snippets).toHaveLength(2);
  await visit(`${snippets.join("")}${script()}${element()}`);
  const request = await book(page);
  const dataLayer = await page.evaluate<object[]>("dataLayer");
  expect(dataLayer).toEqual([
    { event: "web-scheduler-ready" },
    { event: "web-scheduler-step", step: "details" },
    { event: "web-scheduler-step", step: "sent" },
    { event: "web-scheduler-sent" },
    { event: "generate_lead" },
  ]);
  const json = JSON.stringify(dataLayer);
  for (const answer of [...Object.values(PATIENT), ...Object.values(request.patient)]) {
    if (answer && answer.length > 3) expect(json).not.toContain(answer);
  }
});
