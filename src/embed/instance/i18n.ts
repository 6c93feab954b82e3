import { signal } from "@preact/signals-core";
import { h } from "preact";
import { en } from "../../messages/en.ts";
import {
  chooseLanguage,
  LANGUAGES,
  type LanguageCode,
  supportedLanguage,
} from "../../messages/languages.ts";
import type { DeferredMessages, Messages } from "../../messages/messages.ts";
import type { View } from "../../ui/view.ts";
import { report } from "../diagnostics/report.ts";
import { type Deferred, type LoadChunk, once } from "../element/load-chunk.ts";

/** The language of one widget, and its messages, as far as they are loaded. */
export interface I18n {
  /** The part of the view that depends on the language; reads signals. */
  view(): Pick<View, "messages" | "deferred" | "offer">;
  /** The current language, as a BCP 47 tag. */
  locale(): string;
  /** Loads the deferred chunk; null if that fails. */
  loadDeferred(): Promise<Deferred | null>;
  /** The deferred chunk if it is loaded; reads a signal. */
  deferred(): Deferred | null;
  /** Changes to this language if it is supported; null is the page's language. */
  update(lang: string | null): Promise<void>;
  /** Resolves when the first screen can be rendered. */
  ready: Promise<void>;
}

interface LoadedLanguage {
  messages: Messages;
  /** Null for English, whose deferred messages are in the deferred chunk. */
  deferred: DeferredMessages | null;
}

const ENGLISH: LoadedLanguage = { messages: en, deferred: null };

export function createI18n(element: Element, lang: string | null, loadChunk: LoadChunk): I18n {
  const choose = (attribute: string | null) =>
    chooseLanguage({
      attribute,
      nearest: nearestLang(element),
      // Undefined in some WebViews and with some privacy extensions.
      browser: navigator.languages ?? [],
    });
  const choice = choose(lang);
  const language = signal<LoadedLanguage>(ENGLISH);
  const offered = signal(choice.offered);
  /** Whether the offered language could not be loaded. */
  const isUnavailable = signal(false);
  const changedTo = signal<LanguageCode | null>(null);
  let requested = choice.language;
  const deferred = signal<Deferred | null>(null);
  const loadDeferred = once(async () => {
    const chunk = await loadChunk("deferred");
    if (element.shadowRoot) chunk.adoptStyles(element.shadowRoot);
    chunk.setPreact({ h });
    deferred.value = chunk;
    chunk.reportMarkup(report);
    return chunk;
  });

  /** False if the language cannot be loaded, or another one was requested since. */
  async function load(code: LanguageCode): Promise<boolean> {
    requested = code;
    const loaded = code === "en" ? ENGLISH : await loadLanguage(code).catch(() => null);
    if (requested !== code) return false;
    if (loaded) language.value = loaded;
    else requested = language.value.messages.tag as LanguageCode;
    return loaded !== null;
  }

  const loadLanguage = async (code: Exclude<LanguageCode, "en">): Promise<LoadedLanguage> =>
    (await loadChunk(code)).language;

  /** Changes the language, then offers the previous one. */
  async function accept(code: LanguageCode): Promise<void> {
    const previous = language.value.messages.tag as LanguageCode;
    isUnavailable.value = false;
    if (await load(code)) {
      offered.value = previous;
      changedTo.value = code;
    } else isUnavailable.value = offered.value === code;
  }

  async function update(attribute: string | null): Promise<void> {
    if (attribute !== null && !supportedLanguage(attribute)) return;
    const next = choose(attribute);
    if (next.language !== requested && (await load(next.language))) offered.value = next.offered;
  }

  return {
    loadDeferred,
    update,
    deferred: () => deferred.value,
    locale: () => language.value.messages.tag,
    ready: load(choice.language).then(() => undefined),
    view() {
      const { messages } = language.value;
      const chunk = deferred.value;
      const deferredMessages = language.value.deferred ?? chunk?.messages;
      const code = offered.value;
      const changed = changedTo.value;
      return {
        messages,
        deferred:
          chunk && deferredMessages
            ? chunk.createView({ messages, deferred: deferredMessages })
            : null,
        offer: code && {
          code,
          ...LANGUAGES[code],
          error: isUnavailable.value && (chunk?.offerErrors[code] ?? messages.failed.temporary),
          changed:
            chunk && changed ? { code: changed, text: chunk.languageChanged[changed] } : null,
          accept: () => void accept(code),
        },
      };
    },
  };
}

/** The `lang` of the element or its closest ancestor, across shadow roots. */
function nearestLang(element: Element): string | null {
  const found = element.closest("[lang]");
  if (found) return found.getAttribute("lang");
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : null;
}
