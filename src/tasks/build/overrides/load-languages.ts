import { messages as en } from "../../../messages/en/first-screen.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../../messages/languages.ts";
import type { Language, LanguageChunk } from "../../../messages/messages.ts";

/** All sentences of every language. */
export async function loadLanguages(): Promise<Record<LanguageCode, Language>> {
  const loaded = LANGUAGE_CODES.map(async (code) => {
    const chunk: LanguageChunk = await import(`../../../messages/${code}/language.ts`);
    return [code, { messages: en, ...chunk.language }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<LanguageCode, Language>;
}
