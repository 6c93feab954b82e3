import { computed, signal } from "@preact/signals";
import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { SubmitOutcome } from "../../src/client/submit.ts";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import type { Finding } from "../../src/diagnostics/finding.ts";
import type { SchedulerElement, SlotsHandler } from "../../src/embed/api/scheduler-element.ts";
import { startQuestions } from "../../src/embed/chunks/questions/questions.ts";
import * as submission from "../../src/embed/chunks/submission/submission.ts";
import { adoptStyles } from "../../src/embed/element/base.ts";
import { dialableNumber, formatE164 } from "../../src/form/phone/format.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";
import { readSettings, type Settings } from "../../src/settings/attributes.ts";
import type { SchedulerDeps } from "../../src/state/deps.ts";
import { createSchedulerModel } from "../../src/state/scheduler-model.ts";
import type { PageQuestionsView, View } from "../../src/ui/view.ts";
import { renderWidget } from "../../src/ui/widget/Widget.tsx";
import { recordOf } from "../example-record.ts";
import { phoneTools } from "../form/phone/all-countries.ts";
import { languages } from "../messages/sentences.ts";
import { usualDeps } from "../state/usual-deps.ts";

interface RenderOptions {
  load?: SchedulerDeps["load"];
  /** The outcomes of the first requests; later ones are accepted. */
  outcomes?: SubmitOutcome[];
  /** @default midnight in UTC on November 20, 2026 */
  now?: SchedulerDeps["now"];
  /** @default at once */
  untilPainted?: SchedulerDeps["untilPainted"];
  /** In pixels. */
  width?: number;
  /** @default "en" */
  lang?: LanguageCode;
  settings?: Partial<Settings>;
  /** The settings of the chunk `questions`, which is not loaded without them. */
  times?: Partial<Settings> & { onSlots?: SlotsHandler };
}

/** Into a shadow root, as the element does; removed when the test finishes, or by `remove`. */
export function renderRecord(record: LocationRecord, options: RenderOptions = {}) {
  const outcomes = [...(options.outcomes ?? [])];
  const submitted: BookingRequest[] = [];
  const isOnline = signal(true);
  const destroyed = new AbortController();
  const language = languages[options.lang ?? "en"];
  const { messages } = language;
  const deps: SchedulerDeps = {
    load: options.load ?? (async () => ({ ok: true, record, problems: [] })),
    validation: () => submission.validation,
    loadValidation: async () => submission.validation,
    ...usualDeps(),
    sender: () => ({
      ...usualDeps().sender(),
      async submit(request) {
        submitted.push(request);
        return outcomes.shift() ?? { kind: "accepted" };
      },
    }),
    now: options.now ?? (() => Date.UTC(2026, 10, 20)),
    isOnline: () => isOnline.value,
    locale: () => messages.tag,
    phoneTools: () => phoneTools,
    ...(options.untilPainted && { untilPainted: options.untilPainted }),
  };
  const scheduler = createSchedulerModel(deps);
  // The width comes from the element's container, as in a page.
  const container = document.body.appendChild(document.createElement("div"));
  container.style.width = `${options.width ?? 640}px`;
  const host = container.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root);
  submission.adoptStyles(root);
  const found: Finding[] = [];
  const pageQuestionsView = signal<PageQuestionsView | null>(null);
  const { onSlots = null, ...times } = options.times ?? {};
  const settings = { ...readSettings(() => null), ...options.settings, ...times };
  if (options.times) {
    startQuestions({
      shadow: root,
      root,
      element: Object.assign(host, { onSlots }) as unknown as SchedulerElement,
      settings,
      scheduler,
      deps,
      language: signal(language),
      dialog: null,
      pageQuestionsView,
      Locations: signal(null),
      report: (problems) => found.push(...problems),
      loadRequests: async () => null,
      destroyed: destroyed.signal,
    });
  }
  const unmount = renderWidget(
    root,
    scheduler,
    computed((): View => {
      const loaded = scheduler.record.value;
      return {
        scheduler,
        pageQuestionsView: pageQuestionsView.value,
        Locations: null,
        messages,
        settings,
        language: signal(language),
        submission: signal(submission),
        phone: loaded?.phone_number ?? "+12025550143",
        formatPhone: formatE164,
        dialPhone: (phone) => dialableNumber(phone, "1"),
        emergency: messages.emergency("911"),
        emergencyNumber: "911",
        practiceText: { dir: "auto", lang: undefined },
        languages: { codes: LANGUAGE_CODES, change: async () => true, isChanged: signal(false) },
        offer: null,
      };
    }),
  );
  const remove = () => {
    destroyed.abort();
    unmount();
    scheduler.dispose();
    container.remove();
  };
  onTestFinished(remove);
  void scheduler.load();
  return { scheduler, root, container, isOnline, submitted, found, remove };
}

export function renderExample(slug: string, options?: RenderOptions) {
  const record = recordOf(slug);
  return { ...renderRecord(record, options), record };
}

/**
 * A control whose `click` and `fill` act in the page, when it is enabled, in a fiftieth of the time that
 * the browser's protocol takes. Where keys or the pointer are the subject, tests use `userEvent`.
 */
function control(
  role: "textbox" | "button" | "checkbox" | "radio",
  name: string | RegExp,
  exact = role === "textbox",
): Locator {
  const locator = page.getByRole(role, { name, exact });
  async function focused() {
    await expect.poll(() => locator.element().matches(":enabled")).toBe(true);
    const element = locator.element() as HTMLInputElement;
    element.focus();
    return element;
  }
  return Object.assign(locator, {
    async click() {
      (await focused()).click();
      await rendered();
    },
    async fill(text: string) {
      (await focused()).select();
      document.execCommand(text === "" ? "delete" : "insertText", false, text);
      await rendered();
    },
  });
}

/** Until the components show what has changed. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

export const textbox = (name: string | RegExp) => control("textbox", name);
export const ANSWERS = {
  "First name": "Maren",
  "Last name": "Sørby",
  "Phone number": "202 555 0143",
  Month: "March",
  Day: "27",
  Year: "1985",
};

export async function fillIn(answers: Record<string, string> = ANSWERS): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await textbox(label).fill(text);
}

export const button = (name: string | RegExp) => control("button", name);
/** An answer to the only question of a step; a press goes on. */
export const row = (name: string) => control("button", name, true);
export const checkbox = (name: string | RegExp) => control("checkbox", name);
export const radio = (name: string | RegExp) => control("radio", name);
export const errorSummary = () =>
  page.getByRole("region", { name: /^There (?:is a problem|are \d+ problems)$/ });
export const heading = (name: string) => page.getByRole("heading", { name });
