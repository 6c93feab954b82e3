import { expect, test } from "vitest";
import { firstMessage, issuesOf, measuredLogo, type Row, rowsOf } from "./lint-fixture.ts";

const NAME = "Kestrel Row Dental";
const alone = { show_location_name_in_header: false };

const PNG = "data:image/png;base64,AAAA";
type Measured = Parameters<typeof measuredLogo>[0];
const header = (changes: Measured) => ({ header: measuredLogo(changes) });
const footer = (changes: Measured) => ({ footer: measuredLogo(changes) });

const LOGO_ALONE: Row[] = [
  [
    "the word Logo",
    { ...alone, header_logo_alt: "Logo" },
    [`warning logo-alt-meaningless header_logo_alt = "${NAME}"`],
  ],
  ["the name, without the name next to it", { ...alone, header_logo_alt: NAME }, []],
  ["the name and “logo”, without the name", { ...alone, header_logo_alt: `${NAME} logo` }, []],
];

const FOOTER_ALTS: Row[] = [
  ...rowsOf("footer_logo_alt", [
    ["no alt text", "", `warning logo-alt-missing footer_logo_alt = "${NAME}"`],
    ...[
      "image",
      "Our company logo",
      "logo.png",
      "mark final.SVG",
      "IMG_2034",
      "…",
      "Header-Logo",
    ].map(
      (alt) =>
        [
          `the alt text “${alt}”`,
          alt,
          `error logo-alt-meaningless footer_logo_alt = "${NAME}"`,
        ] as const,
    ),
  ]),
  [
    "a name that looks meaningless",
    { footer_logo_alt: "The Image Clinic" },
    [],
    { record: { name: "The Image Clinic" } },
  ],
  ["a meaningless alt text without a logo", { footer_logo_url: "", footer_logo_alt: "image" }, []],
];

const REPEATS = 'logo-alt-repeats-name header_logo_alt = ""';
const ALTS_NEXT_TO_NAME = rowsOf("header_logo_alt", [
  ["no alt text next to the name", ""],
  ["the word Logo next to the name", "Logo", `note ${REPEATS}`],
  ["the name next to the name", NAME, `note ${REPEATS}`],
  ["a variation of the name next to the name", "Logo of KESTREL row dental", `warning ${REPEATS}`],
  ["a file name next to the name", "mark.png", 'error logo-alt-meaningless header_logo_alt = ""'],
]);

const URLS: Row[] = [
  ...rowsOf("header_logo_url", [
    [
      "a logo over http",
      " http://kestrel.example/mark.png",
      'warning logo-not-https header_logo_url = "https://kestrel.example/mark.png"',
    ],
    [
      "a URL without its scheme",
      "kestrel.example/mark.png",
      'error logo-invalid-url header_logo_url = "https://kestrel.example/mark.png"',
    ],
    [
      "a protocol-relative URL",
      "//cdn.example/mark.png",
      'error logo-invalid-url header_logo_url = "https://cdn.example/mark.png"',
    ],
    ["an image data: URL", PNG, "note logo-only-in-draft header_logo_url"],
  ]),
  ...rowsOf("footer_logo_url", [
    [
      "a logo on this computer",
      "http://localhost:5173/practice/logos/band.svg",
      "note logo-on-this-computer footer_logo_url",
    ],
    ["a javascript: URL", "javascript:alert(1)", 'error logo-invalid-url footer_logo_url = ""'],
    [
      "an HTML data: URL",
      "data:text/html,<b>logo</b>",
      'error logo-invalid-url footer_logo_url = ""',
    ],
  ]),
  ["no logos", { header_logo_url: "", footer_logo_url: " " }, []],
];

const IMAGES: Row[] = [
  ["a logo that is still loading", {}, [], { header: { state: "loading" } }],
  [
    "a broken logo",
    {},
    ['error logo-broken header_logo_url = ""'],
    { header: { state: "broken" } },
  ],
  [
    "a large image in the draft",
    { header_logo_url: PNG },
    ["warning logo-too-large header_logo_url", "note logo-only-in-draft header_logo_url"],
    header({ bytes: 100_001 }),
  ],
  [
    "a logo with too few pixels",
    {},
    ["warning logo-blurred header_logo_url header_logo_height = 50"],
    header({ width: 300, height: 100 }),
  ],
  [
    "a small SVG",
    { header_logo_url: "https://kestrel.example/mark.svg?v=2" },
    [],
    header({ width: 30, height: 20 }),
  ],
  [
    "an SVG without a size",
    { header_logo_url: "https://kestrel.example/mark.svg" },
    [],
    header({ width: 0, height: 0 }),
  ],
];

const MEASURED: [title: string, logo: "header" | "footer", measured: Measured, codes: string[]][] =
  [
    ["a logo of 200 kB", "header", { bytes: 200_000 }, []],
    ["a logo of more than 200 kB", "footer", { bytes: 200_001 }, ["too-large"]],
    ["a logo of unknown size", "footer", { bytes: null }, []],
    ["a logo twice as tall as wide", "header", { width: 150, height: 300 }, []],
    ["a logo more than twice as tall", "header", { width: 150, height: 301 }, ["too-tall"]],
    ["a logo more than 8 times as wide", "footer", { width: 1601, height: 200 }, ["too-wide"]],
    ["a logo too small to show sharply", "header", { width: 40, height: 30 }, ["blurred"]],
    ["a white wordmark", "header", { invisibleOn: ["light"] }, ["invisible-on-light"]],
    ["a navy wordmark", "footer", { invisibleOn: ["dark"] }, ["invisible-on-dark"]],
  ];

test.each(MEASURED)("%s", (_title, logo, measured, codes) => {
  expect(issuesOf({}, { [logo]: measuredLogo(measured) })).toEqual(
    codes.map((code) => `warning logo-${code} ${logo}_logo_url`),
  );
});

test.each([...LOGO_ALONE, ...FOOTER_ALTS, ...ALTS_NEXT_TO_NAME, ...URLS, ...IMAGES])(
  "%s",
  (_title, branding, issues, over) => {
    expect(issuesOf(branding, over)).toEqual(issues);
  },
);

test("the messages contain the measured values and what patients see", () => {
  expect(firstMessage({}, header({ bytes: 411_800 }))).toBe(
    "The header logo’s file is too large: 412 kB; a logo should have at most 200 kB.",
  );
  expect(firstMessage({}, { header: { state: "broken" } })).toBe(
    "The header logo does not load; patients see an empty space instead.",
  );
  expect(firstMessage(alone, { header: { state: "broken" } })).toBe(
    "The header logo does not load; patients see the name “Kestrel Row Dental” instead.",
  );
  expect(firstMessage({}, footer({ width: 100, height: 310 }))).toBe(
    "The footer logo is 3.1 times as tall as wide (100 × 310 px): at a height of 28 px it is only 9 px wide.",
  );
});
