import { effect, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type PreviewState, usePreview } from "../state/preview-state.ts";
import { SCENES, type Scene, type SceneName } from "../widget/scenes.ts";
import { createWidget } from "../widget/widget-controller.ts";

/** All but the first, which is one of the others. */
const STATES = (Object.keys(SCENES) as SceneName[]).slice(1);

export function Gallery() {
  const preview = usePreview();
  const { view, draft } = preview;
  useLayoutEffect(preventScrolling, []);
  return (
    <section class={`gallery stack${view.isDark.value ? " dark" : ""}`} aria-label="All states">
      <ul class="gallery-items stack" style={draft.styles.value}>
        {STATES.map((name) => (
          <li key={name} data-item={name}>
            <button type="button" class="cover" onClick={() => enlarge(preview, name)}>
              {SCENES[name].title}
            </button>
            <div class="picture">
              <StillWidget scene={SCENES[name]} />
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

/** Inert widgets would scroll the page to their messages, as for patients; the returned function allows it again. */
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

/** A widget to look at, not to use, in the preview's own document. */
function StillWidget({ scene }: { scene: Scene }) {
  const { site, view, draft } = usePreview();
  const { drafted: record } = draft;
  const container = useRef<HTMLDivElement>(null);
  const language = view.language.value;
  // Another location is another element.
  const id = useComputed(() => record.value.id).value;
  useEffect(() => {
    const options = { record: record.value, scene, language, site };
    const { element, controller } = createWidget(document, options);
    container.current?.append(element);
    const stop = effect(() => {
      const { value: changed } = record;
      void controller.then((ready) => ready.show(changed));
    });
    return () => {
      stop();
      element.destroy?.();
      element.remove();
    };
  }, [scene, language, id, site]);
  return <div ref={container} class="still" inert />;
}
