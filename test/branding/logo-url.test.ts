import { expect, test } from "vitest";
import { logoUrl } from "../../src/branding/logo-url.ts";

const MAX_LENGTH_URL = `https://cdn.example/${"x".repeat(2048 - "https://cdn.example/".length)}`;

test.each([
  ["https://cdn.example/logo.svg", "https://cdn.example/logo.svg"],
  ["http://localhost:5173/practice/logo.svg", "http://localhost:5173/practice/logo.svg"],
  ["HTTPS://CDN.example/Logo.PNG?v=2#x", "https://cdn.example/Logo.PNG?v=2#x"],
  ["  https://cdn.example/logo.png\n", "https://cdn.example/logo.png"],
  ["https://cdn.example/our logo.png", "https://cdn.example/our%20logo.png"],
  ['https://cdn.example/"><script>', "https://cdn.example/%22%3E%3Cscript%3E"],
  [MAX_LENGTH_URL, MAX_LENGTH_URL],
])("accepts %j as %s", (text, url) => {
  expect(logoUrl(text)).toBe(url);
});

test.each([
  "",
  "logo.png",
  "/logo.png",
  "//cdn.example/logo.png",
  "\\\\cdn.example\\logo.png",
  "https:/cdn.example/logo.png",
  "https://",
  "javascript:alert(1)",
  "JavaScript:alert(1)//https://cdn.example",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/png;base64,iVBORw0KGgo=",
  "https://user@cdn.example/logo.png",
  "https://user:secret@cdn.example/logo.png",
  "https://:secret@cdn.example/logo.png",
  `${MAX_LENGTH_URL}x`,
])("rejects %j", (text) => {
  expect(logoUrl(text)).toBeNull();
});
