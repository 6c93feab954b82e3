import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../../../src/contract/questions.ts";
import { suggestEmail, validateEmail } from "../../../src/form/text/email.ts";

const { maxLength } = QUESTIONS.email;

/** The stored address or the code of the error, with `~` and the suggestion. */
function answer(typed: string): string {
  const result = validateEmail(typed, maxLength);
  const suggestion = suggestEmail(typed);
  const stored = "value" in result ? String(result.value) : result.error.code;
  return suggestion ? `${stored} ~${suggestion}` : stored;
}

/** Each row is for something that no other row has: a sign, a provider, an ending, a script. */
const GROUPS: Record<string, [typed: string, expected: string][]> = {
  "an address": [
    ["ada@quill.example", "ada@quill.example"],
    ["ada.@quill.jp", "ada.@quill.jp"],
    ["ada@q.example", "ada@q.example"],
    ["jürgen@quill.example", "jürgen@quill.example"],
    ["ada@उदाहरण.परीक्षा", "ada@उदाहरण.परीक्षा"],
    ["ada@livex.com", "ada@livex.com"],
    ["ada@yahoo.ca", "ada@yahoo.ca"],
    ["ada@comcast.com", "ada@comcast.com"],
    ["ada@mail.com", "ada@mail.com"],
    ["ada@fmail.com", "ada@fmail.com"],
    ["ada@comcast.co", "ada@comcast.co"],
    ["ada@gmial.es", "ada@gmial.es"],
    ["ada@email.com", "ada@email.com"],
    ["ada@163.com", "ada@163.com"],
    ["ada@cloud.com", "ada@cloud.com"],
    ["_ada_@quill.example", "_ada_@quill.example"],
    ["ada@quill.xn--p1ai", "ada@quill.xn--p1ai"],
    ["ada@quill.cam", "ada@quill.cam"],
    ["ada@quill.ong", "ada@quill.ong"],
    ["ada@quill.new", "ada@quill.new"],
    ["ada@quill.vet", "ada@quill.vet"],
    ["ada@live.org", "ada@live.org"],
    ["ada@att.com", "ada@att.com"],
    ["ada@verizon.com", "ada@verizon.com"],
    ["Ada@GMAIL.com", "Ada@GMAIL.com"],
  ],
  "what is around an address, or typed for another sign": [
    ["ada@\u200Bquill.example", "ada@quill.example"],
    ["ada@quill\u00AD.example", "ada@quill.example"],
    ["ada＠quill．example", "ada@quill.example"],
    ["ada@quill。example", "ada@quill.example"],
    ["jose\u0301@quill.example", "josé@quill.example"],
    ["ada@quill.example,", "ada@quill.example"],
    ["//ada@quill.example=-", "ada@quill.example"],
    ["mailto:ada@quill.example?subject=Hello", "ada@quill.example"],
    ["Ada Quill <ada@quill.example>", "ada@quill.example"],
    ['"Quill, Ada" <ada@quill.example>;', "ada@quill.example"],
    ["ada @quill.example", "ada@quill.example"],
    ["ada@\nquill.example", "ada@quill.example"],
    ["ada@quill. example", "ada@quill.example"],
    ["“ada@quill.example”", "ada@quill.example"],
    ["[ada@quill.example].", "ada@quill.example"],
    ["• ada@quill.example", "ada@quill.example"],
    ["Email:ada@quill.example", "ada@quill.example"],
    ["Correo:ada@quill.example", "ada@quill.example"],
    ["Correo electrónico:ada@quill.example", "ada@quill.example"],
    ["correo electronico:ada@quill.example", "ada@quill.example"],
    ["البريد:ada@quill.example", "ada@quill.example"],
    ["You can reach me at: ada@quill.example", "ada@quill.example"],
    ["mailto:mailto:ada@quill.example", "ada@quill.example"],
    ["'ada@quill.example'", "ada@quill.example"],
    ["«ada@quill.example»", "ada@quill.example"],
    ["„ada@quill.example“", "ada@quill.example"],
    ["{ada@quill.example}", "ada@quill.example"],
    ["<ada@quill.example", "ada@quill.example"],
    ["`ada@quill.example`", "ada@quill.example"],
    ['*"ada@quill.example"*', "ada@quill.example"],
    ["ada@quill .example", "ada@quill.example"],
    ["o’neil@quill.example", "o'neil@quill.example"],
    ["ada@gmail.com (work)", "ada@gmail.com"],
    ["ada@gmail.com [no calls]", "ada@gmail.com"],
  ],
  nothing: [
    ["", "null"],
    [' "" ', "null"],
  ],
  "no name, or not one @": [
    ["ada@@quill.example", "email-at"],
    ["ada@quill bo@quill.example", "email-at"],
    ["ada@quill.example,@quill.example", "email-at"],
    ["Ada <>", "email-at"],
    ["@quill.example", "email-local"],
    [",\u200D.@a.aa", "email-local"],
    ["gmial.com", "email-at"],
  ],
  "two addresses": [
    ["a@quill.example;b@quill.example", "email-two"],
    ["<a@quill.example>, <b@quill.example>", "email-two"],
    ["a@quill.example,b@quill.example", "email-two"],
    ["a@quill.example b@quill.example", "email-two"],
    ["ada@gmail.com (or bo@gmail.com)", "email-two"],
  ],
  "blanks in the address": [
    ["ada quill@quill.example", "email-blank"],
    ["ada@quill.example. Thanks", "email-blank"],
    ["ada@qu\u200Dill.example", "email-blank"],
    ["ada@qu\u3164ill.example", "email-blank"],
  ],
  "a sign that no address has": [
    ["ada;quill@quill.example", "email-local"],
    ["ada:quill@quill.example", "email-local"],
    ["ada<quill@quill.example", "email-local"],
    ["ada>quill@quill.example", "email-local"],
    ["ada\\quill@quill.example", "email-local"],
    ['ada"quill@gmial.com', "email-local"],
    ["ada,quill@gmial.com", "email-local"],
    ["ada(quill@gmial.com", "email-local"],
    ["ada😀@quill.example", "email-local"],
    ["ada❤️‍🔥@quill.example", "email-local"],
    ["ada´@quill.example", "email-local"],
    ["ada.@quill.example", "email-local"],
    ["ada…@quill.example", "email-local"],
  ],
  "no domain": [
    ["a*b@quill.example*", "email-domain"],
    ["ada@", "email-domain"],
    ["ada@quill", "email-domain"],
    ["ada@qu_ill.example", "email-domain"],
    ["ada@quill.e", "email-domain"],
    ["ada@quill.com1x", "email-domain"],
  ],
  "a typo that is no address": [
    ["ada@quill..example", "email-domain ~ada@quill.example"],
    ["ada@gmail.con", "email-domain ~ada@gmail.com"],
    ["ada@quill,example", "email-domain ~ada@quill.example"],
    ["Ada.Q@gmial.com123", "email-domain ~Ada.Q@gmail.com"],
    ["Ada.Q@gmailcom", "email-domain ~Ada.Q@gmail.com"],
    ["Ada.Q@larkmere-dental.ogr", "email-domain ~Ada.Q@larkmere-dental.org"],
    ["ada@att.nte", "email-domain ~ada@att.net"],
    ["ada@quill.edi", "email-domain ~ada@quill.edu"],
    ["ada@quill.gob", "email-domain ~ada@quill.gov"],
  ],
  "a likely typo of a provider or an ending": [
    ["Ada.Q@erthlnk.net", "Ada.Q@erthlnk.net ~Ada.Q@earthlink.net"],
    ["Ada.Q@Gmial.Com", "Ada.Q@Gmial.Com ~Ada.Q@gmail.com"],
    ["Ada.Q@homtail.co.uk", "Ada.Q@homtail.co.uk ~Ada.Q@hotmail.co.uk"],
    ["ada@gmail.cm", "ada@gmail.cm ~ada@gmail.com"],
    ["Ada.Q@outllook.es", "Ada.Q@outllook.es ~Ada.Q@outlook.es"],
    ["Ada.Q@icould.com", "Ada.Q@icould.com ~Ada.Q@icloud.com"],
    ["ada@googlemai.com", "ada@googlemai.com ~ada@googlemail.com"],
    ["ada@protonmai.com", "ada@protonmai.com ~ada@protonmail.com"],
    ["ada@btinterne.com", "ada@btinterne.com ~ada@btinternet.com"],
    ["ada@rocketmai.com", "ada@rocketmai.com ~ada@rocketmail.com"],
    ["ada@bellsout.net", "ada@bellsout.net ~ada@bellsouth.net"],
    ["ada@verizo.net", "ada@verizo.net ~ada@verizon.net"],
    ["ada@ymai.com", "ada@ymai.com ~ada@ymail.com"],
    ["ada@att.ne", "ada@att.ne ~ada@att.net"],
    ["ada@msn.co", "ada@msn.co ~ada@msn.com"],
    ["(ada@gmial.com)", "ada@gmial.com ~ada@gmail.com"],
    ["ada@live.om", "ada@live.om ~ada@live.com"],
    ["ada@yahoo.edu", "ada@yahoo.edu ~ada@yahoo.com"],
    ["ada@comcast.org", "ada@comcast.org ~ada@comcast.net"],
    ["ada@sbcglobal.com", "ada@sbcglobal.com ~ada@sbcglobal.net"],
    ["ada@aol.net", "ada@aol.net ~ada@aol.com"],
    ["ada@gmail.com.com", "ada@gmail.com.com ~ada@gmail.com"],
    ["ada@hotmail.con.mx", "ada@hotmail.con.mx ~ada@hotmail.com.mx"],
    ["www.ada@gmail.com", "www.ada@gmail.com ~ada@gmail.com"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("%j: %s", (typed, expected) => {
    expect(answer(typed)).toBe(expected);
  });
});

const LONGEST = `${"a".repeat(240)}@quill.example`;

test.each([
  ["254 characters", ` ${LONGEST} `, LONGEST],
  ["255 characters", `a${LONGEST}`, "too-long"],
  ["signs, up to 508 characters", `${'"'.repeat(491)}ada@quill.example`, "ada@quill.example"],
  ["signs, in 509 characters", `${'"'.repeat(492)}ada@quill.example`, "too-long"],
  ["10,000 characters", `ada@${"gmial".repeat(2000)}.com`, "too-long"],
  ["a label of 63 characters", `ada@${"a".repeat(63)}.example`, `ada@${"a".repeat(63)}.example`],
  ["a label of 64 characters", `ada@${"a".repeat(64)}.example`, "email-domain"],
  ["a domain of 60", `a@${"q".repeat(56)}.con`, `email-domain ~a@${"q".repeat(56)}.com`],
  ["a domain of 61", `a@${"q".repeat(57)}.con`, "email-domain"],
])("%s", (_label, typed, expected) => {
  expect(answer(typed)).toBe(expected);
});

test("the error for a long address has the limit", () => {
  expect(validateEmail(`a${LONGEST}`, maxLength)).toEqual({
    error: { code: "too-long", limit: 254 },
  });
});
