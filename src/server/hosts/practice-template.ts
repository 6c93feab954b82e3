import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PracticeTemplate } from "../routes/practice-pages.ts";

/** Reads the practice page on every request, from the first folder that has one. */
export const practiceTemplate =
  (...folders: string[]): PracticeTemplate =>
  async () => {
    for (const folder of folders) {
      const file = join(folder, "practice/index.html");
      const page = await readFile(file, "utf8").catch(() => undefined);
      if (page !== undefined) return page;
    }
    return undefined;
  };
