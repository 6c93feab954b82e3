import { withChanges } from "../../draft/changes.ts";
import { SCENES, type Scene } from "../widget/scenes.ts";

/** One small widget of the wall. */
export interface Piece {
  name: string;
  title: string;
  scene: Scene;
  /** CSS pixels. */
  width: number;
  /** What of a long form is looked at; its beginning where it is not said. */
  look?: string;
}

const BRANDING = "web_scheduler_config.branding";
const WIDTH = 412;
const NARROW = 320;

const LONG_NAME =
  "The Riverside-upon-Wintermere Family, Children’s and Orthodontic Dentistry Partnership";
// Reserved for what is never there (RFC 2606).
const BROKEN = "https://logo.invalid/not-there.png";

const { begin: _begin, ...states } = SCENES;

const changed = (name: string, title: string, changes: Record<string, unknown>): Piece => ({
  name,
  title,
  width: WIDTH,
  scene: {
    ...SCENES.details,
    name,
    title,
    record: (record) => withChanges(SCENES.details.record(record), changes),
  },
});

// By the widget's own parts: what a state is about stands far down in a long form.
const LOOKS: Record<string, string> = {
  errors: ".summary",
  sending: ".actions",
  "not-sent": '[role="alert"]',
};

/** Every state that a patient can meet, and what brands are often not tried with. */
export const PIECES: readonly Piece[] = [
  ...Object.values(states).map((scene) => ({
    name: scene.name,
    title: scene.title,
    scene,
    width: WIDTH,
    ...(scene.name in LOOKS && { look: LOOKS[scene.name] }),
  })),
  changed("long-names", "Long names", {
    name: LONG_NAME,
    [`${BRANDING}.show_location_name_in_header`]: true,
  }),
  changed("no-logo", "No logo", {
    [`${BRANDING}.header_logo_url`]: "",
    [`${BRANDING}.footer_logo_url`]: "",
  }),
  changed("broken-logo", "Broken logo", {
    [`${BRANDING}.header_logo_url`]: BROKEN,
    [`${BRANDING}.footer_logo_url`]: BROKEN,
  }),
  { name: "narrow", title: "320 pixels wide", scene: SCENES.details, width: NARROW },
  {
    name: "right-to-left",
    title: "Right to left",
    scene: {
      ...SCENES.details,
      name: "right-to-left",
      title: "Right to left",
      language: "ar",
    },
    width: WIDTH,
  },
];
