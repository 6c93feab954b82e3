import { expect, test } from "vitest";
import { createI18n } from "../../../src/embed/instance/i18n.ts";
import type { LoadChunk } from "../../../src/embed/loading/load-chunk.ts";
import type { LanguageCode } from "../../../src/messages/languages.ts";
import { languages } from "../../messages/sentences.ts";

test.each<[first: LanguageCode, second: LanguageCode]>([
  ["es", "ko"],
  ["ko", "es"],
])(
  "of two languages the one that was chosen last is shown: %s loads before %s",
  async (...codes) => {
    const chunks = new Map(codes.map((code) => [code, Promise.withResolvers()]));
    const load = async (name: LanguageCode) => (await chunks.get(name)?.promise) ?? languages[name];
    const settings = { lang: "en", languages: null };
    const i18n = createI18n(
      {} as Element,
      {} as ShadowRoot,
      settings,
      load as unknown as LoadChunk,
    );
    const { change } = i18n.view().languages;
    const changes = [change("es"), change("ko")];
    for (const code of codes) {
      chunks.get(code)?.resolve(languages[code]);
      await new Promise(setImmediate);
    }
    expect(await Promise.all(changes)).toEqual([false, true]);
    expect(i18n.locale()).toBe("ko");
  },
);
