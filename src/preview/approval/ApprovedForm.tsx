import { useRef } from "preact/hooks";
import { usePreview } from "../state/preview-context.ts";
import type { Scene } from "../widget/scenes.ts";
import { useWidget } from "../widget/use-widget.ts";

/** Widths of the form, in CSS pixels: on a computer, that of the sample pages' column. */
const WIDTHS = { phone: 390, computer: 704 } as const;

interface Props {
  title: string;
  scene: Scene;
  size: keyof typeof WIDTHS;
  isDark?: boolean;
}

const noop = () => {};

/** The whole form, smaller, on a page of this size. */
export function ApprovedForm({ title, scene, size, isDark = false }: Props) {
  const { draft, site, view } = usePreview();
  const container = useRef<HTMLDivElement>(null);
  useWidget(
    container,
    { record: draft.shown, scene, language: scene.language ?? view.language.value, site },
    noop,
  );
  return (
    <figure class={isDark ? "approved dark" : "approved"}>
      <figcaption>{title}</figcaption>
      <div class="approved-page">
        <div ref={container} inert style={{ width: `${WIDTHS[size]}px` }} />
      </div>
    </figure>
  );
}
