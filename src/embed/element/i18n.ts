import { signal } from "@preact/signals-core";
import { en } from "../../messages/en.ts";
import { chooseLanguage, LANGUAGES, type LanguageCode } from "../../messages/languages.ts";
import type { Language, LaterMessages, Messages } from "../../messages/messages.ts";
import type { View } from "../../ui/view.ts";
import type { Later } from "../chunks/deferred/deferred.ts";
import { type LoadPart, once } from "./load-chunk.ts";

/** The words of one widget: which language, and what of it is loaded. */
export interface Words {
  /** What the screens need of it; reads signals. */
  view(): Pick<View, "messages" | "later" | "offer">;
  /** The language that is read now, as a BCP 47 tag. */
  locale(): string;
  /** The part that the first screen does without; null where it cannot be had. */
  loadLater(): Promise<Later | null>;
  /** The same if it is there already; reads a signal. */
  later(): Later | null;
  /** Settled once the first screen can be drawn. */
  ready: Promise<void>;
}

interface Loaded {
  messages: Messages;
  /** Null for English, whose later sentences come with the later part. */
  later: LaterMessages | null;
}

const ENGLISH: Loaded = { messages: en, later: null };

export function createWords(element: Element, lang: string | null, loadPart: LoadPart): Words {
  const choice = chooseLanguage({
    attribute: lang,
    nearest: nearestLang(element),
    browser: navigator.languages,
  });
  const language = signal<Loaded>(ENGLISH);
  const offered = signal(choice.offered);
  const later = signal<Later | null>(null);
  const loadLater = once(async () => {
    later.value = (await loadPart("later")).later;
    return later.value;
  });

  async function read(code: LanguageCode): Promise<boolean> {
    const loaded = code === "en" ? ENGLISH : await LOADERS[code](loadPart).catch(() => null);
    if (loaded) language.value = loaded;
    return loaded !== null;
  }

  /** Changes the language; the way back is offered then. */
  async function accept(code: LanguageCode): Promise<void> {
    const before = language.value.messages.tag as LanguageCode;
    if (await read(code)) offered.value = before;
  }

  return {
    loadLater,
    later: () => later.value,
    locale: () => language.value.messages.tag,
    ready: read(choice.language).then(() => undefined),
    view() {
      const { messages } = language.value;
      const words = language.value.later ?? later.value?.messages;
      const part = later.value;
      const code = offered.value;
      return {
        messages,
        later:
          part && words
            ? {
                messages: words,
                faultSentence: part.faultSentence.bind(null, { messages, later: words }),
                remaining: part.checking.remaining,
              }
            : null,
        offer: code && { code, ...LANGUAGES[code], accept: () => void accept(code) },
      };
    },
  };
}

const LOADERS: Record<Exclude<LanguageCode, "en">, (loadPart: LoadPart) => Promise<Language>> = {
  es: async (loadPart) => (await loadPart("es")).es,
  ar: async (loadPart) => (await loadPart("ar")).ar,
};

/** The `lang` of the element or of what it stands in, through shadow roots. */
function nearestLang(element: Element): string | null {
  for (let here: Element | null = element; here; ) {
    const found: Element | null = here.closest("[lang]");
    if (found) return found.getAttribute("lang");
    const root: Node = here.getRootNode();
    here = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
