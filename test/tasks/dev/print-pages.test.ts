import { expect, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { pageList } from "../../../src/tasks/dev/print-pages.ts";

const origin = "http://localhost:5173";

test("lists the home page, the first example's pages, the preview and the inbox", () => {
  const example = exampleBySlug("branded");
  if (!example) throw new Error("There is no example called branded.");
  expect(pageList(origin, [example])).toBe(`
Web Scheduler is running.

  Home page       http://localhost:5173/
  Practice page   http://localhost:5173/practice/branded/
  Endpoint        http://localhost:5173/api/v1/location/${example.record.id}/public-detail/
  Preview         http://localhost:5173/preview/
  Inbox           http://localhost:5173/dev/inbox/

Press Ctrl-C to stop it.
`);
});

test("lists the other pages if there is no example", () => {
  expect(pageList(origin, []).match(/http\S+/g)).toEqual([
    "http://localhost:5173/",
    "http://localhost:5173/preview/",
    "http://localhost:5173/dev/inbox/",
  ]);
});
