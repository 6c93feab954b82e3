import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "../../src/contract/plain-text.ts";

test.each([
  ["Larkmere Dental", "plain words"],
  ["Zahnärzte am Köllnischen Park", "accents"],
  ["عيادة الحديقة לשיניים", "right-to-left scripts"],
  ["李牙医诊所", "Chinese"],
  ["👨‍👩‍👧‍👦 family care", "a family emoji, whose parts a zero-width joiner holds together"],
  ["می‌خواهم", "a zero-width non-joiner inside a Persian word"],
  ["one\n\ttwo", "line breaks and tabs"],
  ["<img src=x onerror=alert(1)>{{x}}", "markup, which is only ever shown as text"],
  ["", "nothing at all"],
])("%j stays as it is: %s", (text) => {
  expect(plainText(text)).toBe(text);
});

test.each([
  ["a\u0000b\u0007c\u001bd\u007fe\u009bf", "abcdef", "control characters"],
  ["\u202eevil\u202c \u2066x\u2069\u2067y\u2068z", "evil xyz", "marks that turn the direction"],
  ["one\r\ntwo", "one\ntwo", "the first half of a Windows line break"],
  ["a\ud83db\udc00c", "abc", "halves of characters"],
  ["Mu\u0308ller", "Müller", "accents that stand apart"],
])("%j becomes %j: %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("a text of 5,000 characters is whole, and a longer one is cut with a mark", () => {
  expect(plainText("x".repeat(5000))).toBe("x".repeat(5000));
  expect(plainText("x".repeat(5001))).toBe(`${"x".repeat(5000)}…`);
  expect(plainText("x".repeat(1_000_000))).toBe(`${"x".repeat(5000)}…`);
});

test("no character is cut through", () => {
  expect(plainText(`x${"😀".repeat(5000)}`)).toBe(`x${"😀".repeat(2499)}…`);
});

test("whatever comes in, what goes out is short, well formed and without controls", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const plain = plainText(text);
      expect(plain.isWellFormed()).toBe(true);
      expect(plain).not.toMatch(/(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
      expect(plainText(plain)).toBe(plain);
    }),
  );
});
