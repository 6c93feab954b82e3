import fc from "fast-check";

const {
  FULL,
  FUZZ_FACTOR = FULL === "1" ? "10" : "1",
  FUZZ_SEED = FULL === "1" ? "" : "1",
} = process.env;

/**
 * The seed of properties: always the same in `npm test`, so that a run fails only because of a change;
 * another one in each `npm run test:all`. `FUZZ_SEED` sets it; empty, each run has another one.
 */
export const SEED: { seed?: number } = FUZZ_SEED ? { seed: Number(FUZZ_SEED) } : {};

/**
 * Options of a fast-check property, for `runs` runs in `npm test` and ten times as many in
 * `npm run test:all`; `FUZZ_FACTOR` multiplies them. When a property fails, fast-check prints its
 * seed and the smallest values that it found.
 */
export const fuzz = (runs: number) => ({
  numRuns: Math.ceil(runs * Number(FUZZ_FACTOR)),
  ...SEED,
});

/** The timeout of a test that takes at most `seconds` in `npm test`, in milliseconds. */
export const fuzzTimeout = (seconds: number) => seconds * 1000 * Math.max(1, Number(FUZZ_FACTOR));

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
  " ",
  "\u200B",
  "\u3164",
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "</style><style>*{display:none}</style>",
  `"><svg onload=alert(1)>`,
  "{{constructor.constructor('alert(1)')()}}",
  "javascript:alert(1)",
  "\tJaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "vbscript:msgbox(1)",
  "https://evil.example/x.png",
  "//evil.example/x.png",
  "https://user:password@evil.example/x.png",
  "https://evil.example/\u202Egnp.exe",
  "url(//evil.example/x.png)",
  "red;background:url(//evil.example/x.png)",
  `a"}*{display:none}`,
  "a;position:fixed;inset:0",
  "Arial\\22}body{display:none",
  "@import '//evil.example/x.css'",
  "var(--x)",
  "expression(alert(1))",
  "#33333",
  "#333333;}",
  "/*",
  "allow",
  "Allow",
  "__proto__",
  "constructor",
  "toString",
  "abc\u202Edef",
  "\u2066abc\u2069\u061C\u200F",
  "a\0b",
  "\u0007\u001B[31m",
  "\uD83D",
  "\uDE00x",
  "a\u0301\u0323\u0344\u212B",
  "\uFDFA\uFDFA",
  "tel:+12025550143",
  "+1 202 555 0143;ext=5?body=x",
  "*#06#",
  "+12025550143",
  "00000000-0000-0000-0000-000000000000",
  "9".repeat(400),
  "W".repeat(300),
];

const repeated = (lengths: readonly number[]) =>
  fc
    .record({
      text: fc.oneof(
        fc.constantFrom(...HOSTILE_TEXTS.filter(Boolean)),
        fc.constantFrom(
          "\u0301",
          "e\u0301",
          "\u0301\u0323",
          "\u200D",
          "🇪🇸",
          "👨‍👩‍👧‍👦",
          "\n",
          "x ",
        ),
      ),
      length: fc.constantFrom(...lengths),
    })
    .map(({ text, length }) => new Repeated(text, length));

/** Any text, often a hostile one. */
export const shortText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...HOSTILE_TEXTS), { maxLength: 4 })
      .map((parts) => parts.join("")),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((codes) => String.fromCharCode(...codes)),
  },
);

/** Any text, often a hostile one, sometimes of `maxLength` code units. */
export const hostileText = (maxLength: number): fc.Arbitrary<string | Repeated> =>
  fc.oneof(
    { weight: 30, arbitrary: shortText },
    { weight: 4, arbitrary: repeated([100, 5000, 20_000]) },
    { weight: 1, arbitrary: repeated([maxLength]) },
  );
