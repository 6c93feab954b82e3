import { signal } from "@preact/signals";
import type { SnippetOptions } from "../../embed/api/snippet.ts";
import {
  LANGUAGE_CODES,
  type LanguageCode,
  LANGUAGE_NAMES as NAMES,
} from "../../messages/languages.ts";
import type { HostPageName } from "../widget/host-pages.ts";
import { SCENES, type Scene } from "../widget/scenes.ts";

/** Screen sizes in CSS pixels. */
export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

/** The form's languages by code, each named in itself. */
export const LANGUAGE_NAMES = LANGUAGE_CODES.map((code) => [code, NAMES[code]] as const);

/** How the draft is shown and shared; not part of the draft. */
export function createViewOptions() {
  return {
    scene: signal<Scene>(SCENES.begin),
    device: signal<keyof typeof DEVICES>("phone"),
    isDark: signal(false),
    hostPage: signal<HostPageName>("plain"),
    language: signal<LanguageCode>("en"),
    /** What the designer entered for the HTML; empty if the default is used. */
    snippet: {
      baseUrl: signal(""),
      submitUrl: signal(""),
      mode: signal<NonNullable<SnippetOptions["mode"]>>("inline"),
    },
  };
}
