import { BRANDING, BRANDING_ENABLED } from "../settings/branding-groups.ts";
import { searchSettings } from "../settings/find-setting.ts";
import { formatCount } from "../settings/format.ts";
import { pathsOf, type Setting } from "../settings/setting.ts";
import type { PreviewState } from "../state/preview-state.ts";
import { SettingRow } from "./SettingRow.tsx";
import { showSetting } from "./show-setting.ts";

const INITIALLY_OPEN = new Set(["header", "text", "footer"]);

const isBranding = ({ path }: Setting) => path.startsWith(BRANDING) && path !== BRANDING_ENABLED;

/** All settings in searchable groups. */
export function Editor({ previewState }: { previewState: PreviewState }) {
  const { draft, search, report } = previewState;
  const groups = searchSettings(search.value);
  const count = groups.flatMap(({ settings }) => settings).length;
  const { changes } = draft.state.value;
  const isBranded = draft.valueOf(BRANDING_ENABLED) === true;
  return (
    <section class="editor" aria-label="Settings" tabIndex={-1}>
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
      {!isBranded && (
        <div class="branding-off">
          <p>
            <strong>Branding is off.</strong> The form shows its default colors and font, and the
            settings marked “no effect” change nothing.
          </p>
          <button
            type="button"
            onClick={() => {
              // The focused button is removed together with the message.
              showSetting(previewState, BRANDING_ENABLED);
              draft.change({ [BRANDING_ENABLED]: true });
            }}
          >
            Turn branding on
          </button>
        </div>
      )}
      {groups.length === 0 && <p class="hint">No settings found.</p>}
      {groups.map(({ name, title, hint, settings }) => {
        const changed = settings.filter((setting) =>
          pathsOf(setting).some((path) => Object.hasOwn(changes, path)),
        ).length;
        return (
          <details key={name} open={search.value !== "" || INITIALLY_OPEN.has(name)}>
            <summary>
              <h2>{title}</h2>
              {!isBranded && settings.some(isBranding) && <span class="no-effect">no effect</span>}
              {changed > 0 && <span class="badge">{changed} changed</span>}
            </summary>
            {hint && <p class="hint">{hint}</p>}
            {settings.map((setting) => (
              <SettingRow
                key={setting.path}
                setting={setting}
                draft={draft}
                hasEffect={isBranded || !isBranding(setting)}
                report={report}
              />
            ))}
          </details>
        );
      })}
    </section>
  );
}
