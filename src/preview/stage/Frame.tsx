import { effect, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { EXAMPLES } from "../../examples/index.ts";
import { RIGHT_TO_LEFT } from "../../messages/languages.ts";
import { PAGE_THEME } from "../settings/page-theme.ts";
import { usePreview } from "../state/preview-context.ts";
import type { DraftName } from "../state/two-drafts.ts";
import type { ViewOptions } from "../state/view-options.ts";
import { createWidget } from "../widget/create-widget.ts";
import { HOST_PAGES, hostDocument } from "../widget/host-pages.ts";
import type { Scene } from "../widget/scenes.ts";
import { useWidgetKey } from "../widget/use-widget.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import { withoutStealingFocus } from "../widget/without-stealing-focus.ts";
import { cancelFileDrops } from "./cancel-file-drops.ts";
import { forwardKeys } from "./forward-keys.ts";

const EXAMPLE_ID = EXAMPLES[0]?.record.id ?? "";

/** Selectors of the form's parts that a group of settings changes. */
const GROUP_PARTS: Readonly<Record<string, string>> = { header: "header", footer: "footer" };

interface Widget {
  controller: WidgetController;
  element: HTMLElement;
}

interface Props {
  scale: number;
  /** Which of two drafts it shows. */
  name: DraftName;
  /** CSS pixels. */
  height: number;
  /** Whether it is lower than the chosen screen, so that the form must scroll. */
  isCut: boolean;
}

/** The shipped widget on a host page in an iframe. */
export function Frame({ name, scale, height, isCut }: Props) {
  const { draft, view, site } = usePreview();
  const frame = useRef<HTMLIFrameElement>(null);
  const widget = useRef<Widget | null>(null);
  const scene = view.scene.value;
  const fault = view.fault.value;
  const hostPage = view.hostPage.value;
  const language = scene.language ?? view.language.value;
  const { record, styles } = draft.sides[name];
  const key = useWidgetKey(record, scene);

  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return;
    let isDisposed = false;
    let stop = () => {};
    const start = () => {
      const document = iframe.contentDocument;
      const placeholder = document?.querySelector("#widget");
      if (!document || !placeholder) return;
      cancelFileDrops(document);
      forwardKeys(document, iframe);
      const firstScene = view.scene.value;
      const { element, controller } = createWidget(document, {
        record: record.value,
        scene: firstScene,
        language,
        site,
        fault,
        // The server that injects the fault does not know the locations of other services.
        ...(fault && !("example" in draft.source.value) && { locationId: EXAMPLE_ID }),
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
          const changed = record.value;
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
  }, [hostPage, language, fault, view.restartCount.value, key, site, scene.page]);

  const playedScene = useRef(scene);
  useEffect(() => {
    if (playedScene.current === scene) return;
    playedScene.current = scene;
    const { controller, element } = widget.current ?? {};
    if (controller && element) {
      withoutStealingFocus(element, () => settled(scene, controller.play(scene)));
    }
  }, [scene]);

  useLayoutEffect(() => effect(() => applyPageStyles(frame.current, view, styles.value)), []);
  useSignalEffect(() => {
    const selector = GROUP_PARTS[view.focusedGroup.value];
    const part = isCut && selector && widget.current?.element.shadowRoot?.querySelector(selector);
    // `scrollIntoView` would also scroll the page around the frame.
    if (part) frame.current?.contentWindow?.scrollBy(0, part.getBoundingClientRect().top);
  });

  const vision = view.vision.value;
  return (
    <iframe
      ref={frame}
      class="stage-frame"
      title={`Form${draft.hasOther.value ? ` of draft ${name}` : ""}, ${HOST_PAGES[hostPage].title.toLowerCase()}, ${scene.title.toLowerCase()}`}
      data-scene={scene.name}
      style={{
        width: `${view.width.value}px`,
        height: `${height}px`,
        transform: `scale(${scale})`,
        filter: vision === "typical" ? undefined : `url(#vision-${vision})`,
      }}
      onLoad={() => applyPageStyles(frame.current, view, styles.value)}
    />
  );
}

/** Resolves when a scene is shown; immediately for one that keeps loading. */
const settled = ({ loading }: Scene, played: Promise<void>) =>
  loading === "pending" ? undefined : played;

/** Applies the reader's settings and the draft's custom properties to the host page. */
function applyPageStyles(
  frame: HTMLIFrameElement | null,
  view: ViewOptions,
  styles: Readonly<Record<string, string>>,
): void {
  const language = view.scene.value.language ?? view.language.value;
  const colorScheme = view.isDark.value ? "dark" : "";
  const zoom = view.isLargeText.value ? "2" : "";
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  // As on a practice's page in this language.
  root.lang = language;
  root.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  Object.assign(root.style, { colorScheme, zoom });
  const { url, top, side } = view.screenshot;
  root.querySelector("#screenshot")?.setAttribute("src", url.value);
  root.style.setProperty("--screenshot-top", `${top.value}`);
  root.style.setProperty("--screenshot-side", side.value);
  for (const name of Object.keys(PAGE_THEME)) root.style.setProperty(name, styles[name] ?? "");
}
