import { expect, test } from "vitest";
import { asciiDigits } from "../../../src/form/text/ascii-digits.ts";

test.each([
  ["ASCII", "0123456789"],
  ["Arabic-Indic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["Thai", "๐๑๒๓๔๕๖๗๘๙"],
  ["Burmese", "၀၁၂၃၄၅၆၇၈၉"],
  ["Khmer", "០១២៣៤៥៦៧៨៩"],
  ["Adlam, outside the Basic Multilingual Plane", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"],
  ["full-width", "０１２３４５６７８９"],
  ["mathematical sans-serif bold", "𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵"],
])("converts digits: %s", (_script, digits) => {
  expect(asciiDigits(digits)).toBe("0123456789");
});

test("leaves all other characters unchanged", () => {
  expect(asciiDigits("a-٣ 三 Ⅳ ½ ²\uD83D")).toBe("a-3 三 Ⅳ ½ ²\uD83D");
});
