import { messages as en } from "../../../messages/en/first-screen.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../../messages/languages.ts";
import type { EmailMessages, Language, LanguageChunk } from "../../../messages/messages.ts";

type Sentences = Language & { email: EmailMessages };

// Not a relative path: Vite bundles its configuration, and loads the bundle from another folder.
const importMessages = (path: string) =>
  import(/* @vite-ignore */ new URL(`../../../messages/${path}`, import.meta.url).href);

/** All sentences of every language. */
export async function loadLanguages(): Promise<Record<LanguageCode, Sentences>> {
  const loaded = LANGUAGE_CODES.map(async (code) => {
    const chunk: LanguageChunk = await importMessages(`${code}/language.ts`);
    const { email }: { email: EmailMessages } = await importMessages(`${code}/email.ts`);
    return [code, { messages: en, ...chunk.language, email }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<LanguageCode, Sentences>;
}
