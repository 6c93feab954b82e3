import { signal } from "@preact/signals";
import type { SnippetOptions } from "../../embed/api/snippet.ts";
import type { AskName } from "../../form/questions/plan.ts";
import { LANGUAGE_NAMES as NAMES } from "../../messages/language-names.ts";
import { LANGUAGE_CODES, type LanguageCode, RIGHT_TO_LEFT } from "../../messages/languages.ts";
import type { ActiveFault } from "../widget/fault-options.ts";
import type { HostPageName } from "../widget/host-pages.ts";
import { SCENES, type Scene } from "../widget/scenes.ts";

/** Screen sizes in CSS pixels. */
export const DEVICES = {
  phone: { title: "Mobile", width: 390, height: 844 },
  tablet: { title: "Tablet", width: 820, height: 1080 },
  desktop: { title: "Desktop", width: 1280, height: 860 },
} as const satisfies Record<string, { title: string; width: number; height: number }>;

/** Limits of the frame's width in CSS pixels; 320 is tested by WCAG 2.2, 1.4.10. */
export const FRAME_WIDTH = { min: 280, max: 1920 } as const;

/** The form's languages by code, each named in itself, and whether it runs from right to left. */
export const LANGUAGE_NAMES: readonly (readonly [LanguageCode, string])[] = LANGUAGE_CODES.map(
  (code) => {
    const name = NAMES[code];
    return [code, RIGHT_TO_LEFT.includes(code) ? `${name} (right to left)` : name];
  },
);

/** The parts of the page. */
export type Part = "settings" | "main" | "panel";

/** How the draft is shown and shared; not part of the draft. */
export function createViewOptions() {
  return {
    scene: signal<Scene>(SCENES.begin),
    width: signal<number>(DEVICES.phone.width),
    height: signal<number>(DEVICES.phone.height),
    isFitted: signal(true),
    /** Whether two drafts are shown next to each other. */
    isSideBySide: signal(true),
    isDark: signal(false),
    isLargeText: signal(false),
    /** Whether the single-key shortcuts are on. */
    hasShortcuts: signal(true),
    /** A key of `VISIONS`, or `typical`. */
    vision: signal("typical"),
    hostPage: signal<HostPageName>("plain"),
    /** A picture of the practice's page, to show the form on; in this tab only, and not in a link. */
    screenshot: {
      /** An object URL; empty without a picture. */
      url: signal(""),
      /** Where the form begins, in percent of the picture's height. */
      top: signal(20),
      side: signal<"start" | "center" | "end">("center"),
    },
    language: signal<LanguageCode>("en"),
    /** The fault that the development server injects. */
    fault: signal<ActiveFault | null>(null),
    /** The part of the page that a phone shows; in the gallery, a phone shows nothing else. */
    part: signal<Part>("settings"),
    /** The group of settings whose part of the form is scrolled into view. */
    focusedGroup: signal(""),
    /** Whether the gallery leaves space for the panels. */
    hasPanels: signal(false),
    /** What the designer entered for the HTML; empty if the default is used. */
    snippet: {
      baseUrl: signal(""),
      scriptUrl: signal(""),
      submitUrl: signal(""),
      privacyUrl: signal(""),
      slotsUrl: signal(""),
      askTimes: signal(false),
      ask: signal<readonly AskName[]>([]),
      lang: signal<LanguageCode | "">(""),
      languages: signal<readonly LanguageCode[]>(LANGUAGE_CODES),
      theme: signal<NonNullable<SnippetOptions["theme"]>>("auto"),
      mode: signal<NonNullable<SnippetOptions["mode"]>>("inline"),
    },
    /** The panels that leave their space to the form, except on a phone. */
    isFolded: { settings: signal(false), panel: signal(false) },
    /** Incremented to restart the form. */
    restartCount: signal(0),
  };
}

export type ViewOptions = ReturnType<typeof createViewOptions>;
