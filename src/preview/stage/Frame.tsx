import { effect, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { RIGHT_TO_LEFT } from "../../messages/languages.ts";
import { PAGE_THEME } from "../settings/page-theme.ts";
import { listenToPage } from "../state/listen-to-page.ts";
import { type PreviewState, usePreview } from "../state/preview-state.ts";
import { createWidget, useWidgetKey } from "../widget/create-widget.ts";
import { HOST_PAGES, hostDocument } from "../widget/host-pages.ts";
import type { Scene } from "../widget/scenes.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import { withoutStealingFocus } from "./without-stealing-focus.ts";

/** Selectors of the form's parts that a group of settings changes. */
const GROUP_PARTS: Readonly<Record<string, string>> = { header: "header", footer: "footer" };

interface Widget {
  controller: WidgetController;
  element: HTMLElement;
}

interface Props {
  scale: number;
  /** CSS pixels. */
  height: number;
  /** Whether it is lower than the chosen screen, so that the form must scroll. */
  isCut: boolean;
}

/** The shipped widget on a host page in an iframe. */
export function Frame({ scale, height, isCut }: Props) {
  const preview = usePreview();
  const { draft, view, site } = preview;
  const frame = useRef<HTMLIFrameElement>(null);
  const widget = useRef<Widget | null>(null);
  const scene = view.scene.value;
  const hostPage = view.hostPage.value;
  const language = scene.language ?? view.language.value;
  const key = useWidgetKey(draft.shown, scene);

  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return;
    let isDisposed = false;
    let stop = () => {};
    const start = () => {
      const document = iframe.contentDocument;
      const placeholder = document?.querySelector("#widget");
      if (!document || !placeholder) return;
      listenToPage(document, preview);
      const firstScene = view.scene.value;
      const record = draft.shown.value;
      const { element, controller } = createWidget(document, {
        record,
        scene: firstScene,
        language,
        site,
      });
      placeholder.replaceWith(element);
      withoutStealingFocus(element, () =>
        controller.then(({ played }) => settled(firstScene, played)),
      );
      const script = document.createElement("script");
      script.src = `${site}/web-scheduler.js`;
      document.body.append(script);
      void controller.then((ready) => {
        if (isDisposed) return;
        widget.current = { controller: ready, element };
        stop = effect(() => {
          const changed = draft.shown.value;
          withoutStealingFocus(element, () => ready.show(changed));
        });
        // Another scene may have been chosen while the script was loading.
        if (view.scene.value !== firstScene) void ready.play(view.scene.value);
      });
    };
    iframe.addEventListener("load", start);
    iframe.srcdoc = hostDocument(HOST_PAGES[hostPage]);
    return () => {
      isDisposed = true;
      stop();
      widget.current = null;
      iframe.removeEventListener("load", start);
    };
  }, [hostPage, language, key, site, scene.page]);

  const playedScene = useRef(scene);
  useEffect(() => {
    if (playedScene.current === scene) return;
    playedScene.current = scene;
    const { controller, element } = widget.current ?? {};
    if (controller && element) {
      withoutStealingFocus(element, () => settled(scene, controller.play(scene)));
    }
  }, [scene]);

  useLayoutEffect(() => effect(() => applyPageStyles(frame.current, preview)), []);
  useSignalEffect(() => {
    const selector = GROUP_PARTS[view.focusedGroup.value];
    const part = isCut && selector && widget.current?.element.shadowRoot?.querySelector(selector);
    // `scrollIntoView` would also scroll the page around the frame.
    if (part) frame.current?.contentWindow?.scrollBy(0, part.getBoundingClientRect().top);
  });

  return (
    <iframe
      ref={frame}
      class="stage-frame"
      title={`Form, ${HOST_PAGES[hostPage].title.toLowerCase()}, ${scene.title.toLowerCase()}`}
      data-scene={scene.name}
      style={{
        width: `${view.width.value}px`,
        height: `${height}px`,
        transform: `scale(${scale})`,
      }}
      onLoad={() => applyPageStyles(frame.current, preview)}
    />
  );
}

/** Resolves when a scene is shown; immediately for one that keeps loading. */
const settled = ({ loading }: Scene, played: Promise<void>) =>
  loading === "pending" ? undefined : played;

/** Applies the reader's settings and the draft's custom properties to the host page. */
function applyPageStyles(frame: HTMLIFrameElement | null, { view, draft }: PreviewState): void {
  const language = view.scene.value.language ?? view.language.value;
  const colorScheme = view.isDark.value ? "dark" : "";
  const zoom = view.isLargeText.value ? "2" : "";
  const styles = draft.shownStyles.value;
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  // As on a practice's page in this language.
  root.lang = language;
  root.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  Object.assign(root.style, { colorScheme, zoom });
  for (const name of Object.keys(PAGE_THEME)) root.style.setProperty(name, styles[name] ?? "");
}
