import { effect, useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Toggle } from "../controls/controls.tsx";
import { type PreviewState, usePreview } from "../state/preview-state.ts";
import { SCENES, type SceneName } from "../widget/scenes.ts";
import { createWidget } from "../widget/widget-controller.ts";

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
    <section class={`gallery${view.isDark.value ? " dark" : ""}`} aria-label="All states">
      <div class="toolbar row">
        <p class="muted">Every state of the form. Choose one to enlarge it, or print the page.</p>
        <Toggle isOn={view.isDark} title="Dark" />
      </div>
      <p class="gallery-caption row">
        <strong dir="auto">{draft.drafted.value.name}</strong>
        <span class="muted">{new Date().toLocaleDateString("en", { dateStyle: "long" })}</span>
      </p>
      <ul class="gallery-items stack" style={draft.styles.value}>
        {STATES.map((name) => (
          <li key={name} data-item={name}>
            <button type="button" class="gallery-open" onClick={() => enlarge(preview, name)}>
              {SCENES[name].title}
            </button>
            <div class="gallery-frame">
              <StillWidget name={name} />
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
  // After Preact has rendered: the clicked button is removed; this control names the enlarged state.
  queueMicrotask(() => document.querySelector<HTMLElement>("#view-screen")?.focus());
}

/** A scaled-down, non-interactive widget. */
function StillWidget({ name }: { name: SceneName }) {
  const { draft, site, view } = usePreview();
  const container = useRef<HTMLDivElement>(null);
  const language = view.language.value;
  // Another location is another element.
  const id = useComputed(() => draft.drafted.value.id).value;
  useEffect(() => {
    let isDisposed = false;
    let stop = () => {};
    const options = { record: draft.drafted.value, scene: SCENES[name], language, site };
    const { element, controller } = createWidget(document, options);
    container.current?.append(element);
    void controller.then((ready) => {
      if (isDisposed) return;
      stop = effect(() => ready.show(draft.drafted.value));
      void ready.played.then(() => scrollFrame(container.current, SCROLL_TARGETS[name]));
    });
    return () => {
      isDisposed = true;
      stop();
      element.destroy?.();
      element.remove();
    };
  }, [name, language, id, site]);
  return <div ref={container} class="gallery-widget" inert />;
}

/** Selectors of the widget's parts that are below the frame's edge. */
const SCROLL_TARGETS: Partial<Record<SceneName, string>> = {
  errors: ".summary",
  sending: ".actions",
  "not-sent": ".not-sent",
  times: ".slot",
  "no-times": ".slot",
  "time-taken": ".slot",
  "preferred-times": ".preferredTimes",
  questions: ".forWhom",
};
const MARGIN = 24;

/** Scrolls only the frame around the widget, unlike `scrollIntoView`. */
function scrollFrame(container: HTMLElement | null, selector: string | undefined): void {
  const frame = container?.parentElement;
  const target = selector && container?.firstElementChild?.shadowRoot?.querySelector(selector);
  if (!frame || !target) return;
  const offset = target.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollTop += offset - MARGIN;
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
 *
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
