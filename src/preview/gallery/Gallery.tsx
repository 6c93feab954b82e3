import { useEffect, useLayoutEffect } from "preact/hooks";
import { StillWidget } from "../stage/StillWidget.tsx";
import { type PreviewState, usePreview } from "../state/preview-state.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";

/** All but the first, which is one of the others. */
const STATES = (Object.keys(SCENES) as SceneName[]).slice(1);

/** Every state of the form side by side, in real widgets. */
export function Gallery() {
  const preview = usePreview();
  const { view, draft } = preview;
  useLayoutEffect(preventScrolling, []);
  useEffect(() => {
    window.addEventListener("beforeprint", printAsShown);
    return () => window.removeEventListener("beforeprint", printAsShown);
  }, []);
  return (
    <section class={`gallery stack${view.isDark.value ? " dark" : ""}`} aria-label="All states">
      <p class="gallery-caption row">
        <strong dir="auto">{draft.drafted.value.name}</strong>
        <span class="muted">{new Date().toLocaleDateString("en", { dateStyle: "long" })}</span>
      </p>
      <ul class="gallery-items stack" style={draft.styles.value}>
        {STATES.map((name) => (
          <li key={name} data-item={name}>
            <button type="button" class="cover" onClick={() => enlarge(preview, name)}>
              {SCENES[name].title}
            </button>
            <div class="picture">
              <StillWidget scene={SCENES[name]} record={draft.drafted} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function enlarge({ view, mainView }: PreviewState, name: SceneName): void {
  view.scene.value = name;
  view.device.value = "phone";
  mainView.value = "form";
  // After Preact has rendered: the clicked button is removed; this one names the enlarged state.
  queueMicrotask(() => document.querySelector<HTMLElement>(".shown-state")?.focus());
}

/** What the media rules of the form become: on paper it has no buttons, and not the colors of the page. */
const AS_SHOWN: Readonly<Record<string, string>> = { print: "not all", "not print": "all" };

/** Turns off the form's print styles: the printed page shows what patients see. */
function printAsShown(): void {
  const roots = [...document.querySelectorAll("web-scheduler")].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  const sheets = roots.flatMap((root) => [...root.adoptedStyleSheets, ...root.styleSheets]);
  for (const rule of sheets.flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue;
    rule.media.mediaText = AS_SHOWN[rule.media.mediaText] ?? rule.media.mediaText;
  }
}

/**
 * Keeps inert widgets from scrolling the page to their messages, as they do for patients.
 * @returns a function that allows it again
 */
function preventScrolling(): () => void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const root = this.getRootNode();
    const element = root instanceof ShadowRoot ? root.host : this;
    if (!element.closest("[inert]")) scrollIntoView.call(this, options);
  };
  return () => {
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
