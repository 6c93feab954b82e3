import { LANGUAGE_CODES, LANGUAGE_NAMES } from "../../messages/languages.ts";
import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { bound, Segments, Select } from "../controls/controls.tsx";
import { usePreview } from "../state/preview-state.ts";
import { SCENES } from "../widget/scenes.ts";

const DEVICE_TITLES = { phone: "Phone", desktop: "Desktop" };

export function ViewBar({ checks }: { checks: Checks }) {
  const { view, mainView } = usePreview();
  const { title } = SCENES[view.scene.value];
  const isForm = mainView.value === "form";
  return (
    <div class="view-bar row" role="group" aria-label="View">
      {isForm && view.scene.value !== "form" && (
        <button
          type="button"
          class="secondary shown-state"
          onClick={() => {
            view.scene.value = "form";
          }}
        >
          {title} <span class="visually-hidden">: back to the form</span>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {isForm && <Segments label="Screen size" titles={DEVICE_TITLES} selected={view.device} />}
      <button
        type="button"
        class="secondary"
        aria-pressed={view.isDark}
        onClick={() => {
          view.isDark.value = !view.isDark.value;
        }}
      >
        Dark
      </button>
      <Select
        id="view-language"
        label="Language"
        options={LANGUAGE_CODES.map((code) => [code, LANGUAGE_NAMES[code]])}
        {...bound(view.language)}
      />
      <ChecksPanel checks={checks} />
    </div>
  );
}
