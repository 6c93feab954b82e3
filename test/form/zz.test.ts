import { test } from "vitest";
import { checking } from "/work/main/src/form/checking.ts";
import { tidyLine, tidyParagraphs } from "/work/main/src/form/tidy.ts";
import { checkPhone } from "/work/main/src/form/phone.ts";
import { checkEmail } from "/work/main/src/form/email.ts";
import { suggestEmail } from "/work/main/src/form/suggest-email.ts";
import { spreadDate } from "/work/main/src/form/spread-date.ts";
import { checkBirthDate } from "/work/main/src/form/birth-date.ts";
import { checkLine, checkParagraphs } from "/work/main/src/form/text.ts";
test("x", () => {
  const pieces = [" ", "\u200B", "\u200D", "\u00AD", "a", "1", "@", ".", "-", "1 ", "a.", "x1", "#1", "(0)", "<", "<>", "mailto:", "\u0301", "\u0301\u0323", "🇪🇸", "👨‍👩‍👧‍👦", "ext1", ",", "T1:11", "٣", "\n", "\r\n", "\0", "a\u0301", "+", ":", "a@b.", "\uD800"];
  const fns: [string, (t: string) => unknown][] = [["line", (t)=>tidyLine(t)],["paras", tidyParagraphs],["name",(t)=>checkLine(t,"firstName")],["details",(t)=>checkParagraphs(t,"additionalDetails")],["remaining",(t)=>checking.remaining("additionalDetails",t)],["phone",(t)=>checkPhone(t,"1")],["email",checkEmail],["suggest",suggestEmail],["spread",(t)=>spreadDate(t,"en")],["dob",(t)=>checkBirthDate({day:t,month:t,year:t},{today:{year:2026,month:1,day:1},locale:"en"})]];
  for (const [n,f] of fns) for (const p of pieces) for (const len of [10_000, 200_000]) {
    const t = "a" + p.repeat(len / p.length) + "z";
    f("warm");
    const s = performance.now(); f(t); const d = performance.now()-s;
    if (d > (len === 10_000 ? 4 : 60)) console.log("P", n, JSON.stringify(p), len, d.toFixed(1));
  }
}, 600000);
