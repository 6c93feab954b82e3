import { signal } from "@preact/signals-core";
import type { LanguageCode } from "../../messages/languages.ts";
import type { Way } from "../widget/fault-options.ts";
import type { HostPageName } from "../widget/host-pages.ts";
import { SCENES, type Scene } from "../widget/scenes.ts";
import { DEVICES } from "./devices.ts";

/** How the draft is looked at; none of it is part of the draft. */
export function createViewOptions() {
  return {
    scene: signal<Scene>(SCENES.begin),
    width: signal<number>(DEVICES.phone.width),
    height: signal<number>(DEVICES.phone.height),
    isFitted: signal(true),
    isDark: signal(false),
    isRightToLeft: signal(false),
    isLargeText: signal(false),
    /** Whether a single key does something (B, /). */
    hasKeys: signal(true),
    vision: signal("usual"),
    hostPage: signal<HostPageName>("plain"),
    language: signal<LanguageCode>("en"),
    /** What the form meets on the development server; null for nothing. */
    fault: signal<{ way: Way; scenarios: string } | null>(null),
    /** Counts up when the form is to begin anew. */
    round: signal(0),
  };
}

export type ViewOptions = ReturnType<typeof createViewOptions>;
