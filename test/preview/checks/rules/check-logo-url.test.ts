import { test } from "vitest";
import { expectIssues, type Rows } from "./lint-fixture.ts";

const png = (bytes: number) => `data:image/png;base64,${"A".repeat(Math.ceil((bytes * 4) / 3))}`;

const ROWS: Rows = {
  "a logo over http": {
    branding: { header_logo_url: " http://kestrel.example/mark.png" },
    issues: [
      [
        "warning logo-not-https header_logo_url",
        { header_logo_url: "https://kestrel.example/mark.png" },
      ],
    ],
  },
  "a logo on this computer": {
    branding: { footer_logo_url: "http://localhost:5173/practice/logos/band.svg" },
    issues: [["note logo-on-this-computer footer_logo_url", null]],
  },
  "a URL without its scheme": {
    branding: { header_logo_url: "kestrel.example/mark.png" },
    issues: [
      [
        "error logo-invalid-url header_logo_url",
        { header_logo_url: "https://kestrel.example/mark.png" },
      ],
    ],
  },
  "a protocol-relative URL": {
    branding: { header_logo_url: "//cdn.example/mark.png" },
    issues: [
      [
        "error logo-invalid-url header_logo_url",
        { header_logo_url: "https://cdn.example/mark.png" },
      ],
    ],
  },
  "a javascript: URL": {
    branding: { footer_logo_url: "javascript:alert(1)" },
    issues: [["error logo-invalid-url footer_logo_url", { footer_logo_url: "" }]],
  },
  "an HTML data: URL": {
    branding: { footer_logo_url: "data:text/html,<b>logo</b>" },
    issues: [["error logo-invalid-url footer_logo_url", { footer_logo_url: "" }]],
  },
  "an image data: URL": {
    branding: { header_logo_url: png(90_000) },
    issues: [["note logo-only-in-draft header_logo_url", null]],
  },
  "no logos": { branding: { header_logo_url: "", footer_logo_url: " " }, issues: [] },
};

test.each(Object.entries(ROWS))("%s", (_title, row) => {
  expectIssues(row);
});
