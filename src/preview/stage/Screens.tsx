import { mapValues } from "es-toolkit";
import { useLayoutEffect, useRef } from "preact/hooks";
import { LANGUAGE_NAMES } from "../../messages/languages.ts";
import { Select } from "../controls/controls.tsx";
import { usePreview, type View } from "../state/preview-state.ts";
import { SCENES } from "../widget/scenes.ts";
import { Widget } from "./Widget.tsx";

const PHONE: Omit<View, "scene"> = { device: "phone", isDark: false, language: "en" };

/** The screens by which a brand is judged, all at once. */
const STRIP: readonly (View & { title: string })[] = [
  { ...PHONE, title: "First step", scene: "form" },
  { ...PHONE, title: "Times", scene: "times" },
  { ...PHONE, title: "Booked", scene: "booked" },
  { ...PHONE, title: "Requested", scene: "requested" },
  { ...PHONE, title: "Dark", scene: "times", isDark: true },
  { ...PHONE, title: "العربية", scene: "times", language: "ar" },
  { ...PHONE, title: "Computer", scene: "form", device: "computer" },
];

/** Each screen is the real form, which changes with the draft. A press opens one. */
export function Screens() {
  const { value: view } = usePreview().opened;
  return (
    <div class="screens">
      <Strip />
      {view && <Stage view={view} />}
    </div>
  );
}

function Strip() {
  const { opened } = usePreview();
  return (
    <ul class="strip" aria-label="Screens" inert={opened.value !== null}>
      {STRIP.map(({ title, ...view }) => (
        <li key={title} data-device={view.device}>
          <button
            type="button"
            class="cover"
            lang={view.language}
            onClick={() => {
              opened.value = view;
            }}
          >
            {title}
          </button>
          <Widget view={view} />
        </li>
      ))}
    </ul>
  );
}

/** What can be chosen of the view, with its titles. */
const CHOICES: Record<string, [label: string, titles: Readonly<Record<string, string>>]> = {
  scene: ["Form state", mapValues(SCENES, ({ title }) => title)],
  device: ["Screen size", { phone: "Phone", computer: "Computer" }],
  language: ["Language", LANGUAGE_NAMES],
};

/** One screen in full, to use, in any state and language. */
function Stage({ view }: { view: View }) {
  const { opened } = usePreview();
  const back = useRef<HTMLButtonElement>(null);
  const change = (changed: Partial<View>) => {
    opened.value = { ...view, ...changed };
  };
  const close = () => {
    opened.value = null;
  };
  // Before the strip, which cannot be used now, loses the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    back.current?.focus();
    return () => {
      // After Preact has made the strip usable again.
      setTimeout(() => activeElement instanceof HTMLElement && activeElement.focus());
    };
  }, []);
  return (
    <section class="stage" aria-label="Screen" onKeyDown={({ key }) => key === "Escape" && close()}>
      <div class="row">
        <button ref={back} type="button" class="secondary" onClick={close}>
          <span aria-hidden="true">‹ </span>All screens
        </button>
        {Object.entries(CHOICES).map(([name, [label, titles]]) => (
          <Select
            key={name}
            id={`view-${name}`}
            label={label}
            options={Object.entries(titles)}
            value={String(view[name as keyof View])}
            onChoose={(value) => change({ [name]: value })}
          />
        ))}
        <button
          type="button"
          class="secondary"
          aria-pressed={view.isDark}
          onClick={() => change({ isDark: !view.isDark })}
        >
          Dark
        </button>
      </div>
      <Widget view={view} isLive />
    </section>
  );
}
