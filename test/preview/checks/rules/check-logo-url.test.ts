import { test } from "vitest";
import { expectFound, type Rows } from "./lint-fixture.ts";

const png = (bytes: number) => `data:image/png;base64,${"A".repeat(Math.ceil((bytes * 4) / 3))}`;

const ROWS: Rows = {
  "a logo over http": {
    branding: { header_logo_url: " http://kestrel.example/mark.png" },
    found: [
      [
        "warns logo-not-https header_logo_url",
        { header_logo_url: "https://kestrel.example/mark.png" },
      ],
    ],
  },
  "a logo on this computer": {
    branding: { footer_logo_url: "http://localhost:5173/practice/logos/band.svg" },
    found: [["note logo-on-this-computer footer_logo_url", null]],
  },
  "an address without its https": {
    branding: { header_logo_url: "kestrel.example/mark.png" },
    found: [
      [
        "fails logo-not-an-address header_logo_url",
        { header_logo_url: "https://kestrel.example/mark.png" },
      ],
    ],
  },
  "an address that begins with two slashes": {
    branding: { header_logo_url: "//cdn.example/mark.png" },
    found: [
      [
        "fails logo-not-an-address header_logo_url",
        { header_logo_url: "https://cdn.example/mark.png" },
      ],
    ],
  },
  "a script for a logo": {
    branding: { footer_logo_url: "javascript:alert(1)" },
    found: [["fails logo-not-an-address footer_logo_url", { footer_logo_url: "" }]],
  },
  "a page kept in the draft": {
    branding: { footer_logo_url: "data:text/html,<b>logo</b>" },
    found: [["fails logo-not-an-address footer_logo_url", { footer_logo_url: "" }]],
  },
  "a picture kept in the draft": {
    branding: { header_logo_url: png(90_000) },
    found: [["note logo-only-in-draft header_logo_url", null]],
  },
  "no logos": { branding: { header_logo_url: "", footer_logo_url: " " }, found: [] },
};

test.each(Object.entries(ROWS))("%s", (_, row) => {
  expectFound(row);
});
