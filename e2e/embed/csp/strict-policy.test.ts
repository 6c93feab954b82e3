import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { mapKeys, uniq } from "es-toolkit";
import { submission as enSubmission } from "../../../src/messages/en.ts";
import {
  listenForViolations,
  NONCE,
  strictPolicy,
  type ViolationListener,
} from "../../fixtures/csp.ts";
import { scriptTag } from "../../fixtures/host-pages.ts";
import { answerAll, passScreener, recordOf, submit } from "../../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../../fixtures/page-log.ts";
import { inbox, uniqueLastName } from "../../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, site, test } from "../../fixtures/test.ts";
import { element as embedElement } from "../embed-page.ts";

const id = recordOf("everything-on").id;
const integrity: Record<string, string> = JSON.parse(
  readFileSync(new URL("../../../dist/integrity.json", import.meta.url), "utf8"),
);
const versioned = Object.keys(integrity)[0] ?? "";

async function expectBooked(listener: ViolationListener, form: Locator): Promise<void> {
  const lastName = uniqueLastName();
  await passScreener(form);
  await answerAll(form, { lastName, phone: "+44 20 7946 0958" });
  await submit(form).click();
  await expect(form.locator(".sent")).toBeVisible();
  await expect(form.locator("img.logo").first()).toHaveJSProperty("complete", true);
  const requests = await inbox(lastName);
  expect(requests).toMatchObject([
    { locale: "es", patient: { lastName, phone: "+442079460958" }, appointment_type: "HYG-40" },
  ]);
  expect(await listener.violations()).toEqual([]);
  await listener.close();
}

const element = () => embedElement('lang="es"', id, '<a href="tel:+12025550143">Call us</a>');

const chunkIntegrity = () =>
  JSON.stringify({ integrity: mapKeys(integrity, (_, file) => `${site.origin}/${file}`) });

const scriptWithIntegrity = () =>
  `<script type="importmap" nonce="${NONCE}">${chunkIntegrity()}</script>
  <script async nonce="${NONCE}" src="${site.origin}/${versioned}" integrity="${integrity[versioned]}" crossorigin></script>`;

const CASES: Record<string, () => string> = {
  "with the script tag": () =>
    scriptTag({ nonce: NONCE, "data-location-id": id, "data-lang": "es" }),
  "with the versioned script and integrity": () => scriptWithIntegrity() + element(),
};

for (const [setup, body] of Object.entries(CASES)) {
  test(`a booking ${setup} loads each file once, and does not violate the strict policy`, {
    tag: setup.endsWith("integrity") ? [] : CHROMIUM_ONLY,
  }, async ({ page, visit }) => {
    const listener = await listenForViolations(page);
    const policy = strictPolicy(listener.reportUri);
    const urls = recordUrls(page);
    const form = await visit(body(), { "Content-Security-Policy": policy });
    await expectBooked(listener, form);
    const files = urls.filter((url) => /\/web-scheduler[^/]*\.js/.test(url));
    expect(files.length).toBeGreaterThan(3);
    expect(files).toEqual(uniq(files));
  });
}

test("a patient books on a cross-origin isolated page (COEP require-corp)", {
  tag: CHROMIUM_ONLY,
}, async ({ page, browserName, visit }) => {
  test.skip(browserName === "webkit", "e2e/webkit turns Cross-Origin-Opener-Policy off.");
  const listener = await listenForViolations(page);
  const form = await visit(scriptWithIntegrity() + element(), {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  await expectBooked(listener, form);
});

test('a patient books in an iframe with sandbox="allow-scripts"', { tag: CHROMIUM_ONLY }, async ({
  page,
  host,
  visit,
}) => {
  const listener = await listenForViolations(page);
  const inner = host.serve(scriptWithIntegrity() + element());
  await visit(`<iframe sandbox="allow-scripts" src="${inner}"></iframe>`);
  const form = page.frameLocator("iframe").locator("web-scheduler");
  await expectBooked(listener, form);
});

test("a policy that blocks the receiver is reported with its directive, and not as a temporary failure", async ({
  page,
  openForm,
}) => {
  const log = recordLog(page);
  const form = await openForm({
    example: "observed-defaults",
    attributes: { "submit-url": "https://receiver.invalid/requests" },
    before: `<script>document.head.insertAdjacentHTML("beforeend",
          '<meta http-equiv="Content-Security-Policy" content="connect-src ${site.otherOrigin}">')</script>`,
  });
  await answerAll(form);
  await submit(form).click();
  await form.getByText(enSubmission.notSent["no-receiver"]).waitFor();
  await expect.poll(() => log.console.join("\n")).toMatch(/WS408 submit-url: connect-src/);
  expect(log.console.join("\n")).not.toMatch(/WS40[1-5]/);
});
