import { searched } from "../settings/find-setting.ts";
import { pathsOf } from "../settings/setting.ts";
import type { Studio } from "../state/preview-state.ts";
import { Setting } from "./SettingRow.tsx";

const found = (count: number) => `${count} ${count === 1 ? "setting" : "settings"} found`;

/** Everything that can be changed, in groups that can be searched. */
export function Editor({ studio }: { studio: Studio }) {
  const { draft, search, tell } = studio;
  const groups = searched(search.value);
  const { changes } = draft.work.value;
  return (
    <section class="editor" aria-label="Settings">
      <div class="find">
        <label class="unseen" for="search">
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
      <p class="unseen" role="status">
        {search.value && found(groups.flatMap(({ settings }) => settings).length)}
      </p>
      {groups.length === 0 && <p class="hint">No setting is called that.</p>}
      {groups.map(({ name, title, settings }) => {
        const changed = settings.filter((setting) =>
          pathsOf(setting).some((path) => Object.hasOwn(changes, path)),
        ).length;
        return (
          <details key={name} open={search.value !== "" || OPEN_AT_FIRST.has(name)}>
            <summary>
              <h2>{title}</h2>
              {changed > 0 && <span class="mark">{changed} changed</span>}
            </summary>
            {settings.map((setting) => (
              <Setting key={setting.path} setting={setting} draft={draft} tell={tell} />
            ))}
          </details>
        );
      })}
    </section>
  );
}

const OPEN_AT_FIRST = new Set(["header", "text", "footer"]);
