import { expect, test } from "vitest";
import { validateEmail } from "../../../src/form/email/email.ts";
import { suggestEmail } from "../../../src/form/email/suggest-email.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmial.com123", "gmail.com"],
  ["prtonmal.com", "protonmail.com"],
  ["erthlnk.net", "earthlink.net"],
  ["gmai.com", "gmail.com"],
  ["gmil.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gmail.comm", "gmail.com"],
  ["gmail.es", "gmail.com"],
  ["gmail.co.uk", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["gmail,com", "gmail.com"],
  ["gmail..com", "gmail.com"],
  ["Gmial.Com", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmal.es", "hotmail.es"],
  ["homtail.co.uk", "hotmail.co.uk"],
  ["hotmail.con", "hotmail.com"],
  ["yaho.com", "yahoo.com"],
  ["yahooo.com", "yahoo.com"],
  ["yhaoo.com.mx", "yahoo.com.mx"],
  ["yahoo.co", "yahoo.com"],
  ["outlok.com", "outlook.com"],
  ["outllook.es", "outlook.es"],
  ["icould.com", "icloud.com"],
  ["iclod.com", "icloud.com"],
  ["icloud.co", "icloud.com"],
  ["protonmial.com", "protonmail.com"],
  ["sbcgloabl.net", "sbcglobal.net"],
  ["btinterent.com", "btinternet.com"],
  ["concast.net", "comcast.net"],
  ["comcast.ne", "comcast.net"],
  ["live.con", "live.com"],
  ["quill.cmo", "quill.com"],
  ["larkmere-dental.ogr", "larkmere-dental.org"],
  ["quill.nte", "quill.net"],
])("for %s it suggests %s", (domain, suggestion) => {
  expect(suggestEmail(`Ada.Q@${domain}`)).toBe(`Ada.Q@${suggestion}`);
});

test.each([
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "googlemail.com",
  "protonmail.com",
  "btinternet.com",
  "rocketmail.com",
  "comcast.net",
  "sbcglobal.net",
  "bellsouth.net",
  "earthlink.net",
  "verizon.net",
  "ymail.com",
])("suggests the provider %s if its last letter is missing", (provider) => {
  const [name = "", ending] = provider.split(".");
  expect(suggestEmail(`ada@${name.slice(0, -1)}.${ending}`)).toBe(`ada@${provider}`);
});

test.each(["att.net", "msn.com", "live.com", "aol.com"])(
  "suggests the short provider %s only if its ending is wrong",
  (provider) => {
    const [name = "", ending = ""] = provider.split(".");
    expect(suggestEmail(`ada@${name}.${ending.slice(0, -1)}`)).toBe(`ada@${provider}`);
    expect(suggestEmail(`ada@${name}x.${ending}`)).toBeNull();
  },
);

test.each([
  ["con", "com"],
  ["cmo", "com"],
  ["ocm", "com"],
  ["comm", "com"],
  ["coom", "com"],
  ["ccom", "com"],
  ["vom", "com"],
  ["xom", "com"],
  ["cpm", "com"],
  ["com1", "com"],
  ["com123", "com"],
  ["nte", "net"],
  ["nett", "net"],
  ["ogr", "org"],
  ["orgg", "org"],
])("for the ending .%s it suggests .%s, for any domain", (misspelling, ending) => {
  expect(suggestEmail(`ada@quill.${misspelling}`)).toBe(`ada@quill.${ending}`);
  expect(suggestEmail(`ada@quill.${misspelling}.example`)).toBeNull();
  expect(suggestEmail(`ada@quill.${misspelling}x`)).toBeNull();
});

test.each([
  "gmail.com",
  "GMAIL.COM",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.uk",
  "yahoo.com.br",
  "yahoo.ca",
  "ymail.com",
  "rocketmail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "hotmail.es",
  "outlook.com",
  "outlook.com.ar",
  "live.com",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "aol.com",
  "att.net",
  "comcast.net",
  "comcast.com",
  "verizon.net",
  "sbcglobal.net",
  "proton.me",
  "protonmail.ch",
  "pm.me",
  "gmx.de",
  "gmx.net",
  "web.de",
  "t-online.de",
  "mail.com",
  "fmail.com",
  "comcast.co",
  "gmial.es",
  "email.com",
  "mail.ru",
  "yandex.ru",
  "qq.com",
  "163.com",
  "naver.com",
  "orange.fr",
  "free.fr",
  "libero.it",
  "btinternet.com",
  "sky.com",
  "telefonica.net",
  "uol.com.br",
  "hey.com",
  "fastmail.com",
  "cloud.com",
  "hotmart.com",
  "horizon.net",
  "compact.com",
  "email.unc.edu",
  "gmail.quill.example",
  "quill.co",
  "quill.cm",
  "bücher.example",
])("suggests nothing for the valid domain %s", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeNull();
});

test.each([
  ["an empty string", ""],
  ["no @ sign", "gmial.com"],
  ["nothing before the @", "@gmial.com"],
  ["nothing after the @", "ada@"],
  ["a property of every object", "ada@constructor"],
  ["__proto__ as domain", "ada@__proto__.com"],
  ["10,000 characters", `ada@${"gmial".repeat(2000)}.com`],
])("suggests nothing for %s", (_label, input) => {
  expect(suggestEmail(input)).toBeNull();
});

test("removes the display name and punctuation", () => {
  expect(suggestEmail(" Ada <ada@gmial.com>, ")).toBe("ada@gmail.com");
});

test("a likely typo is still a valid address", () => {
  expect(validateEmail("ada@gmial.com", 254)).toEqual({ value: "ada@gmial.com" });
});

test("a suggestion is a valid address without a further suggestion", () => {
  const suggestion = suggestEmail("ada@gmial.con") ?? "";
  expect(validateEmail(suggestion, 254)).toEqual({ value: "ada@gmail.com" });
  expect(suggestEmail(suggestion)).toBeNull();
});

test("suggests for a domain of up to 60 characters", () => {
  const name = "q".repeat(56);
  expect(suggestEmail(`a@${name}.con`)).toBe(`a@${name}.com`);
  expect(suggestEmail(`a@${name}q.con`)).toBeNull();
});
