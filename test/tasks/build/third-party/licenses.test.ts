import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  addMissingLicenses,
  completeLicenses,
} from "../../../../src/tasks/build/third-party/licenses.ts";
import { temporaryFolder } from "../../../resources.ts";

const HEAD = "# Licenses\n\nThe app bundles dependencies:\n";
const MIT = /Permission is hereby granted[\s\S]+OTHER DEALINGS IN\s+THE\s+SOFTWARE\./;

/** The text of the section of a package. */
const sectionOf = (text: string, name: string) =>
  text.split(/^## /m).find((section) => section.startsWith(`${name} - `)) ?? "";

test("packages without a license file get the text of their README or their notice", () => {
  const packages = ["pg-types", "pgpass", "standardwebhooks"];
  const text = addMissingLicenses(
    `${HEAD}${packages.map((name) => `\n## ${name} - 1.0.0 (MIT)\n`).join("")}`,
  );
  for (const name of packages) expect(sectionOf(text, name)).toMatch(MIT);
  expect(sectionOf(text, "pg-types")).toContain("Brian M. Carlson");
  expect(sectionOf(text, "pgpass")).toContain("Hannes Hörl");
  expect(sectionOf(text, "standardwebhooks")).toContain("2023 Svix");
});

test("other sections stay as they are", () => {
  const text = `${HEAD}\n## one - 1.0.0 (MIT)\n\nCopyright\n\n## @two/three - 2.0.0 (ISC)\n\nCopyright\n`;
  expect(addMissingLicenses(text)).toBe(text);
  expect(addMissingLicenses("# Licenses\n")).toBe("# Licenses\n");
});

test.each([
  ["no README", "", "MIT"],
  ["a README that only names the license", "## License\n\nMIT\n", "MIT"],
])("a package without a license text fails the build: %s", (_title, readme, id) => {
  const text = `${HEAD}\n## unknown - 1.0.0 (${id})\n\n## other - 1.0.0 (MIT)\n\nCopyright\n`;
  expect(() => addMissingLicenses(text, () => readme)).toThrow("unknown has no license text");
});

test("the licenses of the phone chunk include that of its data", () => {
  const folder = temporaryFolder();
  const files = {
    "phone.licenses.md": "## libphonenumber-js - 1.0.0 (MIT)\n\nCopyright\n",
    "other.licenses.md": "## ky - 2.0.0 (MIT)\n\nCopyright\n",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  completeLicenses(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("phone.licenses.md")).toMatch(
    /^## libphonenumber-js [\s\S]+\n\n## Phone number data of Google's libphonenumber \(Apache-2\.0\)[\s\S]+TERMS AND CONDITIONS/,
  );
  expect(read("other.licenses.md")).toBe(files["other.licenses.md"]);
});
