import { useComputed } from "@preact/signals";
import { isEmptyObject } from "es-toolkit";
import { COLOR, colorChanges, GROUPS, type Setting } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { CONTROLS } from "./controls.tsx";

const [BRAND, ...FOLDED] = GROUPS;

/** All settings in groups. Only the brand is open at first; on a phone, the others are behind a button. */
export function Editor() {
  const { draft, view } = usePreview();
  const { isEditorOpen } = view;
  return (
    <section class={`editor${isEditorOpen.value ? " open" : ""}`} aria-label="Settings">
      <div class="brand">
        <h2>{BRAND?.title}</h2>
        {BRAND?.settings.map(showRow)}
        <button
          type="button"
          class="secondary more"
          aria-expanded={isEditorOpen}
          onClick={() => {
            isEditorOpen.value = !isEditorOpen.value;
          }}
        >
          {isEditorOpen.value ? "Done" : "More"}
        </button>
      </div>
      {FOLDED.map(({ title, settings }) => (
        <details key={title}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {settings.map(showRow)}
        </details>
      ))}
      {!isEmptyObject(draft.changes.value) && (
        <button type="button" class="plain" onClick={() => draft.reset()}>
          Reset all changes
        </button>
      )}
    </section>
  );
}

const showRow = (setting: Setting) => <SettingRow key={setting.path} setting={setting} />;

/** The kinds whose controls have their label themselves. */
const HAVE_LABEL: ReadonlySet<Setting["kind"]> = new Set(["switch", "field", "action", "font"]);

function SettingRow({ setting }: { setting: Setting }) {
  const { draft, view } = usePreview();
  const { path, kind, label } = setting;
  const value = useComputed(() => draft.shownValue(path));
  const Control = CONTROLS[kind];
  return (
    <div
      class="setting"
      data-kind={kind}
      data-path={path}
      // A number field fires a change event for each press of an arrow key.
      onChange={kind === "size" ? undefined : draft.commit}
      onFocusOut={draft.commit}
    >
      {!HAVE_LABEL.has(kind) && <label for={`setting-${path}`}>{label}</label>}
      <Control
        id={`setting-${path}`}
        setting={setting}
        value={value.value}
        change={(next) => {
          draft.change(path === COLOR ? colorChanges(next) : { [path]: next }, path);
          if (path.includes("screener")) view.scene.value = "screener";
        }}
      />
    </div>
  );
}

export function showSetting(path: string): void {
  const control = document.getElementById(`setting-${path}`);
  const group = control?.closest("details");
  if (group) group.open = true;
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
