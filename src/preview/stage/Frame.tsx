import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { EXAMPLES } from "../../examples/index.ts";
import type { Studio } from "../state/preview-state.ts";
import { addressesOf } from "../widget/addresses.ts";
import { createWidget } from "../widget/create-widget.ts";
import { HOST_PAGES, hostDocument } from "../widget/host-pages.ts";
import type { Scene } from "../widget/scenes.ts";
import type { WidgetController } from "../widget/widget-controller.ts";
import { quietly } from "../widget/without-stealing-focus.ts";

const KNOWN_TO_THE_SERVER = EXAMPLES[0]?.record.id ?? "";

/** The shipped widget on a host page, in a frame of its own. */
export function Frame({ studio, scale }: { studio: Studio; scale: number }) {
  const { draft, view, site } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef<{ desk: WidgetController; element: HTMLElement } | null>(null);
  const scene = view.scene.value;
  const record = draft.shown.value;
  const fault = view.fault.value;
  const [page, language, round] = [
    view.hostPage.value,
    scene.language ?? view.language.value,
    view.round.value,
  ];

  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    let isOver = false;
    const start = () => {
      const inside = node.contentDocument;
      const place = inside?.querySelector("#here");
      if (!inside || !place) return;
      const began = view.scene.value;
      const { element, desk } = createWidget(inside, {
        record: draft.shown.value,
        scene: began,
        language,
        ...addressesOf(site, fault),
        isLive: fault !== null,
        // The server that plays the fault knows no location of another service.
        ...(fault && !("example" in draft.work.value.of) && { locationId: KNOWN_TO_THE_SERVER }),
      });
      place.replaceWith(element);
      quietly(element, () => desk.then((ready) => arrival(began, ready.played)));
      const script = inside.createElement("script");
      script.src = `${site}/web-scheduler.js`;
      inside.body.append(script);
      void desk.then((ready) => {
        if (isOver) return;
        held.current = { desk: ready, element };
        ready.show(draft.shown.value);
        // Another may have been chosen while the script was on its way.
        if (view.scene.value !== began) void ready.play(view.scene.value);
      });
    };
    node.addEventListener("load", start);
    node.srcdoc = hostDocument(HOST_PAGES[page]);
    return () => {
      isOver = true;
      held.current = null;
      node.removeEventListener("load", start);
    };
  }, [page, language, fault, round, record.id, site]);

  const first = useRef(scene);
  useEffect(() => {
    if (first.current === scene) return;
    first.current = scene;
    const { desk, element } = held.current ?? {};
    if (desk && element) quietly(element, () => arrival(scene, desk.play(scene)));
  }, [scene]);

  // At every drawing, before the browser paints: a change is seen at once.
  useLayoutEffect(() => {
    const { desk, element } = held.current ?? {};
    if (desk && element) quietly(element, () => desk.show(record));
    dress(frame.current, studio);
  });

  return (
    <iframe
      ref={frame}
      class="stage-frame"
      title={`The form, ${HOST_PAGES[page].title.toLowerCase()}, ${scene.title.toLowerCase()}`}
      data-scene={scene.name}
      style={{
        width: `${view.width.value}px`,
        height: `${view.height.value}px`,
        transform: `scale(${scale})`,
        filter: view.vision.value === "usual" ? undefined : `url(#vision-${view.vision.value})`,
      }}
      onLoad={() => dress(frame.current, studio)}
    />
  );
}

/** When a scene is there; one that loads for ever is there at once. */
const arrival = ({ loading }: Scene, played: Promise<void>) =>
  loading === "for ever" ? undefined : played;

/** What the reader of the page has set: dark or light, the way of writing, the size of text. */
function dress(frame: HTMLIFrameElement | null, { view }: Studio): void {
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  root.style.colorScheme = view.isDark.value ? "dark" : "";
  root.dir = view.isRightToLeft.value ? "rtl" : "ltr";
  root.style.zoom = view.isLargeText.value ? "2" : "";
}
