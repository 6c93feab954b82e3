import fc from "fast-check";

/** The seed of properties: always the same, so that a run fails only because of a change. */
export const SEED = { seed: 1 };

export const fuzz = (numRuns: number) => ({ numRuns, ...SEED });

/** A text that is repeated when it is used, so that a report of a failure stays short. */
export class Repeated {
  readonly text: string;
  readonly length: number;

  constructor(text: string, length: number) {
    this.text = text;
    this.length = length;
  }

  toString(): string {
    return this.text.repeat(Math.ceil(this.length / this.text.length));
  }

  [fc.toStringMethod](): string {
    return `${this.length} code units of ${JSON.stringify(this.text)}`;
  }
}

/** Texts that inject markup, scripts or styles, or break a parser, a layout or the text direction. */
const HOSTILE_TEXTS = [
  "",
  "\u3164",
  "<img src=x onerror=alert(1)>",
  "</style><style>*{display:none}</style>",
  "{{constructor.constructor('alert(1)')()}}",
  "\tJaVaScRiPt:alert(1)",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "https://evil.example/x.png",
  "//evil.example/x.png",
  "https://user:password@evil.example/x.png",
  "red;background:url(//evil.example/x.png)",
  `a"}*{display:none}`,
  "Arial\\22}body{display:none",
  "@import '//evil.example/x.css'",
  "var(--x)",
  "#333333;}",
  "allow",
  "Allow",
  "__proto__",
  "constructor",
  "\u2066abc\u2069\u061C\u200F\u202E",
  "\u0007\u001B[31m\0",
  "\uD83D",
  "a\u0301\u0323\u0344\u212B",
  "+1 202 555 0143;ext=5?body=x",
  "00000000-0000-0000-0000-000000000000",
  "W".repeat(300),
];
const PUMPS = ["\u0301", "e\u0301", "\u200D", "🇪🇸", "👨‍👩‍👧‍👦", "\n", "x ", "9"];

const repeated = (lengths: readonly number[]) =>
  fc
    .record({
      text: fc.constantFrom(...HOSTILE_TEXTS.filter(Boolean), ...PUMPS),
      length: fc.constantFrom(...lengths),
    })
    .map(({ text, length }) => new Repeated(text, length));

/** Any text, often a hostile one, sometimes of `maxLength` code units. */
export const hostileText = (maxLength: number): fc.Arbitrary<string | Repeated> =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 15, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 4, arbitrary: repeated([100, 5000, 20_000]) },
    { weight: 1, arbitrary: repeated([maxLength]) },
  );
