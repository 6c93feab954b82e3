import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PracticeTemplate } from "../routes/practice-pages.ts";

/** The practice page from the first of these published folders that has one, read at each request. */
export const practiceTemplate =
  (...folders: string[]): PracticeTemplate =>
  async () => {
    for (const folder of folders) {
      const page = await readFile(join(folder, "practice/index.html"), "utf8").catch(
        () => undefined,
      );
      if (page !== undefined) return page;
    }
    return undefined;
  };
