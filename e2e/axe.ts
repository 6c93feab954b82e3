import type { Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { expect, full } from "./server.ts";

/** How a page is looked at. */
export interface Look {
  name: string;
  /** Firefox wears no colours that it is told to. */
  only?: "chromium";
  wear(page: Page): Promise<void>;
}

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

const look = (name: string, media: Media, width = 1280): Look => ({
  name,
  ...(Object.keys(media).length > 0 && { only: "chromium" }),
  async wear(page) {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none", ...media });
    await page.setViewportSize({ width, height: 720 });
  },
});

export const LOOKS: readonly Look[] = [
  look("light", {}),
  look("dark", { colorScheme: "dark" }),
  look("forced colours", { forcedColors: "active" }),
  look("320 pixels wide", {}, 320),
];

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with the form as it stands. Its own script is put into the page once, which
 * takes longer than a scan.
 */
export async function scan(page: Page, within = "web-scheduler"): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, tags }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found: AxeResults = await axe.run(within, {
        runOnly: tags,
        resultTypes: ["violations"],
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { within, tags: TAGS },
  );
}

/**
 * Looks at one screen after the other and expects that axe finds nothing: in the full matrix in
 * every look that the browser wears, else in one, another one each time, beginning with `start`.
 */
export function scanner(page: Page, start: number): (screen: string) => Promise<void> {
  const browserName = page.context().browser()?.browserType().name();
  const looks = LOOKS.filter(({ only }) => only === undefined || only === browserName);
  let turn = start;
  return async (screen) => {
    turn += 1;
    for (const look of full ? looks : looks.filter((_, at) => at === turn % looks.length)) {
      await look.wear(page);
      expect(await scan(page), `${screen}, ${look.name}`).toEqual([]);
    }
  };
}
