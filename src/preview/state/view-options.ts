import { signal } from "@preact/signals";
import { clamp, isEqual, isPlainObject, omitBy } from "es-toolkit";
import type { SnippetOptions } from "../../embed/api/snippet.ts";
import { LANGUAGE_NAMES as NAMES } from "../../messages/language-names.ts";
import { LANGUAGE_CODES, type LanguageCode, RIGHT_TO_LEFT } from "../../messages/languages.ts";
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
const MAX_HEIGHT = 3000;

/** The form's languages by code, each named in itself, and whether it runs from right to left. */
export const LANGUAGE_NAMES: readonly (readonly [LanguageCode, string])[] = LANGUAGE_CODES.map(
  (code) => {
    const name = NAMES[code];
    return [code, RIGHT_TO_LEFT.includes(code) ? `${name} (right to left)` : name];
  },
);

/** How the draft is shown and shared; not part of the draft. */
export function createViewOptions() {
  return {
    scene: signal<Scene>(SCENES.begin),
    width: signal<number>(DEVICES.phone.width),
    height: signal<number>(DEVICES.phone.height),
    isFitted: signal(true),
    isDark: signal(false),
    isLargeText: signal(false),
    hostPage: signal<HostPageName>("plain"),
    language: signal<LanguageCode>("en"),
    /** The group of settings whose part of the form is scrolled into view. */
    focusedGroup: signal(""),
    /** Whether the gallery leaves space for the panels. */
    hasPanels: signal(false),
    /** What the designer entered for the HTML; empty if the default is used. */
    snippet: {
      baseUrl: signal(""),
      scriptUrl: signal(""),
      submitUrl: signal(""),
      lang: signal<LanguageCode | "">(""),
      theme: signal<NonNullable<SnippetOptions["theme"]>>("auto"),
      mode: signal<NonNullable<SnippetOptions["mode"]>>("inline"),
    },
  };
}

export type ViewOptions = ReturnType<typeof createViewOptions>;

const read = ({ scene, width, height, language, isDark }: ViewOptions) => ({
  // A scene of the gallery is not one of the list.
  scene: scene.value.name in SCENES ? scene.value.name : SCENES.details.name,
  width: width.value,
  height: height.value,
  language: language.value,
  dark: isDark.value,
});

const INITIAL: Readonly<Record<string, unknown>> = read(createViewOptions());

/** The view's part of a link: the screen, the device, the language and dark mode, unless as initially. */
export function sharedView(view: ViewOptions): { view?: Readonly<Record<string, unknown>> } {
  const shown = omitBy(read(view), (value, name) => isEqual(value, INITIAL[name]));
  return Object.keys(shown).length > 0 ? { view: shown } : {};
}

/** Shows a draft as its link says; what is missing or invalid is shown as initially. */
export function applySharedView(view: ViewOptions, shared: unknown): void {
  const { scene, width, height, language, dark } = {
    ...INITIAL,
    ...(isPlainObject(shared) && shared),
  };
  const size = (value: unknown, initial: number, max: number) =>
    Number.isInteger(value) ? clamp(Number(value), FRAME_WIDTH.min, max) : initial;
  view.scene.value = Object.values(SCENES).find(({ name }) => name === scene) ?? SCENES.begin;
  view.width.value = size(width, DEVICES.phone.width, FRAME_WIDTH.max);
  view.height.value = size(height, DEVICES.phone.height, MAX_HEIGHT);
  view.language.value = LANGUAGE_CODES.find((code) => code === language) ?? "en";
  view.isDark.value = dark === true;
}
