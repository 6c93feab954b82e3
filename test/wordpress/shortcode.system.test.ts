import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/settings/names.ts";
import { hasPhp, run } from "./run-plugin.ts";

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const OPTION = {
  "base-url": "https://api.example",
  "submit-url": "https://practice.example/requests/",
  "privacy-url": "https://practice.example/privacy/",
};

const shortcode = (atts: unknown, option: unknown = OPTION, content: string | null = null) =>
  run({ atts, option, content });

describe.skipIf(!hasPhp)("with PHP", () => {
  test("the shortcode prints the element with the administrator's addresses", () => {
    const { markup, enqueued } = shortcode({ "location-id": ID, phone: "+15550100" });
    expect(markup).toBe(
      `<div class="web-scheduler-inline"><web-scheduler location-id="${ID}" phone="+15550100"` +
        ' base-url="https://api.example" submit-url="https://practice.example/requests/"' +
        ' privacy-url="https://practice.example/privacy/">' +
        '<a href="tel:+15550100">Call us to book</a></web-scheduler></div>',
    );
    expect(enqueued).toEqual([
      `https://practice.example/wp-content/plugins/wordpress/js/web-scheduler-${VERSION}.js`,
    ]);
  });

  test("a shortcode and a block cannot set an address", () => {
    const atts = { "base-url": "https://evil.example", "submit-url": "https://evil.example/" };
    const block = { baseUrl: "https://evil.example", submitUrl: "https://evil.example/" };
    for (const option of [OPTION, null, "", []]) {
      const result = run({ atts, block, option });
      expect(result.markup + result.block).not.toContain("evil");
    }
    expect(run({ atts, option: OPTION }).markup).toContain('base-url="https://api.example"');
  });

  test("unknown attributes are not printed, and values are escaped", () => {
    const { markup } = shortcode({
      phone: `"><script>alert(1)</script>`,
      onclick: "alert(1)",
      "x y": "1",
      style: "color: red",
    });
    expect(markup).not.toMatch(/<script|onclick| style|x y|red/);
  });

  test("only who can edit the page reads which attributes are unknown", () => {
    const atts = { api_url: "1", "<b>": "2" };
    expect(run({ atts, option: OPTION }).markup).not.toContain("note");
    const { markup } = run({ atts, option: OPTION, editor: true });
    expect(markup).toContain("does not know “api-url”, “&lt;b&gt;”.");
    expect(markup).toContain("It may have: location-id, ");
    expect(run({ atts: { phone: "+15550100" }, editor: true }).markup).not.toContain("note");
  });

  test("underscores and capital letters in names are understood, and flags without a value", () => {
    const { markup } = shortcode({ Heading_Level: "3", 0: "ask-times" });
    expect(markup).toMatch(/ heading-level="3".* ask-times="1">/);
  });

  test("a form without a location has that of the settings, with its phone number", () => {
    const option = { ...OPTION, "location-id": ID, phone: "+15550100" };
    const own = ` location-id="${ID}" phone="+15550100"`;
    expect(shortcode("", option).markup).toContain(own);
    expect(shortcode({ "location-id": ID }, option).markup).toContain(own);
    expect(shortcode({ phone: "+15550101" }, option).markup).toContain('phone="+15550101"');
    const other = ID.replace("1", "2");
    const { markup } = shortcode({ "location-id": other }, option);
    expect(markup).toContain(` location-id="${other}"`);
    expect(markup).not.toContain("phone=");
  });

  test("content between the tags is shown where the form cannot be", () => {
    expect(shortcode("", OPTION, "<p>Call us</p><script>").markup).toMatch(
      /><p>Call us<\/p><\/web-scheduler>/,
    );
  });

  test("the block is the shortcode with the same attributes", () => {
    const block = { locationId: ID, phone: null, lang: "es", mode: "button", askTimes: true };
    const atts = { "location-id": ID, lang: "es", mode: "button", "ask-times": "1" };
    const result = run({ atts, block, option: OPTION });
    expect(result.block).toBe(result.markup);
    // Without a box, because a dialog needs no space.
    expect(result.block).toMatch(/^<web-scheduler .* lang="es" mode="button".* ask-times="1">/);
    const hostile = { locationId: '"><script>alert(1)</script>', phone: { a: 1 } };
    expect(run({ block: hostile }).block).not.toContain("<script");
  });

  const TYPED = {
    "location-id": "10a3d96e",
    phone: "555 0100",
    "base-url": " https://api.example/v1 ",
    "submit-url": "javascript:alert(1)",
    "privacy-url": ["https://practice.example"],
    "slots-url": "http://slots.example/",
    extra: "x",
  };

  test("the settings accept the ids of several locations", () => {
    const ids = `${ID}, ${ID.replace("1", "2")}`;
    expect(shortcode("", { "location-id": ids }).settings["location-id"]).toBe(ids);
    expect(shortcode("", { "location-id": `${ids}x` }).settings["location-id"]).toBe("");
  });

  test("forms use only what is valid of the settings", () => {
    expect(shortcode("", TYPED).settings).toEqual({
      "location-id": "",
      phone: "",
      "base-url": "https://api.example/v1",
      "submit-url": "",
      "privacy-url": "",
      "slots-url": "",
    });
    const local = {
      "base-url": "http://[::1]:8080/v1",
      "submit-url": "http://localhost:8080/requests/?x",
      "slots-url": "HTTP://127.0.0.1",
    };
    expect(shortcode("", local).settings).toMatchObject(local);
    const http = { "base-url": "http://api.example", "submit-url": "http://practice.example/" };
    const { settings } = run({ option: http, home: "http://practice.example" });
    expect(settings).toMatchObject({ "base-url": "http://api.example", "submit-url": "" });
  });

  test.each([
    "http://api.example/",
    "https://user@api.example/",
    "https://api.example\\@evil.example/",
    "https://api.example\t.evil.example/",
    "https:/api.example/",
    "//api.example/",
    "https://api.example/?x",
    "https://api.example/#x",
  ])("the settings do not accept the address %j", (url) => {
    expect(shortcode("", { "base-url": url }).settings["base-url"]).toBe("");
  });

  test("the settings page keeps what is wrong, and says what is wrong with it", () => {
    const { page } = run({ option: TYPED });
    for (const [name, problem] of [
      ["location-id", "“10a3d96e” is not a location ID"],
      ["phone", "“555 0100” is not a number that every phone can dial"],
      ["submit-url", "“javascript:alert(1)” is not a complete address"],
      ["slots-url", "“http://slots.example/” begins with http://"],
    ] as const) {
      expect(page).toContain(problem);
      expect(page).toContain(`id="${name}-problem"`);
      expect(page).toMatch(new RegExp(`id="${name}"[^>]* aria-invalid="true"`));
      expect(page).toContain(` value="${TYPED[name]}"`);
    }
    expect(page).toMatch(/id="base-url"[^>]* aria-invalid="false"/);
  });

  test("the settings page has a labelled and described field for every setting, escaped", () => {
    const { page } = run({ option: { "base-url": 'https://api.example/?"><script>' } });
    for (const id of ["location-id", "phone", "base-url", "submit-url", "privacy-url"]) {
      expect(page).toContain(`<label for="${id}">`);
      expect(page).toMatch(new RegExp(` id="${id}" name="web_scheduler\\[${id}\\]"`));
      expect(page).toMatch(new RegExp(` aria-describedby="(${id}-problem )?${id}-help"`));
    }
    expect(page).toContain('name="option_page" value="web_scheduler"');
    expect(page).not.toContain("<script");
  });
});
