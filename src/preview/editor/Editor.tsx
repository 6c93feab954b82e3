import { useComputed } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { GROUPS, type Group, pathsOf, type Setting } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { CONTROLS, type ControlProps } from "./controls.tsx";

const INITIALLY_OPEN = new Set(["Header", "Text", "Footer"]);

/**
 * All settings in groups.
 *
 * @param children shown above them
 */
export const Editor = ({ children }: { children?: ComponentChildren }) => (
  <section class="editor" aria-label="Settings">
    {children}
    {GROUPS.map((group) => (
      <SettingGroup key={group.title} group={group} />
    ))}
  </section>
);

function SettingGroup({ group }: { group: Group }) {
  const { draft } = usePreview();
  const changed = group.settings.filter(draft.isChanged).length;
  return (
    <details open={INITIALLY_OPEN.has(group.title)}>
      <summary>
        <h2>{group.title}</h2>
        {changed > 0 && <span class="badge">{changed} changed</span>}
      </summary>
      {group.hint && <p class="hint">{group.hint}</p>}
      {group.settings.map((setting) => (
        <SettingRow key={setting.path} setting={setting} />
      ))}
    </details>
  );
}

/** The kinds whose controls have their label themselves. */
const HAVE_LABEL: ReadonlySet<Setting["kind"]> = new Set(["switch", "field", "action"]);

/** A setting's control; if its value was changed, also a button that restores the published one. */
function SettingRow({ setting }: { setting: Setting }) {
  const { draft } = usePreview();
  const { path, kind, label, hint } = setting;
  const value = useComputed(() => draft.valueOf(path));
  const isChanged = useComputed(() => draft.isChanged(setting));
  const Control = CONTROLS[kind] as ComponentType<ControlProps<Setting["kind"]>>;
  const hintId = hint && `hint-${path}`;
  return (
    <div
      class={`setting${isChanged.value ? " changed" : ""}`}
      data-path={path}
      onChange={draft.commit}
      onFocusOut={draft.commit}
    >
      {!HAVE_LABEL.has(kind) && <label for={`setting-${path}`}>{label}</label>}
      <Control
        id={`setting-${path}`}
        setting={setting}
        value={value.value}
        hintId={hintId}
        change={(next) => draft.change({ [path]: next }, path)}
      />
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
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
