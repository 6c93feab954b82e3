import { labelAt } from "../settings/find-setting.ts";
import { formatPublished, formatValue } from "../settings/format.ts";
import { usePreview } from "../state/preview-context.ts";
import { CopyField } from "./CopyField.tsx";
import { downloadJson } from "./download.ts";
import { changesText, mergePatch } from "./merge-patch.ts";

/** The differences between the draft and the published record. */
export function ChangesSection() {
  const { draft } = usePreview();
  const changes = Object.entries(draft.changes.value);
  const reset =
    (paths?: readonly string[]) =>
    ({ currentTarget }: { currentTarget: HTMLElement }) => {
      // The focused button is removed together with its row.
      currentTarget.closest("section")?.querySelector("h3")?.focus();
      draft.reset(paths);
    };
  return (
    <section class="stack">
      <h3 tabIndex={-1}>Changes</h3>
      {changes.length === 0 ? (
        <p class="hint">The draft is the same as the published record.</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Setting</th>
                <th scope="col">Published</th>
                <th scope="col">Draft</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(([path, value]) => (
                <tr key={path}>
                  <th scope="row">
                    {labelAt(path)}
                    <button type="button" class="plain" onClick={reset([path])}>
                      Reset<span class="visually-hidden"> {labelAt(path)}</span>
                    </button>
                  </th>
                  <td>
                    <del dir="auto">{formatPublished(draft.published.value, path)}</del>
                  </td>
                  <td>
                    <ins dir="auto">{formatValue(value)}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button" class="secondary" onClick={reset()}>
            Reset all changes
          </button>
          <PatchExport />
          <CopyField
            label="Changes as text"
            text={changesText(draft.published.value, draft.changes.value)}
            rows={5}
          />
        </>
      )}
    </section>
  );
}

/** Everything that changed, for whoever runs the API. */
function PatchExport() {
  const patch = mergePatch(usePreview().draft.changes.value);
  if (!patch) return null;
  const json = JSON.stringify(patch, null, 2);
  return (
    <>
      <CopyField label="Changes as JSON Merge Patch (RFC 7396)" text={json} rows={5} />
      <p>
        <button type="button" class="secondary" onClick={() => downloadJson(json, "changes.json")}>
          Download<span class="visually-hidden"> the changes</span>
        </button>
      </p>
    </>
  );
}
