import { useComputed } from "@preact/signals";
import { isEmptyObject } from "es-toolkit";
import type { ComponentChildren, ComponentType } from "preact";
import {
  COLOR,
  colorChanges,
  GROUPS,
  type Group,
  pathsOf,
  type Setting,
} from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { CONTROLS, type ControlProps } from "./controls.tsx";

const [BRAND, ...FOLDED] = GROUPS;

/**
 * All settings in groups, of which only the brand is open at first.
 *
 * @param children shown below the brand
 */
export function Editor({ children }: { children?: ComponentChildren }) {
  const { draft } = usePreview();
  return (
    <section class="editor" aria-label="Settings">
      <h2>{BRAND?.title}</h2>
      {BRAND?.settings.map(showRow)}
      {children}
      {FOLDED.map((group) => (
        <SettingGroup key={group.title} group={group} />
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

function SettingGroup({ group }: { group: Group }) {
  const { draft } = usePreview();
  const changed = group.settings.filter(draft.isChanged).length;
  return (
    <details>
      <summary>
        <h2>{group.title}</h2>
        {changed > 0 && <span class="badge">{changed} changed</span>}
      </summary>
      {group.settings.map(showRow)}
    </details>
  );
}

/** The kinds whose controls have their label themselves. */
const HAVE_LABEL: ReadonlySet<Setting["kind"]> = new Set(["switch", "field", "action", "font"]);

/** A setting's control; if its value was changed, also a button that restores the published one. */
function SettingRow({ setting }: { setting: Setting }) {
  const { draft, view } = usePreview();
  const { path, kind, label } = setting;
  const value = useComputed(() => draft.valueOf(path));
  const isChanged = useComputed(() => draft.isChanged(setting));
  const Control = CONTROLS[kind] as ComponentType<ControlProps<Setting["kind"]>>;
  return (
    <div
      class={`setting${isChanged.value ? " changed" : ""}`}
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
      {isChanged.value && (
        <button
          type="button"
          class="plain reset"
          title="Reset"
          aria-label={`Reset ${label}`}
          onClick={({ currentTarget }) => {
            // The focused button is removed together with the change.
            findControl(currentTarget.closest("[data-path]"))?.focus({ preventScroll: true });
            draft.reset(pathsOf(setting));
          }}
        >
          ↺
        </button>
      )}
    </div>
  );
}

/** Opens the group of the setting with this path, and focuses its control. */
export function showSetting(path: string): void {
  const row = document.querySelector(`[data-path="${path}"]`);
  const group = row?.closest("details");
  if (group) group.open = true;
  row?.scrollIntoView({ block: "center" });
  findControl(row)?.focus({ preventScroll: true });
}

const findControl = (row: Element | null) => row?.querySelector<HTMLElement>('[id^="setting-"]');
