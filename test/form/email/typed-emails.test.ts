import { describe, expect, test } from "vitest";
import { FIELDS } from "../../../src/contract/fields.ts";
import { validateEmail } from "../../../src/form/email/email.ts";
import { suggestEmail } from "../../../src/form/email/suggest-email.ts";

/** The stored address or the code of the error, with `~` and the suggestion. */
function answer(typed: string): string {
  const result = validateEmail(typed, FIELDS.email.maxLength);
  const suggestion = suggestEmail(typed);
  const stored = "value" in result ? String(result.value) : result.error.code;
  return suggestion ? `${stored} ~${suggestion}` : stored;
}

const GROUPS: Record<string, [typed: string, expected: string][]> = {
  "an address": [
    ["Ada.Quill+dentist@quill.example", "Ada.Quill+dentist@quill.example"],
    ["a/b=c!d@quill.example", "a/b=c!d@quill.example"],
    ["_ada_@quill.example", "_ada_@quill.example"],
    ["josé@bücher.example", "josé@bücher.example"],
    ["ada@quill.xn--p1ai", "ada@quill.xn--p1ai"],
    ["ada@quill.cm", "ada@quill.cm"],
    ["ada@quill.om", "ada@quill.om"],
    ["ada@live.com.mx", "ada@live.com.mx"],
    ["ada@aol.co.uk", "ada@aol.co.uk"],
    ["ada@verizon.net", "ada@verizon.net"],
    [' "" ', "null"],
  ],
  "signs around the address": [
    ["'ada@quill.example'", "ada@quill.example"],
    ["«ada@quill.example»", "ada@quill.example"],
    ["„ada@quill.example“", "ada@quill.example"],
    ["[ada@quill.example]", "ada@quill.example"],
    ["{ada@quill.example}", "ada@quill.example"],
    ["<ada@quill.example>", "ada@quill.example"],
    ["<ada@quill.example", "ada@quill.example"],
    ["ada@quill.example>", "ada@quill.example"],
    ["`ada@quill.example`", "ada@quill.example"],
    ['*"ada@quill.example"*', "ada@quill.example"],
    ["ada@quill.example?", "ada@quill.example"],
    ["ada@quill.example؛", "ada@quill.example"],
    [".ada@quill.example", "ada@quill.example"],
    ["correo: ada@quill.example", "ada@quill.example"],
    ["البريد الإلكتروني: ada@quill.example", "ada@quill.example"],
    ['"Quill, Ada" <ada@quill.example>', "ada@quill.example"],
    ["Ada Quill (ada@quill.example)", "email-blank"],
  ],
  "blanks in the address": [
    ["ada @ quill.example", "ada@quill.example"],
    ["ada@quill .example", "ada@quill.example"],
    ["ada@mail. quill.example", "ada@mail.quill.example"],
    ["ada@quill example", "email-blank"],
    ["ada@quill.example thanks", "email-blank"],
  ],
  "a sign that no address has": [
    ["ada>quill@quill.example", "email-local"],
    ["ada(quill)@quill.example", "email-local"],
    ['ada"quill@quill.example', "email-local"],
    ["ada\\quill@quill.example", "email-local"],
    ["ada..@quill.example", "email-local"],
    ["ada@quill..example", "email-domain ~ada@quill.example"],
    ["ada@quill,example", "email-domain ~ada@quill.example"],
    ["ada@quill:example", "email-domain"],
    ["ada@quill.com1", "email-domain ~ada@quill.com"],
    ["ada@quill.c0m", "email-domain ~ada@quill.com"],
    ["ada@quill.123", "email-domain"],
    ["ada at quill.example", "email-at"],
    ["ada quill", "email-at"],
    ["202 555 0143", "email-at"],
    ["none", "email-at"],
  ],
  "two addresses": [
    ["a@quill.example,b@quill.example", "email-two"],
    ["a@quill.example b@quill.example", "email-two"],
    ["a@quill.example y b@quill.example", "email-two"],
    ["a@quill.example، b@quill.example", "email-two"],
    ["Ada <a@quill.example>, Bo <b@quill.example>", "email-two"],
  ],
  "a likely typo": [
    ["ada@gmial.com", "ada@gmial.com ~ada@gmail.com"],
    ['"ada@gmial.com', "ada@gmial.com ~ada@gmail.com"],
    ["(ada@gmial.com)", "ada@gmial.com ~ada@gmail.com"],
    ["ada@gmial.com.", "ada@gmial.com ~ada@gmail.com"],
    ["ada @ gmial.com", "ada@gmial.com ~ada@gmail.com"],
    ["ada@gmail", "email-domain ~ada@gmail.com"],
    ["ada@gmail,com", "email-domain ~ada@gmail.com"],
    ["ada@gmail.com1", "email-domain ~ada@gmail.com"],
    ["ada@gmail.c0m", "email-domain ~ada@gmail.com"],
    ["ada@gmail.cm", "ada@gmail.cm ~ada@gmail.com"],
    ["ada@gmail.om", "ada@gmail.om ~ada@gmail.com"],
    ["ada@yahoo.cm", "ada@yahoo.cm ~ada@yahoo.com"],
    ["ada@hotmail.om", "ada@hotmail.om ~ada@hotmail.com"],
    ["ada@outlook.cm", "ada@outlook.cm ~ada@outlook.com"],
    ["ada@icloud.om", "ada@icloud.om ~ada@icloud.com"],
    ["ada@aol.cm", "ada@aol.cm ~ada@aol.com"],
    ["ada@live.om", "ada@live.om ~ada@live.com"],
    ["ada@msn.cm", "ada@msn.cm ~ada@msn.com"],
    ["ada@att.nte", "email-domain ~ada@att.net"],
    ["ada@hotmail.con", "email-domain ~ada@hotmail.com"],
    ['ada"quill@gmial.com', "email-local"],
    ["ada,quill@gmial.com", "email-local"],
    ["ada(quill@gmial.com", "email-local"],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("%j: %s", (typed, expected) => {
    expect(answer(typed)).toBe(expected);
  });
});
