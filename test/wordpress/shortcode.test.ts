import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/embed/api/version.ts";
import { ENVIRONMENTS, type Result } from "./run-plugin.ts";

const attribute = ({ markup }: Result, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];

const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const OPTION = {
  "base-url": "https://api.example",
  "submit-url": "https://practice.example/requests/",
  "privacy-url": "https://practice.example/privacy/",
  origins: "https://other-api.example\nhttps://forms.example:8443",
};

describe.each(ENVIRONMENTS)("the WordPress plugin with $name", ({ isMissing, run }) => {
  if (isMissing) return test.skip(isMissing);

  /** Runs the shortcode. `atts` is as WordPress parses it. */
  const shortcode = (atts: unknown, option: unknown = OPTION, content: string | null = null) =>
    run({ atts, option, content });

  test("prints the element with the administrator's addresses", () => {
    const { markup, enqueued } = shortcode({ "location-id": ID, phone: "+15550100" });
    expect(markup).toBe(
      `<div class="web-scheduler-inline"><web-scheduler location-id="${ID}" phone="+15550100"` +
        ' base-url="https://api.example" submit-url="https://practice.example/requests/"' +
        ' privacy-url="https://practice.example/privacy/">' +
        '<a href="tel:+15550100">Call us to book</a></web-scheduler></div>',
    );
    expect(enqueued).toEqual([
      `https://practice.example/wp-content/plugins/web-scheduler/js/web-scheduler-${VERSION}.js`,
    ]);
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
    const used = attribute(shortcode({ "submit-url": url }), "submit-url");
    // WordPress writes the scheme in lower case.
    expect(used?.replace(/^https/i, "https")).toBe(url.replace(/^https/i, "https"));
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

  test("of unknown attributes only the names are printed, for the doctor, and values are escaped", () => {
    const { markup } = shortcode({
      phone: `"><script>alert(1)</script>`,
      onclick: "alert(1)",
      "data-base-url": "https://evil.example",
      api_url: "https://evil.example",
      "x y": "1",
      style: "color: red",
    });
    expect(markup).not.toMatch(/<script|onclick|evil| style|x y|red/);
    expect(markup).toContain(" data-base-url data-api-url data-style>");
  });

  test("only who can edit the page reads which attributes are unknown", () => {
    const atts = { api_url: "1", "<b>": "2" };
    expect(run({ atts, option: OPTION }).markup).not.toContain("note");
    const { markup } = run({ atts, option: OPTION, editor: true });
    expect(markup).toContain("does not know “api-url”, “&lt;b&gt;”.");
    expect(markup).toContain("It may have: location-id, ");
    expect(run({ atts: { phone: "+15550100" }, editor: true }).markup).not.toContain("note");
  });

  test("underscores and capital letters in names are understood", () => {
    expect(shortcode({ Heading_Level: "3", privacy_url: "" }).markup).toContain(
      ' heading-level="3"',
    );
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

  test("a privacy policy may be a page of the site itself, but not a receiver", () => {
    const url = "https://practice.example/a";
    const result = shortcode({ "privacy-url": url, "submit-url": url });
    expect(attribute(result, "privacy-url")).toBe(url);
    expect(attribute(result, "submit-url")).toBe(OPTION["submit-url"]);
  });

  test.each([
    [["ask-times"], " ask-times"],
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

  const TYPED = {
    "location-id": "10a3d96e",
    phone: "555 0100",
    "base-url": " https://api.example/v1 ",
    "submit-url": "javascript:alert(1)",
    "privacy-url": ["https://practice.example"],
    "slots-url": "http://slots.example/",
    origins:
      "https://a.example/path\nB.example ftp://c.example  HTTPS://D.example:443 https://a.example",
    extra: "x",
  };

  test("forms use only what is valid of the settings", () => {
    expect(shortcode("", TYPED).settings).toEqual({
      "location-id": "",
      phone: "",
      "base-url": "https://api.example/v1",
      "submit-url": "",
      "privacy-url": "",
      "slots-url": "",
      origins: "https://a.example\nhttps://d.example",
    });
    expect(shortcode("", { "base-url": "https://api.example/?x" }).settings["base-url"]).toBe("");
    const local = { "submit-url": "http://localhost:8080/requests/" };
    expect(shortcode("", local).settings).toMatchObject(local);
  });

  test("the settings page keeps what is wrong, and says what is wrong with it", () => {
    const { page } = run({ atts: "", option: TYPED });
    for (const [name, value, problem] of [
      ["location-id", "10a3d96e", "“10a3d96e” is not a location ID"],
      ["phone", "555 0100", "“555 0100” is not a number that every phone can dial"],
      ["submit-url", "javascript:alert(1)", "“javascript:alert(1)” is not a complete address"],
      ["slots-url", "http://slots.example/", "“http://slots.example/” begins with http://"],
      ["origins", "", "“ftp://c.example” is not a complete address"],
    ] as const) {
      expect(page).toContain(problem);
      expect(page).toContain(`id="${name}-problem"`);
      expect(page).toMatch(new RegExp(`id="${name}"[^>]* aria-invalid="true"`));
      if (value) expect(page).toContain(` value="${value}"`);
    }
    expect(page).toMatch(/id="base-url"[^>]* aria-invalid="false"/);
  });

  test("the block is the shortcode with the same attributes", () => {
    const block = { locationId: ID, phone: "+15550100", lang: "es", mode: "button" };
    const atts = { "location-id": ID, phone: "+15550100", lang: "es", mode: "button" };
    const result = run({ atts, block, option: OPTION });
    expect(result.block).toBe(result.markup);
    expect(result.block).toContain(`location-id="${ID}" phone="+15550100" lang="es" mode="button"`);
  });

  test("an attribute of the block that has no text is empty, and others are dropped", () => {
    const block = { locationId: { a: 1 }, phone: null, "base-url": "https://evil.example" };
    const result = run({ atts: "", block, option: OPTION });
    expect(result.block).toBe(result.markup);
  });

  test("the values of the block are escaped", () => {
    const block = { locationId: '"><script>alert(1)</script>', phone: "' onclick='alert(1)" };
    expect(run({ atts: "", block }).block).not.toMatch(/<script|' onclick/);
  });

  test("the settings page has a labelled and described field for every address, with escaped values", () => {
    const option = { "base-url": 'https://api.example/?"><script>', origins: "</textarea><b>" };
    const { page } = run({ atts: "", option });
    for (const id of [
      "location-id",
      "phone",
      "base-url",
      "submit-url",
      "privacy-url",
      "slots-url",
      "origins",
    ]) {
      expect(page).toContain(`<label for="${id}">`);
      expect(page).toMatch(
        new RegExp(` id="${id}"[^>]* aria-describedby="(${id}-problem )?${id}-help"`),
      );
      expect(page).toMatch(new RegExp(`<p class="description" id="${id}-help">[^<]{50,}</p>`));
      expect(page).toMatch(
        new RegExp(`<(input|textarea)[^>]* id="${id}" name="web_scheduler\\[${id}\\]"`),
      );
    }
    expect(page).toContain('name="option_page" value="web_scheduler"');
    expect(page).not.toMatch(/<script|<b>/);
  });
});

const own = ENVIRONMENTS.find(({ name }) => name.startsWith("WordPress"));

describe.skipIf(own?.isMissing)("in a post, with WordPress's own functions", () => {
  test.each([
    [`[web_scheduler location-id="${ID}" ask-times]`, "ask-times"],
    [`<!-- wp:web-scheduler/form {"locationId":"${ID}","mode":"popup"} /-->`, 'mode="popup"'],
    [`[web_scheduler location-id="${ID}"]<p>Call us</p>[/web_scheduler]`, "<p>Call us</p>"],
  ])("%s", (post, expected) => {
    const result = own?.run({ atts: "", post, option: OPTION });
    expect(result?.post).toMatch(new RegExp(`<web-scheduler location-id="${ID}"`));
    expect(result?.post).toContain(expected);
    expect(result?.post).toContain('base-url="https://api.example"');
  });
});
