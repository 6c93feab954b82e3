import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const PLUGIN = fileURLToPath(
  new URL("../../../public/wordpress/web-scheduler.php", import.meta.url),
);
const STUBS = fileURLToPath(new URL("wordpress-stubs.php", import.meta.url));
const hasPhp = spawnSync("php", ["--version"]).status === 0;

interface Result {
  markup: string;
  settings: Record<string, string>;
  enqueued: string[];
}

/** Runs the shortcode in PHP. `atts` is as WordPress parses it. */
function shortcode(atts: unknown, option: unknown = OPTION, content: string | null = null): Result {
  const input = JSON.stringify({ atts, option, content });
  const { stdout, stderr } = spawnSync("php", ["-d", "display_errors=stderr", STUBS, PLUGIN], {
    input,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

const attribute = ({ markup }: Result, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];

const OPTION = {
  "base-url": "https://api.example",
  "submit-url": "https://practice.example/requests/",
  "privacy-url": "https://practice.example/privacy/",
  origins: "https://other-api.example\nhttps://forms.example:8443",
};
const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";

describe.skipIf(!hasPhp)("the WordPress shortcode (needs PHP)", () => {
  test("prints the element with the administrator's addresses", () => {
    const { markup, enqueued } = shortcode({ "location-id": ID, phone: "+15550100" });
    expect(markup).toBe(
      `<div class="web-scheduler-inline"><web-scheduler location-id="${ID}" phone="+15550100"` +
        ' base-url="https://api.example" submit-url="https://practice.example/requests/"' +
        ' privacy-url="https://practice.example/privacy/">' +
        '<a href="tel:+15550100">Call us to book</a></web-scheduler></div>',
    );
    expect(enqueued).toEqual(["https://cdn.example/web-scheduler-1.0.0-rc.1.js"]);
  });

  test("without settings, there are no addresses, whatever the shortcode says", () => {
    const atts = { "base-url": "https://evil.example", "submit-url": "https://evil.example/" };
    for (const option of [null, "", [], { origins: "" }, { origins: ["https://evil.example"] }]) {
      expect(shortcode(atts, option).markup).not.toMatch(/-url=/);
    }
  });

  test.each([
    ["https://other-api.example"],
    ["https://other-api.example/v2"],
    ["HTTPS://OTHER-API.example/"],
    ["https://other-api.example:443/x?y=z#w"],
    ["https://forms.example:8443/requests"],
  ])("an address of an allowed origin is used: %s", (url) => {
    expect(attribute(shortcode({ "submit-url": url }), "submit-url")).toBe(url);
  });

  test.each([
    "https://evil.example/",
    "http://other-api.example/",
    "https://forms.example/",
    "https://other-api.example.evil.example/",
    "https://other-api.example@evil.example/",
    "https://evil.example\\@other-api.example/",
    "https://other-api.example\\@evil.example/",
    "https://other-api.example:443@evil.example/",
    "https://evil.example/?https://other-api.example",
    "https://evil.example#@other-api.example/",
    "https://other-api.example\t.evil.example/",
    "https://other-api.example\n.evil.example/",
    "https://other-api.example%2eevil.example/",
    "https://other-api.example。evil.example/",
    "https://other-api.example./",
    " https://other-api.example.evil.example/",
    "https:/other-api.example/",
    "https:other-api.example/",
    "//other-api.example/",
    "/requests/",
    "javascript:alert(1)//https://other-api.example",
    "",
  ])("another address is replaced by the administrator's: %j", (url) => {
    const result = shortcode({ "base-url": url, "submit-url": url, "privacy-url": url });
    for (const name of ["base-url", "submit-url", "privacy-url"] as const) {
      expect(attribute(result, name)).toBe(OPTION[name]);
    }
  });

  test("unknown attributes are dropped, and values are escaped", () => {
    const { markup } = shortcode({
      phone: `"><script>alert(1)</script>`,
      onclick: "alert(1)",
      "data-base-url": "https://evil.example",
      "chunk-url": "https://evil.example",
      style: "color: red",
    });
    expect(markup).not.toMatch(/<script|onclick|data-base-url|chunk-url|style=/);
  });

  test.each([
    [["prefill-from-url"], " prefill-from-url"],
    [{ "idempotency-header": "1" }, " idempotency-header"],
    ["", ""],
  ])("flags with and without a value: %j", (atts, flags) => {
    const urls = ["base-url", "submit-url", "privacy-url"] as const;
    const addresses = urls.map((name) => ` ${name}="${OPTION[name]}"`).join("");
    expect(shortcode(atts).markup).toContain(`<web-scheduler${addresses}${flags}>`);
  });

  test("reserves no space for a dialog", () => {
    expect(shortcode({ mode: "popup" }).markup).toMatch(/^<web-scheduler /);
  });

  test("the settings keep valid addresses and origins only", () => {
    const { settings } = shortcode("", {
      "base-url": " https://api.example/v1 ",
      "submit-url": "javascript:alert(1)",
      "privacy-url": ["https://practice.example"],
      origins:
        "https://a.example/path\nB.example ftp://c.example  HTTPS://D.example:443 https://a.example",
      extra: "x",
    });
    expect(settings).toEqual({
      "base-url": "https://api.example/v1",
      "submit-url": "",
      "privacy-url": "",
      "slots-url": "",
      origins: "https://a.example\nhttps://d.example",
    });
  });
});
