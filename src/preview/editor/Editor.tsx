import type { ComponentChildren } from "preact";
import type { Group } from "../settings/setting.ts";
import { BRANDING_ENABLED, GROUPS } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";
import { SettingRow, showSetting } from "./SettingRow.tsx";

const INITIALLY_OPEN = new Set(["header", "text", "footer"]);

/**
 * All settings in groups.
 *
 * @param children shown above them
 */
export const Editor = ({ children }: { children?: ComponentChildren }) => (
  <section class="editor" aria-label="Settings">
    <BrandingOff />
    {children}
    {GROUPS.map((group) => (
      <SettingGroup key={group.name} group={group} />
    ))}
  </section>
);

function BrandingOff() {
  const { draft } = usePreview();
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
          showSetting(BRANDING_ENABLED);
          draft.change({ [BRANDING_ENABLED]: true });
        }}
      >
        Turn branding on
      </button>
    </div>
  );
}

function SettingGroup({ group }: { group: Group }) {
  const { draft } = usePreview();
  const changed = group.settings.filter(draft.isChanged).length;
  return (
    <details open={INITIALLY_OPEN.has(group.name)}>
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
