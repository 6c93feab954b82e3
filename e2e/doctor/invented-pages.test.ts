import type { Frame, Page } from "@playwright/test";
import { type HttpServer, startHttpServer } from "../fixtures/http-server.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { SERVERS } from "./broken-servers.ts";
import { fillIn, placeholders } from "./doctor-case.ts";
import { tag } from "./doctor-page.ts";
import { INVENTED_PAGES } from "./invented-pages.ts";

/** More than a second each, on a page with a slow server. */
const TIMEOUT_MS = 600_000;
/** The doctor must name the cause and the cure of nine in ten, and call none well. */
const MIN_NAMED = 0.9;

const pages = Object.entries(INVENTED_PAGES).filter(([, { selected }]) => full || selected);

test(`the doctor calls none of ${pages.length} invented pages well, and names the cause and the cure`, async ({
  page,
  host,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const servers: HttpServer[] = [];
  const calledWell: string[] = [];
  const unnamed: string[] = [];
  for (const [problem, { server, attributes, body = "{script}", policy, cause, cure }] of pages) {
    const broken = server ? await startHttpServer(SERVERS[server]) : undefined;
    if (broken) servers.push(broken);
    const values = placeholders(broken?.origin ?? "");
    const script = fillIn(tag(attributes), values);
    const headers = policy && { "Content-Security-Policy": fillIn(policy, values) };
    await page.goto(host.serve(fillIn(body, { ...values, script }), headers || {}));
    const { ok, findings } = await runDoctor(page);
    if (ok) calledWell.push(problem);
    if (!findings.some(({ what, fix }) => cause.test(what) && cure.test(fix))) {
      unnamed.push(
        `${problem}: ${findings.map(({ what, fix }) => `${what} → ${fix}`).join(" | ")}`,
      );
    }
  }
  await Promise.all(servers.map((server) => server.close()));
  expect(calledWell).toEqual([]);
  expect(unnamed.length <= pages.length * (1 - MIN_NAMED) ? [] : unnamed).toEqual([]);
});

/** In the frame that has the form, if there is one. */
async function runDoctor(page: Page) {
  const frame: Page | Frame = page.frames().find((one) => one.url() === "about:srcdoc") ?? page;
  await frame.waitForFunction(() => Boolean(window.WebScheduler));
  return frame.evaluate(async () => {
    const report = await window.WebScheduler?.doctor();
    document.querySelector("#web-scheduler-doctor-panel")?.remove();
    return {
      ok: report?.ok,
      findings: (report?.findings ?? []).map(({ what, fix }) => ({ what, fix })),
    };
  });
}
