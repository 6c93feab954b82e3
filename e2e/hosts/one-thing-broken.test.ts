import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visitNodes } from "../../test/syntax-tree.ts";
import { element as formElement, id, script } from "../embed/embed-page.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  type Case,
  type CaseResult,
  createDriver,
  type Driver,
  type Mode,
  WAYS,
} from "./break-one-thing.ts";

const dist = join(import.meta.dirname, "../../dist");

/** Every name that the files of the form use: of a variable, or after a dot. */
function usedNames(): string[] {
  const names = new Set<string>();
  for (const file of globSync("web-scheduler{,-*-{submission,phone,dialog,en}}.js", {
    cwd: dist,
  })) {
    visitNodes(file, readFileSync(join(dist, file), "utf8"), ({ type, name }) => {
      if (type === "Identifier") names.add(String(name));
    });
  }
  return [...names].filter((name) => name.length > 2);
}

const CALL = '<a href="tel:+12025550143">Call +1 202 555 0143</a>';
const element = (attributes = "", content = CALL) =>
  script() + formElement(attributes, id, content);

const BODIES: Record<Mode, () => string> = {
  tag: () => scriptTag({ "data-location-id": id }),
  element: () => element(),
  popup: () =>
    `${CALL.replace("href", "data-web-scheduler-open href")}${element('mode="popup"', "")}`,
};

const PREPARE =
  "<script>parent.prepare(window, JSON.parse(decodeURIComponent(location.search.slice(1))))</script>";

const MODES = Object.keys(BODIES) as Mode[];
const TOGETHER = 8;
const SHARDS = 8;

/** Nothing can notice these: no listener is called, no time passes, and inputs keep what is typed to themselves. */
const UNNOTICED =
  /^(EventTarget\.prototype\.addEventListener nothing|setTimeout nothing|HTML(Input|TextArea)Element\.prototype\.value missing)$/;

declare global {
  interface Window {
    driver: Driver;
  }
}

for (let shard = 0; shard < SHARDS; shard += 1) {
  test(`whatever one thing a page breaks, there is a way to call, part ${shard + 1}`, {
    tag: "@all",
  }, async ({ page, host, browserName }) => {
    test.skip(browserName !== "chromium", "The mechanism is the same in each engine.");
    test.setTimeout(600_000);
    const urls = Object.fromEntries(
      MODES.map((mode) => [mode, host.serve(PREPARE + BODIES[mode]())]),
    );
    await page.goto(host.serve("<p>Frames</p>"));
    await page.evaluate(`window.driver = (${createDriver})()`);
    const paths = await page.evaluate((names) => window.driver.paths(names), usedNames());
    expect(paths.length).toBeGreaterThan(150);
    // Each thing in each way, and twice in each mode.
    const cases = paths.flatMap((path, index) =>
      WAYS.map((way, at): Case => ({ path, way, mode: MODES[(index + at) % 3] as Mode })),
    );
    const own = cases.filter((_, index) => index % SHARDS === shard);
    const wrong: unknown[] = [];
    const judge = (broken: Case, { withoutCall, errors, codes, isSent }: CaseResult) => {
      const isSilent =
        !isSent && codes.length === 0 && !UNNOTICED.test(`${broken.path} ${broken.way}`);
      if (withoutCall.length > 0 || errors.length > 0 || isSilent)
        wrong.push({ ...broken, withoutCall, errors, codes, isSent });
    };
    for (let start = 0; start < own.length; start += TOGETHER) {
      const some = own.slice(start, start + TOGETHER);
      const results = await page.evaluate(
        ({ some, urls }) =>
          Promise.all(some.map((broken) => window.driver.run(urls[broken.mode] ?? "", broken))),
        { some, urls },
      );
      for (const [index, result] of results.entries()) judge(some[index] as Case, result);
    }
    expect(wrong).toEqual([]);
  });
}
