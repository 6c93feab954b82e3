import { effect, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { RIGHT_TO_LEFT } from "../../messages/languages.ts";
import { isPageProperty, SETTING_PATHS } from "../settings/settings.ts";
import { listenToPage } from "../state/listen-to-page.ts";
import { DEVICES, type PreviewState, usePreview } from "../state/preview-state.ts";
import { HOST_DOCUMENT } from "../widget/host-document.ts";
import { SCENES } from "../widget/scenes.ts";
import { createWidget } from "../widget/widget-controller.ts";

/** The shipped widget on a practice's page. @param props.onShown gets the form's shadow root after each change */
export function Stage({ onShown }: { onShown(root: ShadowRoot): void }) {
  const preview = usePreview();
  const { draft, view, site } = preview;
  const { width, height } = DEVICES[view.device.value];
  const frame = useRef<HTMLIFrameElement>(null);
  const scene = SCENES[view.scene.value];
  const language = view.language.value;
  const id = useComputed(() => draft.drafted.value.id).value;

  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return;
    let stop = () => {};
    const start = async () => {
      const document = iframe.contentDocument;
      const placeholder = document?.querySelector("#widget");
      if (!document || !placeholder) return;
      listenToPage(document, preview);
      const options = { record: draft.drafted.value, scene, language, site };
      const { element, controller } = createWidget(document, options);
      placeholder.replaceWith(element);
      const script = document.createElement("script");
      script.src = `${site}/web-scheduler.js`;
      document.body.append(script);
      const measure = () => {
        const root = element.isConnected && element.shadowRoot;
        if (!root) return;
        // A form renders in a task after its record has loaded.
        if (root.querySelector(".widget")) onShown(root);
        else requestAnimationFrame(measure);
      };
      const change = keepingFocus(element);
      change(() => controller.then(({ played }) => settled(played)));
      const ready = await controller;
      // After the form has fitted a logo, or itself, into its place.
      const measureLater = () => requestAnimationFrame(measure);
      element.shadowRoot?.addEventListener("load", measureLater, true);
      iframe.contentWindow?.addEventListener("resize", measureLater);
      stop = effect(() => {
        applyPageStyles(document.documentElement, preview);
        const { value: record } = draft.drafted;
        change(() => ready.show(record));
        // In a frame after the change, when the widget shows it.
        measureLater();
      });
    };
    const handleLoad = () => void start();
    iframe.addEventListener("load", handleLoad);
    iframe.srcdoc = HOST_DOCUMENT;
    return () => {
      stop();
      iframe.removeEventListener("load", handleLoad);
    };
  }, [language, id, site, scene]);

  return (
    <section class="stage" aria-label="Form">
      <div class="stage-box" style={{ "--width": `${width}px`, "--height": `${height}px` }}>
        <iframe
          ref={frame}
          class="stage-frame"
          title={`A practice’s page, ${scene.title.toLowerCase()}`}
        />
      </div>
    </section>
  );
}

function applyPageStyles(root: HTMLElement, { view, draft }: PreviewState): void {
  const language = view.language.value;
  const styles = draft.styles.value;
  // As on a practice's page in this language.
  root.lang = language;
  root.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  root.style.colorScheme = view.isDark.value ? "dark" : "";
  const names = [...SETTING_PATHS].filter(isPageProperty);
  for (const name of names) root.style.setProperty(name, styles[name] ?? "");
}

const MAX_INERT_MS = 1_000;

/** Resolves when a scene is shown; soon for one that keeps loading. */
const settled = (played: Promise<unknown>) =>
  Promise.race([played, new Promise((resolve) => setTimeout(resolve, MAX_INERT_MS))]);

/** Keeps the designer's focus out of a widget: it is inert during a change, unless it has the focus already. */
export function keepingFocus(element: HTMLElement): (change: () => unknown) => void {
  // Changes overlap: a scene may still be loading while text is typed.
  let pending = 0;
  const add = (delta: 1 | -1) => {
    pending += delta;
    element.inert = pending > 0;
  };
  return (change) => {
    const { activeElement } = element.ownerDocument;
    if (activeElement === element && element.ownerDocument.hasFocus()) {
      change();
      return;
    }
    add(1);
    // One task later, because effects of the change run in the same task.
    const end = () => setTimeout(() => add(-1));
    Promise.resolve(change()).then(end, end);
  };
}
