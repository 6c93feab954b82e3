import type { ComponentChildren } from "preact";
import { boundText } from "../controls/controls.tsx";
import { formatCount } from "../settings/format.ts";
import type { Group } from "../settings/setting.ts";
import { BRANDING_ENABLED, searchSettings } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { SettingRow, showSetting } from "./SettingRow.tsx";

const INITIALLY_OPEN = new Set(["header", "text", "footer"]);

/**
 * All settings in searchable groups.
 *
 * @param children shown above them, except in the results of a search
 */
export function Editor({ children }: { children?: ComponentChildren }) {
  const { search } = usePreview();
  const isSearching = search.value !== "";
  const groups = searchSettings(search.value);
  const count = groups.flatMap(({ settings }) => settings).length;
  return (
    <section class="editor" aria-label="Settings" tabIndex={-1}>
      <input
        class="search"
        type="search"
        aria-label="Search the settings"
        placeholder="Search settings"
        {...boundText(search)}
      />
      <p class={count > 0 ? "visually-hidden" : "hint"} role="status">
        {isSearching && `${formatCount(count, "setting")} found`}
      </p>
      <BrandingOff />
      {!isSearching && children}
      {groups.map((group) => (
        <SettingGroup
          key={group.name}
          group={group}
          isOpen={isSearching || INITIALLY_OPEN.has(group.name)}
        />
      ))}
    </section>
  );
}

function BrandingOff() {
  const preview = usePreview();
  const { draft } = preview;
  if (draft.isBranded.value) return null;
  return (
    <div class="branding-off card stack warning">
      <p>
        <strong>Branding is off.</strong> The form shows its default colors and font, and the
        settings under Header, Text and Footer change nothing.
      </p>
      <button
        type="button"
        onClick={() => {
          // The focused button is removed together with the message.
          showSetting(preview, BRANDING_ENABLED);
          draft.change({ [BRANDING_ENABLED]: true });
        }}
      >
        Turn branding on
      </button>
    </div>
  );
}

function SettingGroup({ group, isOpen }: { group: Group; isOpen: boolean }) {
  const { draft } = usePreview();
  const changed = group.settings.filter(draft.isChanged).length;
  return (
    <details open={isOpen}>
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
