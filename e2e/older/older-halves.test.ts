import { execFileSync, spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Route } from "@playwright/test";
import { temporaryFolder } from "../../test/receiver/receiver-fixture.ts";
import { run } from "../../test/server/started.ts";
import { formatAttributes } from "../fixtures/host-pages.ts";
import { ANSWERS, recordOf, submit } from "../fixtures/open-form.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

/** Of 2026-11-28; a browser may keep its script for a year. */
const OLD_COMMIT = "af40937ed625b148c09ea4407c71442515a8eea6";
const MISSING = `Older scripts and receivers are not tested: ${OLD_COMMIT} is not in the history.`;

// In one worker, which builds once.
test.describe.configure({ mode: "default" });

const scripts: Record<string, string> = {};
const receivers: Record<string, { origin: string; data: string }> = {};
const cleanUps: (() => unknown)[] = [];
test.afterAll(() => cleanUps.map((cleanUp) => cleanUp()));

function start(version: string, part: string, ...args: string[]) {
  const command = [join(version, "src", part), "--port", "0", ...args];
  const { child, ready } = run(process.execPath, command, /^ready (\S+)\/$/m);
  cleanUps.unshift(() => child.kill("SIGKILL"));
  return ready;
}

test.beforeAll(async ({ host }) => {
  const current = join(import.meta.dirname, "../..");
  const { path: older, file } = temporaryFolder((remove) => cleanUps.push(remove));
  // Not a worktree, which the repository would list. Today's packages suffice to build it.
  const archive = ["archive", "--output", file("old.tar"), OLD_COMMIT];
  const isMissing = spawnSync("git", archive, { cwd: current }).status !== 0;
  if (isMissing) console.log(MISSING);
  test.skip(isMissing, MISSING);
  test.setTimeout(300_000);
  execFileSync("tar", ["-xf", "old.tar"], { cwd: older });
  symlinkSync(join(current, "node_modules"), file("node_modules"), "junction");
  execFileSync(process.execPath, ["src/tasks/build/build.ts"], { cwd: older, timeout: 240_000 });
  const script = await start(older, "server/hosts/command.ts", "--data", ":memory:");
  Object.assign(scripts, { older: script, current: site.origin });
  const pages = ["--origin", new URL(host.serve("")).origin, "--accounts", file("accounts.json")];
  const slugs = ["everything-on", "times", "observed-defaults"];
  const locations = slugs.flatMap((slug) => ["--location", recordOf(slug).id]);
  for (const [version, path] of Object.entries({ older, current })) {
    const data = file(`${version}.sqlite`);
    const args = ["--data", data, ...pages, ...locations];
    receivers[version] = { data, origin: await start(path, "receiver/command.ts", ...args) };
  }
});

const SENDER = { requesterFirstName: "Nils", requesterLastName: "Holt", relation: "guardian" };
const CHOSEN = ["screener", "forWhom", "newPatient", "appointmentType", "provider", "textConsent"];

/** Answers each step, up to the button that sends: by the controls' names, which both versions have. */
async function answerAll(form: Locator): Promise<void> {
  const shown = (selector: string) => form.locator(selector).filter({ visible: true }).first();
  const goOn = async (button: Locator) => {
    const text = await shown("form").innerText();
    await button.press("Enter");
    await expect.poll(() => shown("form").innerText()).not.toBe(text);
    throw new Error("There is another step.");
  };
  // What is asked is rendered at once; `isVisible` does not wait for it.
  await shown("form [name]").waitFor();
  await expect(async () => {
    if (await form.locator(".slot, .of-time").count()) await shown(".slot .time input").check();
    for (const name of CHOSEN) {
      const choice = shown(`[name="${name}"]:not([value="yes"], [value="self"])`);
      if (await choice.and(form.locator("button")).isVisible()) await goOn(choice);
      if (await choice.isVisible()) await choice.check();
    }
    for (const [name, text] of Object.entries({ ...ANSWERS, ...SENDER })) {
      const control = shown(`[name="${name}"]`);
      if (await control.isVisible()) await control.fill(text);
    }
    if (!/^Send/.test(await submit(form).innerText())) await goOn(submit(form));
  }).toPass();
}

const ASK = { ask: "new-patient for-whom text-consent" };
const lose = (route: Route) => route.fetch().then(() => route.abort());
const shortenNumber = (route: Route) =>
  route.continue({ postData: `${route.request().postData()}`.replace(/\+\d+/, "+1") });

for (const script of ["older", "current"] as const) {
  const receiver = script === "older" ? "current" : "older";
  for (const [what, example, own, expected, respond, shown = ""] of [
    ["all fields", "everything-on", {}, { patient: { insurance: "None" } }],
    ["a chosen time", "times", timesPage("en").attributes, { slot: expect.anything() }],
    ["answers for a child", "observed-defaults", ASK, { requester: { first_name: "Nils" } }],
    ["a lost receipt", "observed-defaults", {}, {}, lose, "button:text-is('Send again')"],
    ["a refused answer", "observed-defaults", {}, {}, shortenNumber, "input[aria-invalid=true]"],
  ] as const) {
    const title = `the ${receiver} receiver keeps what the ${script} script sends, once: ${what}`;
    test(title, { tag: "@all" }, async ({ page, visit }) => {
      const { data = "", origin = "" } = receivers[receiver] ?? {};
      using database = new DatabaseSync(data, { readOnly: true });
      const stored = database.prepare("SELECT * FROM booking_requests ORDER BY received_at");
      const before = stored.all().length;
      const sent: object[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.postDataJSON());
      });
      await page.clock.install();
      const ids = { "location-id": recordOf(example).id, "base-url": site.otherOrigin };
      const all = { ...ids, "submit-url": `${origin}/booking-requests/`, ...own };
      const form = await visit(`<web-scheduler ${formatAttributes(all)}></web-scheduler>
        <script async src="${scripts[script]}/web-scheduler.js"></script>`);
      await answerAll(form);
      // A request within three seconds is marked.
      await page.clock.fastForward(4000);
      if (respond) {
        await page.route("**/booking-requests/", respond, { times: 1 });
        await submit(form).click();
        await expect(form.locator(shown)).toBeVisible();
        if (respond === shortenNumber) await form.locator(shown).fill("(202) 555-0144");
      }
      await submit(form).click();
      await expect(form.locator(".sent")).toBeVisible();
      const { seconds_on_page: _, ...request } = { seconds_on_page: 0, ...sent.at(-1) };
      expect(request).toMatchObject(expected);
      const rows = stored.all().slice(before);
      expect(rows.map((row) => JSON.parse(`${row.request}`))).toEqual([request]);
      expect(rows[0]?.suspicion).toBeNull();
    });
  }
}
