import { expect, test } from "vitest";
import { draftBookmarklet } from "../../src/draft/bookmarklet.ts";
import { packDraft } from "../../src/draft/link.ts";

test("it is one line of code that browsers keep as it is", async () => {
  const payload = await packDraft({
    of: { example: "branded" },
    changes: { name: '"); alert(1); //  </script>\n%22\u2028' },
  });
  const line = draftBookmarklet(payload);
  expect(line).toContain(`"${payload}"`);
  // Browsers decode %, and take # for the beginning of a fragment.
  expect(line).toMatch(/^javascript:[^\n\r%#\u2028\u2029]+$/);
  expect(new URL(line).href).toBe(line);
  expect(() => new Function(line.slice("javascript:".length))).not.toThrow();
});

test.each(["", "1.", '1."+alert(1)+"', "1.a\nb", "1.a%22", "1.a#b", "$&", "1.$&", "draft"])(
  "%j is no packed draft, and no code of it",
  (payload) => {
    expect(() => draftBookmarklet(payload)).toThrow(TypeError);
  },
);
