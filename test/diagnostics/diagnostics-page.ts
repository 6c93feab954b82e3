import { DIAGNOSTICS } from "../../src/diagnostics/rows.ts";

const HEAD = `# Every code and its cure

<!-- Generated from src/diagnostics/rows.ts: npm run vitest -- test/diagnostics --update -->

The browser's console, [the doctor](doctor.md) and the event \`web-scheduler-diagnostic\` name these codes, and what
each is about. An **error** means that patients cannot use the form or that requests do not arrive, a **warning** that
a part does not work as intended, a **note** that it may be intended.
`;

/** The groups by the first digit of their codes. */
const GROUPS: Readonly<Record<string, string>> = {
  1: "The tag and its attributes",
  2: "Loading the location record",
  3: "The location record",
  4: "Sending a request",
  5: "What only the doctor finds",
  6: "Available times",
};

const SEVERITY_WORDS = { error: "Error", warning: "Warning", info: "Note" };

const ESSENTIAL = "`location-id`, `base-url` and `submit-url`";

const asMarkdown = (text: string) => text.replace(/<[^<>]+>/g, "`$&`");

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page of diagnostics, with one heading and anchor (`#ws101`) per code. */
export function diagnosticsPage(): string {
  const groups = Object.entries(GROUPS).map(([digit, title]) => {
    const own = Object.entries(DIAGNOSTICS).filter(([code]) => code.startsWith(`WS${digit}`));
    const entries = own.map(([code, { severity, essential, what, cure }]) => {
      const other =
        essential === severity
          ? ""
          : ` (${SEVERITY_WORDS[essential].toLowerCase()} for ${ESSENTIAL})`;
      const text = `*${SEVERITY_WORDS[severity]}*${other} **${capitalized(what)}.** ${cure}`;
      return `\n### ${code}\n\n${asMarkdown(text)}\n`;
    });
    return `\n## WS${digit}xx: ${title}\n${entries.join("")}`;
  });
  return HEAD + groups.join("");
}
