import { writeFileSync } from "node:fs";
import { hasScreenReader } from "../../src/tasks/find-programs.ts";
import { type FormPage, serveForm } from "../fixtures/open-form.ts";
import { test as base } from "../fixtures/test.ts";
import { type ScreenReader, startScreenReader } from "./screen-reader.ts";

interface Fixtures {
  listenTo(formPage: FormPage): Promise<ScreenReader>;
}

export const test = base.extend<Fixtures, { reader: ScreenReader }>({
  listenTo: async ({ reader, site, host }, use, info) => {
    await use(async (formPage) => {
      await reader.open(serveForm({ site, host }, formPage), "Still here");
      return reader;
    });
    const path = info.outputPath("transcript.txt");
    writeFileSync(path, reader.transcript().join("\n"));
    await info.attach("transcript", { path });
  },
  reader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const reader = await startScreenReader();
      await use(reader);
      await reader.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.skip(!hasScreenReader(), "The screen reader was not found.");
