import { searchSettings } from "../settings/find-setting.ts";
import { formatCount } from "../settings/format.ts";
import { pathsOf } from "../settings/setting.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { SettingRow } from "./SettingRow.tsx";

const INITIALLY_OPEN = new Set(["header", "text", "footer"]);

/** All settings in searchable groups. */
export function Editor({ previewState }: { previewState: PreviewState }) {
  const { draft, search, report } = previewState;
  const groups = searchSettings(search.value);
  const count = groups.flatMap(({ settings }) => settings).length;
  const { changes } = draft.state.value;
  return (
    <section class="editor" aria-label="Settings">
      <div class="search">
        <label class="visually-hidden" for="search">
          Search the settings
        </label>
        <input
          id="search"
          type="search"
          placeholder="Search the settings ( / )"
          value={search.value}
          onInput={({ currentTarget }) => {
            search.value = currentTarget.value;
          }}
        />
      </div>
      <p class="visually-hidden" role="status">
        {search.value && `${formatCount(count, "setting")} found`}
      </p>
      {groups.length === 0 && <p class="hint">No settings found.</p>}
      {groups.map(({ name, title, hint, settings }) => {
        const changed = settings.filter((setting) =>
          pathsOf(setting).some((path) => Object.hasOwn(changes, path)),
        ).length;
        return (
          <details key={name} open={search.value !== "" || INITIALLY_OPEN.has(name)}>
            <summary>
              <h2>{title}</h2>
              {changed > 0 && <span class="badge">{changed} changed</span>}
            </summary>
            {hint && <p class="hint">{hint}</p>}
            {settings.map((setting) => (
              <SettingRow key={setting.path} setting={setting} draft={draft} report={report} />
            ))}
          </details>
        );
      })}
    </section>
  );
}
