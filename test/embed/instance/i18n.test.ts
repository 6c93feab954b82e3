import { expect, onTestFinished, test, vi } from "vitest";
import { createI18n } from "../../../src/embed/instance/i18n.ts";
import type { LoadChunk } from "../../../src/embed/loading/load-chunk.ts";
import type { LanguageCode } from "../../../src/messages/languages.ts";
import { languages } from "../../messages/sentences.ts";

/** Of a form on an English page, in all languages or in these. */
function create(load: (name: LanguageCode) => Promise<unknown>, codes?: LanguageCode[]) {
  const settings = { lang: "en", languages: codes ?? null };
  return createI18n({} as Element, {} as ShadowRoot, settings, load as LoadChunk);
}

test.each<[first: LanguageCode, second: LanguageCode]>([
  ["es", "ko"],
  ["ko", "es"],
])(
  "of two languages the one that was chosen last is shown: %s loads before %s",
  async (...codes) => {
    const chunks = new Map(codes.map((code) => [code, Promise.withResolvers()]));
    const load = async (name: LanguageCode) => (await chunks.get(name)?.promise) ?? languages[name];
    const i18n = create(load);
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

test.each<[browser: string, offered: LanguageCode | undefined, codes?: LanguageCode[]]>([
  ["ko-KR", "ko"],
  ["ko-KR", undefined, ["en", "es"]],
  // Its file is missing.
  ["ru-RU", undefined],
])("a browser in %s is offered %s, of the languages %j", async (browser, offered, codes) => {
  vi.stubGlobal("navigator", { languages: [browser] });
  onTestFinished(() => void vi.unstubAllGlobals());
  const missing = new TypeError("Failed to fetch");
  const i18n = create(
    async (name) => (name === "ru" ? Promise.reject(missing) : languages[name]),
    codes,
  );
  await i18n.loadOffer();
  expect(i18n.view().offer?.messages.tag).toBe(offered);
});
