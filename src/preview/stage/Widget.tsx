import { effect, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { RIGHT_TO_LEFT } from "../../messages/languages.ts";
import { usePreview, type View } from "../state/preview-state.ts";
import { SCENES } from "../widget/scenes.ts";
import { createWidget } from "../widget/widget-controller.ts";

/** Widths of the form’s page, in CSS pixels. */
const WIDTHS = { phone: 390, computer: 1068 };

interface WidgetProps {
  view: View;
  /** Whether it can be used; otherwise it is a picture. */
  isLive?: boolean;
}

/** The shipped form in the preview's own document, as wide as on the device, and scaled to the width that there is. */
export function Widget({ view, isLive = false }: WidgetProps) {
  const { site, draft } = usePreview();
  const { drafted: record, styles } = draft;
  const { scene, device, isDark, language } = view;
  const container = useRef<HTMLDivElement>(null);
  // Another location is another element.
  const id = useComputed(() => record.value.id).value;
  useEffect(() => {
    const { current: box } = container;
    if (!box) return;
    const options = { record: record.value, scene: SCENES[scene], language, site };
    const { element, controller } = createWidget(document, options);
    box.append(element);
    const change = isLive ? keepingFocus(element) : (act: () => unknown) => act();
    change(() => controller.then(({ played }) => played));
    const stop = effect(() => {
      const { value: changed } = record;
      void controller.then((ready) => change(() => ready.show(changed)));
    });
    return () => {
      stop();
      element.destroy?.();
      element.remove();
    };
  }, [scene, language, id, site]);
  const dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  const size = { "--width": `${WIDTHS[device]}px`, "--edge": device === "phone" ? "16px" : "32px" };
  return (
    <div class={isDark ? "picture dark" : "picture"}>
      <div
        ref={container}
        class="page"
        style={{ ...styles.value, ...size }}
        dir={dir}
        lang={language}
        inert={!isLive}
      />
    </div>
  );
}

/** Keeps the designer's focus out of a widget: it is inert during a change, unless it has the focus already. */
export function keepingFocus(element: HTMLElement): (change: () => unknown) => Promise<void> {
  // Changes overlap: a scene may still be loading while text is typed.
  let pending = 0;
  return async (change) => {
    const hasFocus = document.activeElement === element && document.hasFocus();
    pending += hasFocus ? 0 : 1;
    element.inert = pending > 0;
    await change();
    // One task later, because effects of the change run in the same task.
    setTimeout(() => {
      pending -= hasFocus ? 0 : 1;
      element.inert = pending > 0;
    });
  };
}
