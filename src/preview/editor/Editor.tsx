import type { ComponentChildren } from "preact";
import { boundText } from "../controls/controls.tsx";
import { formatCount } from "../settings/format.ts";
import type { Group, Setting } from "../settings/setting.ts";
import { BRANDING_ENABLED, isBranding, searchSettings } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { SettingRow, showSetting } from "./SettingRow.tsx";

const INITIALLY_OPEN = new Set(["header", "text", "footer"]);

/**
 * All settings in searchable groups.
 *
 * @param children shown above them, except in the results of a search
 */
export function Editor({ children }: { children?: ComponentChildren }) {
  const { search, report } = usePreview();
  const isSearching = search.value !== "";
  const groups = searchSettings(search.value);
  const count = groups.flatMap(({ settings }) => settings).length;
  return (
    <section
      class="editor"
      aria-label="Settings"
      tabIndex={-1}
      onPaste={({ target, clipboardData }) => {
        // Browsers say nothing about it.
        const { maxLength = -1 } = target as { maxLength?: number };
        const length = clipboardData?.getData("text").length ?? 0;
        if (maxLength >= 0 && length > maxLength) {
          report(`The text was cut to ${maxLength.toLocaleString("en")} characters.`, true);
        }
      }}
    >
      <div class="search">
        <label class="visually-hidden" for="search">
          Search the settings
        </label>
        <input id="search" type="search" placeholder="Search settings" {...boundText(search)} />
      </div>
      <p class="visually-hidden" role="status">
        {isSearching && `${formatCount(count, "setting")} found`}
      </p>
      <BrandingOff />
      {!isSearching && children}
      {groups.length === 0 && <NothingFound />}
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

function NothingFound() {
  const { search } = usePreview();
  return (
    <div class="nothing-found stack">
      <p class="hint">No settings match “{search}”.</p>
      <button
        type="button"
        class="secondary"
        onClick={() => {
          // The focused button is removed together with the message.
          document.getElementById("search")?.focus();
          search.value = "";
        }}
      >
        Clear search
      </button>
    </div>
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
        settings marked “no effect” change nothing.
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
  const { draft, view } = usePreview();
  const { title, hint, settings } = group;
  return (
    <details
      open={isOpen}
      onFocusIn={() => {
        view.focusedGroup.value = group.name;
      }}
    >
      <summary>
        <h2>{title}</h2>
        {!draft.isBranded.value && settings.some(isBranding) && (
          <span class="no-effect">no effect</span>
        )}
        <ChangeCount settings={settings} />
      </summary>
      {hint && <p class="hint">{hint}</p>}
      {settings.map((setting) => (
        <SettingRow key={setting.path} setting={setting} />
      ))}
    </details>
  );
}

function ChangeCount({ settings }: { settings: readonly Setting[] }) {
  const changed = settings.filter(usePreview().draft.isChanged).length;
  return changed > 0 && <span class="badge">{changed} changed</span>;
}
