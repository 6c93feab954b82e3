import type { Signal } from "@preact/signals";

/** A button that is pressed while its signal is true. */
export const Toggle = ({ isOn, title }: { isOn: Signal<boolean>; title: string }) => (
  <button
    type="button"
    class="tool"
    aria-pressed={isOn}
    onClick={() => {
      isOn.value = !isOn.value;
    }}
  >
    {title}
  </button>
);
