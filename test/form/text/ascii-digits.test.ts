import { expect, test } from "vitest";
import { asciiDigits } from "../../../src/form/text/ascii-digits.ts";

test.each([
  ["of Europe", "0123456789"],
  ["of Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["of Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["of Hindi", "०१२३४५६७८९"],
  ["of Bengali", "০১২৩৪৫৬৭৮৯"],
  ["of Thai", "๐๑๒๓๔๕๖๗๘๙"],
  ["of Burmese", "၀၁၂၃၄၅၆၇၈၉"],
  ["of Khmer", "០១២៣៤៥៦៧៨៩"],
  ["of Adlam, outside the first plane", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"],
  ["of full width", "０１２３４５６７８９"],
  ["of fancy type", "𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵"],
])("the digits %s are read", (_of, digits) => {
  expect(asciiDigits(digits)).toBe("0123456789");
});

test("whatever is no digit stays", () => {
  expect(asciiDigits("a-٣ 三 Ⅳ ½ ²\uD83D")).toBe("a-3 三 Ⅳ ½ ²\uD83D");
});
