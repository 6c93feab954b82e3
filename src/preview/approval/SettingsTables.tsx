import { BRANDING_GROUPS } from "../settings/branding-groups.ts";
import { formatPublished, formatValue } from "../settings/format.ts";
import { isPageProperty } from "../settings/page-theme.ts";
import { pathsOf, type Setting } from "../settings/setting.ts";
import { GROUPS } from "../settings/settings.ts";
import { usePreview } from "../state/preview-context.ts";

/** Every setting of the look, and what else the draft changes. */
export function SettingsTables() {
  const { draft } = usePreview();
  const groups = GROUPS.map((group) => ({
    ...group,
    settings: BRANDING_GROUPS.includes(group)
      ? group.settings
      : group.settings.filter(draft.isChanged),
  }));
  return (
    <div class="approved-settings">
      {groups
        .filter(({ settings }) => settings.length > 0)
        .map(({ name, title, settings }) => (
          <table key={name}>
            <caption>{title}</caption>
            <tbody>{settings.flatMap((setting) => rowsOf(setting))}</tbody>
          </table>
        ))}
    </div>
  );
}

const rowsOf = (setting: Setting) =>
  pathsOf(setting).map((path, index) => (
    <Row key={path} path={path} label={index > 0 ? `${setting.label}, optional` : setting.label} />
  ));

function Row({ path, label }: { path: string; label: string }) {
  const { draft } = usePreview();
  const { published, changes } = draft;
  const before = formatPublished(published.value, path);
  const isChanged = path in changes.value && !draft.showPublished.value;
  const value = isChanged ? formatValue(changes.value[path]) : before;
  const isColor = isPageProperty(path) && value.startsWith("#");
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {(isColor || path.endsWith("_color")) && (
          <span class="sample" aria-hidden="true" style={{ background: value }} />
        )}
        <span dir="auto">{value}</span>
        {isChanged && <small class="muted"> (published: {before})</small>}
      </td>
    </tr>
  );
}
