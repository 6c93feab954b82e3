import { expect, test } from "vitest";
import { normalizeLine, normalizeText } from "../../../src/form/text/normalize.ts";

const BOTH = [normalizeLine, normalizeText];

test.each([
  [" Ada\u00A0 ", "Ada"],
  ["\u200B\u2060 \uFEFF", ""],
  ["\u3164Ada\u2800", "Ada"],
  ["Ada\u0000\u202EQuill\u2069", "AdaQuill"],
  ["Ada\uD83D", "Ada\uFFFD"],
  ["Jose\u0301", "José"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
])("%j becomes %j, in one line and in several", (input, output) => {
  for (const normalize of BOTH) expect(normalize(input)).toBe(output);
});

test("one line has single spaces and no layout characters", () => {
  expect(normalizeLine("Ada \t\r\n\u2028 Qu\u00ADill")).toBe("Ada Quill");
});

test("several lines keep their spaces, and have one kind of line break", () => {
  expect(normalizeText("\na  b\r\nc\rd\u2028e\u2029f\n")).toBe("a  b\nc\nd\ne\nf");
});

test("at most 30 combining marks on a letter are kept, also of those that NFC decomposes", () => {
  for (const normalize of BOTH) {
    expect(normalize(`q${"\u0316".repeat(31)}`)).toBe(`q${"\u0316".repeat(30)}`);
    expect(normalize(`q${"\u0344".repeat(30)}`)).toBe(`q${"\u0308\u0301".repeat(15)}`);
  }
});

test("text of more than 100,000 characters stays as it is", () => {
  const longest = `e\u0301${"x".repeat(99_998)}`;
  for (const normalize of BOTH) {
    expect(normalize(longest)).toBe(longest.normalize("NFC"));
    expect(normalize(` ${longest} `)).toBe(longest.normalize("NFC"));
    expect(normalize(`${longest}x`)).toBe(`${longest}x`);
    expect(normalize(` ${longest}x`)).toBe(` ${longest}x`);
  }
});
