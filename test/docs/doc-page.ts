import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const pages = join(import.meta.dirname, "../../src/docs/pages");

export function docPage(name: string): string {
  const [file] = globSync(`**/${name}.md`, { cwd: pages });
  if (!file) throw new Error(`There is no page ${name}.md.`);
  return readFileSync(join(pages, file), "utf8");
}

export const codeIn = (page: string, language: string) =>
  docPage(page).split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";
