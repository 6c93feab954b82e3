import { useComputed } from "@preact/signals";
import { isEmptyObject } from "es-toolkit";
import { DECISIONS, GROUPS, type Setting } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { CONTROLS } from "./controls.tsx";

/** The four decisions that make a brand, and a drawer for everything else. */
export function Editor() {
  const { draft, checks } = usePreview();
  const { card, "on-card": onCard } = checks.card.value;
  return (
    <section class="editor" aria-label="Settings" style={{ "--card": card, "--on-card": onCard }}>
      {DECISIONS.map((setting) => (
        <SettingRow key={setting.path} setting={setting} />
      ))}
      <details class="drawer">
        <summary>Questions, texts and page</summary>
        {GROUPS.map(({ title, settings }) => (
          <details key={title}>
            <summary>{title}</summary>
            {settings.map((setting) => (
              <SettingRow key={setting.path} setting={setting} />
            ))}
          </details>
        ))}
        <button
          type="button"
          class="plain"
          aria-disabled={isEmptyObject(draft.changes.value)}
          onClick={draft.reset}
        >
          Reset all changes
        </button>
      </details>
    </section>
  );
}

/** The kinds whose controls have their label themselves. */
const HAVE_LABEL: ReadonlySet<Setting["kind"]> = new Set(["switch", "field"]);

export function SettingRow({ setting }: { setting: Setting }) {
  const { draft } = usePreview();
  const { path, kind, label } = setting;
  const value = useComputed(() => draft.shownValue(path));
  const Control = CONTROLS[kind];
  return (
    <div
      class="setting"
      data-kind={kind}
      data-path={path}
      // A number field fires a change event for each press of an arrow key.
      onChange={setting.range ? undefined : draft.commit}
      onFocusOut={draft.commit}
    >
      {!HAVE_LABEL.has(kind) && <label for={`setting-${path}`}>{label}</label>}
      <Control
        id={`setting-${path}`}
        setting={setting}
        value={value.value}
        change={(next) => draft.change({ [path]: next }, path)}
      />
    </div>
  );
}
