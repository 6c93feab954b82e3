import { recordLog } from "../../fixtures/page-log.ts";
import { expect, type Site, test } from "../../fixtures/test.ts";
import { element, waitForScript } from "./popup-page.ts";

const PHONE = "+12025550143";
const CHUNKS = /\/web-scheduler-[^/]+\.js/;
const ONLY_THE_SCRIPT = ({ origin }: Site) => ({
  "Content-Security-Policy": `script-src ${origin}/web-scheduler.js`,
});

for (const mode of ["button", "popup"]) {
  for (const [problem, headers] of [
    ["not found", undefined],
    ["blocked by a policy", ONLY_THE_SCRIPT],
  ] as const) {
    test(`with mode="${mode}" and every chunk ${problem}, the number to call is shown, and the console names the missing file`, async ({
      page,
      site,
      host,
    }) => {
      const { console: lines } = recordLog(page);
      if (!headers) await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
      await page.goto(host.serve(element(site, mode, `phone="${PHONE}"`), headers?.(site)));
      const call = page.getByRole("link", { name: PHONE });
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", `tel:${PHONE}`);
      const sentence =
        /WS111 http:\S+-dialog\.js could not be loaded\. Its server must send Access-Control-Allow-Origin: \* .+\.$/;
      await expect.poll(() => lines.filter((line) => sentence.test(line))).toHaveLength(1);
    });
  }
}

test("a popup without its chunks shows the page's content and the number to call", async ({
  page,
  site,
  host,
}) => {
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
  const popup = element(site, "popup", `phone="${PHONE}"`);
  await page.goto(host.serve(popup.replace("></web", ">Please call us</web")));
  await waitForScript(page);
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect(page.getByRole("link", { name: PHONE })).toBeVisible();
});
