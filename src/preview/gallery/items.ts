import type { LanguageCode } from "../../messages/languages.ts";
import { type Changes, withChanges } from "../draft/changes.ts";
import { BRANDING } from "../settings/settings.ts";
import { SCENES, type Scene } from "../widget/scenes.ts";

/** A widget of the gallery. */
export interface Item {
  name: string;
  title: string;
  scene: Scene;
  /** CSS pixels. */
  width: number;
  /** Selector of the part to scroll to. @default the top */
  scrollTo?: string;
}

const WIDTH = 412;
/** The width of WCAG 2.2, 1.4.10, in CSS pixels. */
export const NARROW = 320;

const LONG_NAME =
  "The Riverside-upon-Wintermere Family, Children’s and Orthodontic Dentistry Partnership";
// The domain never resolves (RFC 2606).
const BROKEN = "https://logo.invalid/not-there.png";

const { begin: _begin, ...states } = SCENES;

const variant = (name: string, title: string, changes: Changes, language?: LanguageCode): Item => ({
  name,
  title,
  width: WIDTH,
  scene: {
    ...SCENES.details,
    name,
    title,
    record: (record) => withChanges(SCENES.details.record(record), changes),
    ...(language && { language }),
  },
});

const logos = (url: string): Changes => ({
  [`${BRANDING}.header_logo_url`]: url,
  [`${BRANDING}.footer_logo_url`]: url,
});

// Selectors of the widget's parts that are below the frame's edge.
const SCROLL_TARGETS: Record<string, string> = {
  errors: ".summary",
  sending: ".actions",
  "not-sent": ".not-sent",
  times: ".slot",
  "no-times": ".slot",
  "time-taken": ".slot",
  "preferred-times": ".preferredTimes",
  questions: ".forWhom",
};

/** Every state of the form, and edge cases of branding. */
export const GALLERY_ITEMS: readonly Item[] = [
  ...Object.values(states).map((scene) => ({
    name: scene.name,
    title: scene.title,
    scene,
    width: WIDTH,
    ...(scene.name in SCROLL_TARGETS && { scrollTo: SCROLL_TARGETS[scene.name] }),
  })),
  variant("long-names", "Long names", {
    name: LONG_NAME,
    [`${BRANDING}.show_location_name_in_header`]: true,
  }),
  variant("no-logo", "No logo", logos("")),
  variant("broken-logo", "Broken logo", logos(BROKEN)),
  { name: "narrow", title: "320 pixels wide", scene: SCENES.details, width: NARROW },
  variant("right-to-left", "Right to left", {}, "ar"),
];
