import { batch, computed, signal } from "@preact/signals";
import { within } from "../../client/time-limit.ts";
import { contain, effect } from "../../host/contain.ts";
import { nextTask } from "../../host/page.ts";
import { messages as en } from "../../messages/en-first-screen.ts";
import {
  chooseLanguage,
  LANGUAGE_CODES,
  type LanguageChoice,
  type LanguageCode,
  supportedLanguage,
} from "../../messages/languages.ts";
import type { Language, Messages } from "../../messages/messages.ts";
import type { Settings } from "../../settings/attributes.ts";
import { untilPainted } from "../../ui/dom/until.ts";
import type { View } from "../../ui/view.ts";
import { cacheSuccess, type LoadChunk, type Submission } from "../loading/load-chunk.ts";

export type I18n = ReturnType<typeof createI18n>;

/** How long the form waits for the language to offer, which could move the form if it came later. */
const OFFER_TIMEOUT_MS = 2_000;

/** How long it waits for its language. Then it is in English, and offers the language when that has loaded. */
const LANGUAGE_TIMEOUT_MS = 4_000;

/** Of English, the script has only the first screens. */
type FirstScreen = { messages: Messages; submission?: never };

export function createI18n(
  element: Element,
  root: ShadowRoot,
  { lang, languages }: Pick<Settings, "lang" | "languages">,
  loadChunk: LoadChunk,
) {
  const codes = languages ?? LANGUAGE_CODES;
  const choose = (page: string | null) =>
    chooseLanguage({
      page,
      // Undefined in some WebViews and with some privacy extensions.
      browser: navigator.languages ?? [],
      languages: codes,
    });
  // An editor may have put curly quotation marks into the attribute.
  const pageLang = lang ?? nearestLang(element);
  const choice = choose(pageLang);
  // The record does not say in which language the practice writes; its page does.
  const practiceLanguage = supportedLanguage(pageLang);
  const language = signal<Language | FirstScreen>({ messages: en });
  const offered = signal<Language | FirstScreen | null>(null);
  // The same object when the rest of a language has loaded, so that the form does not render again.
  const messages = computed(() => language.value.messages);
  const isChanged = signal(false);
  let requested = choice.language;
  let pageLanguage = choice.language;
  const submission = signal<Submission | null>(null);
  let need: (() => void) | null = null;
  const needed = new Promise<void>((resolve) => {
    need = resolve;
  });
  const loadSubmissionChunk = cacheSuccess(async () => {
    const chunk = await loadChunk("submission", needed);
    // In another task, so that a key in between does not wait for both.
    await nextTask();
    contain(chunk.adoptStyles)(root);
    submission.value = chunk;
    return chunk;
  });
  const fetchSubmission = () =>
    Promise.all([loadSubmissionChunk(), loadLanguage()]).then(
      ([chunk]) => chunk,
      () => null,
    );
  const loadSubmission = () => {
    // What was touched is painted first.
    if (need) void untilPainted().then(need, need);
    need = null;
    return fetchSubmission();
  };

  const load = (code: LanguageCode): Promise<Language | null> =>
    loadChunk(code).then(
      (chunk) => ({ messages: en, ...chunk }),
      () => null,
    );

  /** Changes to a language, unless it cannot be loaded, or another one is requested meanwhile. */
  async function change(next: LanguageChoice): Promise<void> {
    requested = next.language;
    const [loaded, offer] = await Promise.all([load(next.language), loadOffered(next.offered)]);
    if (requested !== next.language) return;
    if (loaded) {
      batch(() => {
        language.value = loaded;
        offered.value = offer;
      });
    } else requested = language.value.messages.tag as LanguageCode;
  }

  const loadOffered = async (code: LanguageCode | null) =>
    (code && (await within(OFFER_TIMEOUT_MS, load(code)))) ?? null;

  /** Resolves when the first screen can be rendered. */
  const ready = choice.language === "en" ? Promise.resolve() : showFirst(load(choice.language));

  async function showFirst(loading: Promise<Language | null>): Promise<void> {
    const loaded = await within(LANGUAGE_TIMEOUT_MS, loading);
    if (requested !== choice.language) return;
    if (loaded) {
      language.value = loaded;
      return;
    }
    requested = "en";
    // Not shown at once: the patient may be answering the form.
    void loading.then((late) => {
      if (requested === "en") offered.value = late;
    });
  }

  async function loadOffer(): Promise<void> {
    const [offer] = await Promise.all([loadOffered(choice.offered), ready]);
    if (requested === choice.language) offered.value = offer;
  }

  /** Loads what the script does not have of the current language; rejects if that fails. */
  async function loadLanguage(): Promise<void> {
    await ready;
    if (language.value.submission) return;
    const english = await loadChunk("en");
    // Another language may have been loaded in the meantime.
    if (!language.value.submission) language.value = { messages: en, ...english };
  }

  /** Changes to the offered language, then offers the previous one. */
  async function accept(code: LanguageCode): Promise<void> {
    await change({ language: code, offered: requested });
    // Later, because a live region must exist before its text; and of English, only the first screens may be loaded.
    await loadSubmission();
    await nextTask();
    isChanged.value = requested === code;
  }

  async function update(next: LanguageChoice): Promise<boolean> {
    if (next.language !== requested) await change(next);
    return next.language === language.value.messages.tag;
  }

  /** Changes to the language of the page, if that has changed; it keeps what the patient has chosen otherwise. */
  async function followPage(): Promise<void> {
    const lang = nearestLang(element);
    if (lang !== null && !supportedLanguage(lang)) return;
    const next = choose(lang);
    if (next.language === pageLanguage) return;
    pageLanguage = next.language;
    await update(next);
  }

  const complete = computed<Language | null>(() =>
    language.value.submission ? language.value : null,
  );
  const loadedSubmission = computed(() => (complete.value ? submission.value : null));

  return {
    /** Fetches the submission chunk, which does not run yet, and its sentences; null if that fails. */
    fetchSubmission,
    /** Also runs it. */
    loadSubmission,
    /** Resolves when the submission chunk has run, for whatever reason. */
    submissionLoaded: new Promise<Submission>((resolve) => {
      effect(() => {
        if (submission.value) resolve(submission.value);
      });
    }),
    followPage,
    loadOffer,
    loadLanguage,
    /** Everything that the form says in the current language; null until it is loaded. */
    language: complete,
    /** The submission chunk; null until it and the language are loaded. */
    submission: loadedSubmission,
    locale: () => language.value.messages.tag,
    ready,
    /** The part of the view that depends on the language; reads signals. */
    view(): Pick<View, "messages" | "offer" | "practiceText" | "languages"> {
      const offer = offered.value;
      return {
        messages: messages.value,
        practiceText: { dir: "auto", lang: practiceLanguage },
        languages: { codes, change: (code) => update(choose(code)), isChanged },
        offer: offer && {
          messages: offer.messages,
          accept: () => accept(offer.messages.tag as LanguageCode),
        },
      };
    },
  };
}

/** The `lang` of the element or its closest ancestor, across shadow roots. */
function nearestLang(element: Element): string | null {
  const found = element.closest("[lang]");
  if (found) return found.getAttribute("lang");
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return host ? nearestLang(host) : null;
}
