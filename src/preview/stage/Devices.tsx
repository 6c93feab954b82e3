import { usePreview } from "../state/preview-context.ts";
import { DEVICES } from "../state/view-options.ts";

/** The screens that the form is shown on: in the toolbar, and on a phone in the menu. */
export function Devices() {
  const { view } = usePreview();
  return (
    <div class="segments devices" role="group" aria-label="Screen size">
      {Object.entries(DEVICES).map(([name, { title, width, height }]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view.width.value === width && view.height.value === height}
          onClick={() => {
            view.width.value = width;
            view.height.value = height;
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
