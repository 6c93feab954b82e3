import { expect, test } from "vitest";
import { FIELDS } from "../../../src/contract/fields.ts";
import { validateEmail } from "../../../src/form/email/email.ts";

const validate = (input: string) => validateEmail(input, FIELDS.email.maxLength);

const LONGEST = `${"a".repeat(240)}@quill.example`;

test.each([
  ["a plain address", "ada@quill.example", "ada@quill.example"],
  ["upper case, which is kept", "Ada@Quill.Example", "Ada@Quill.Example"],
  ["an apostrophe", "o'neil@quill.example", "o'neil@quill.example"],
  ["a tag", "ada+dentist@quill.example", "ada+dentist@quill.example"],
  ["dots", "a.b.c@quill.example", "a.b.c@quill.example"],
  [
    "a dot before the @, which some old providers allowed",
    "ada.@quill.example",
    "ada.@quill.example",
  ],
  ["a hyphen and an underscore", "a-b_c@quill.example", "a-b_c@quill.example"],
  ["an exclamation mark", "a!b@quill.example", "a!b@quill.example"],
  ["a slash and an equals sign", "a/b=c@quill.example", "a/b=c@quill.example"],
  ["only digits before the @", "12345@quill.example", "12345@quill.example"],
  ["one letter", "a@quill.example", "a@quill.example"],
  ["subdomains", "ada@mail.uk.quill.example", "ada@mail.uk.quill.example"],
  ["a hyphen in the domain", "ada@quill-larkmere.example", "ada@quill-larkmere.example"],
  ["a digit in the domain", "ada@4quill.example", "ada@4quill.example"],
  ["a long top-level domain", "ada@quill.museum", "ada@quill.museum"],
  ["an umlaut in the domain", "ada@bücher.example", "ada@bücher.example"],
  ["a Punycode domain", "ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  ["an umlaut before the @", "jürgen@quill.example", "jürgen@quill.example"],
  ["a Chinese address", "用户@例子.测试", "用户@例子.测试"],
  ["an Arabic domain", "ada@مثال.إختبار", "ada@مثال.إختبار"],
  ["a Devanagari domain with combining marks", "ada@उदाहरण.परीक्षा", "ada@उदाहरण.परीक्षा"],
  ["an emoji before the @", "🦷@quill.example", "🦷@quill.example"],
  ["surrounding spaces", "  ada@quill.example ", "ada@quill.example"],
  ["a surrounding tab and line break", "\tada@quill.example\r\n", "ada@quill.example"],
  ["a no-break space", "ada@quill.example\u00A0", "ada@quill.example"],
  ["a trailing zero-width space", "ada@quill.example\u200B", "ada@quill.example"],
  ["a zero-width space inside", "ada@\u200Bquill.example", "ada@quill.example"],
  ["a soft hyphen", "ada@quill\u00AD.example", "ada@quill.example"],
  ["a leading direction mark", "\u200Fada@quill.example", "ada@quill.example"],
  ["full-width punctuation", "ada＠quill．example", "ada@quill.example"],
  ["full-width letters", "ａｄａ@quill.example", "ada@quill.example"],
  ["an ideographic full stop", "ada@quill。example", "ada@quill.example"],
  ["a combining accent", "jose\u0301@quill.example", "josé@quill.example"],
  ["a trailing period", "ada@quill.example.", "ada@quill.example"],
  ["a trailing comma", "ada@quill.example,", "ada@quill.example"],
  ["a mailto: link", "mailto:ada@quill.example", "ada@quill.example"],
  ["a mailto: link with a subject", "mailto:ada@quill.example?subject=Hello", "ada@quill.example"],
  ["a display name", "Ada Quill <ada@quill.example>", "ada@quill.example"],
  ["a quoted display name", '"Quill, Ada" <ada@quill.example>;', "ada@quill.example"],
  ["angle brackets", "< ada@quill.example >", "ada@quill.example"],
  ["a space before the @", "ada @quill.example", "ada@quill.example"],
  ["a space after the @", "ada@ quill.example", "ada@quill.example"],
  ["a line break after the @", "ada@\nquill.example", "ada@quill.example"],
  ["a space after a dot", "ada@quill. example", "ada@quill.example"],
  ["spaces around a dot", "ada . quill@quill . example", "ada.quill@quill.example"],
  ["quotation marks", '"ada@quill.example"', "ada@quill.example"],
  ["curly quotation marks", "“ada@quill.example”", "ada@quill.example"],
  ["an opening quotation mark", '"ada@quill.example', "ada@quill.example"],
  ["parentheses", "(ada@quill.example)", "ada@quill.example"],
  ["brackets and a period", "[ada@quill.example].", "ada@quill.example"],
  ["asterisks", "*ada@quill.example*", "ada@quill.example"],
  ["an exclamation mark at the end", "ada@quill.example!", "ada@quill.example"],
  ["a bullet", "• ada@quill.example", "ada@quill.example"],
  ["a label", "Email: ada@quill.example", "ada@quill.example"],
  ["a label without a space", "E-mail:ada@quill.example", "ada@quill.example"],
  ["a Spanish label", "Correo electrónico: ada@quill.example", "ada@quill.example"],
  ["254 characters", LONGEST, LONGEST],
  ["254 characters with surrounding spaces", ` ${LONGEST} `, LONGEST],
  ["an empty string", "", null],
  ["only whitespace", "  \t", null],
  ["only zero-width characters", "\u200B\uFEFF", null],
])("accepts %s: %j", (_label, input, value) => {
  expect(validate(input)).toEqual({ value });
});

test.each([
  ["a word", "ada", "email-at"],
  ["a domain", "quill.example", "email-at"],
  ["two @ signs", "ada@@quill.example", "email-at"],
  ["two separate @ signs", "ada@quill@example.example", "email-at"],
  ["two addresses separated by a semicolon", "a@quill.example;b@quill.example", "email-two"],
  ["two addresses separated by a slash", "a@quill.example / b@quill.example", "email-two"],
  ["two addresses and a word", "a@quill.example or b@quill.example", "email-two"],
  ["two addresses in brackets", "<a@quill.example>, <b@quill.example>", "email-two"],
  ["a comma before the @", "ada,quill@quill.example", "email-local"],
  ["a semicolon before the @", "ada;quill@quill.example", "email-local"],
  ["a colon before the @", "ada:quill@quill.example", "email-local"],
  ["an angle bracket before the @", "ada<quill@quill.example", "email-local"],
  ["two dots in a row before the @", "ada..quill@quill.example", "email-local"],
  ["quotation marks before the @", 'ada"quill"@quill.example', "email-local"],
  ["a top-level domain with a digit", "ada@quill.com1", "email-domain"],
  ["a zero instead of the letter O", "ada@quill.c0m", "email-domain"],
  ["a phone number", "2025550143", "email-at"],
  ["a URL", "https://quill.example/", "email-at"],
  ["two words", "ada quill@quill.example", "email-blank"],
  ["two addresses separated by a comma", "a@quill.example, b@quill.example", "email-two"],
  ["a quoted local part with a space", '"ada quill"@quill.example', "email-blank"],
  ["a word after the address", "ada@quill.example please", "email-blank"],
  ["a sentence after the address", "ada@quill.example. Thanks", "email-blank"],
  ["a zero-width joiner inside", "ada@qu\u200Dill.example", "email-blank"],
  ["a Hangul filler inside", "ada@qu\u3164ill.example", "email-blank"],
  ["empty angle brackets", "Ada <>", "email-at"],
  ["nothing before the @", "@quill.example", "email-name"],
  ["only an @ sign", "@", "email-name"],
  ["nothing after the @", "ada@", "email-domain"],
  ["no dot in the domain", "ada@quill", "email-domain"],
  ["only a dot in the domain", "ada@.", "email-domain"],
  ["a leading dot in the domain", "ada@.example", "email-domain"],
  ["two dots in a row in the domain", "ada@quill..example", "email-domain"],
  ["a comma instead of the dot", "ada@quill,example", "email-domain"],
  ["a leading hyphen in the domain", "ada@-quill.example", "email-domain"],
  ["a trailing hyphen in a domain label", "ada@quill-.example", "email-domain"],
  ["an underscore in the domain", "ada@qu_ill.example", "email-domain"],
  ["a slash in the domain", "ada@quill.example/x", "email-domain"],
  ["a one-letter top-level domain", "ada@quill.e", "email-domain"],
  ["an IP address", "ada@192.0.2.1", "email-domain"],
  ["an IP address in brackets", "ada@[192.0.2.1]", "email-domain"],
  ["a port", "ada@quill.example:25", "email-domain"],
  ["an emoji in the domain", "ada@🦷.example", "email-domain"],
  ["a lone surrogate in the domain", "ada@\uD83D.example", "email-domain"],
  ["a domain label of 64 characters", `ada@${"a".repeat(64)}.example`, "email-domain"],
  ["255 characters", `a${LONGEST}`, "too-long"],
  ["10,000 characters", "a".repeat(10_000), "too-long"],
  ["10,000 @ signs", "@".repeat(10_000), "too-long"],
])("rejects %s: %j", (_label, input, code) => {
  expect(validate(input)).toMatchObject({ error: { code } });
});

test("the error for a long address has the limit", () => {
  expect(validate(`a${LONGEST}`)).toEqual({ error: { code: "too-long", limit: 254 } });
});

test.each(["(\u200f.@a.aa", ",\u200d.@a.aa", '"\u200e.@a.aa'])(
  "an accepted address is accepted again: %j",
  (input) => {
    const result = validate(input);
    if ("value" in result && result.value !== null) expect(validate(result.value)).toEqual(result);
    else expect(result).toHaveProperty("error");
  },
);
