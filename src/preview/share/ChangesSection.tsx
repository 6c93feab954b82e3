import type { DraftModel } from "../state/draft-state.ts";
import { listChanges } from "./list-changes.ts";

/** The differences between the draft and the published record. */
export function ChangesSection({ draft }: { draft: DraftModel }) {
  const changes = listChanges(draft.state.value);
  const reset =
    (paths?: readonly string[]) =>
    ({ currentTarget }: { currentTarget: HTMLElement }) => {
      // The focused button is removed together with its row.
      currentTarget.closest("section")?.querySelector("h3")?.focus();
      draft.reset(paths);
    };
  return (
    <section>
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
              {changes.map(({ path, label, published, drafted }) => (
                <tr key={path}>
                  <th scope="row">
                    {label}
                    <button type="button" class="plain" onClick={reset([path])}>
                      Reset<span class="visually-hidden"> {label}</span>
                    </button>
                  </th>
                  <td>
                    <del dir="auto">{published}</del>
                  </td>
                  <td>
                    <ins dir="auto">{drafted}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button" class="secondary" onClick={reset()}>
            Reset all changes
          </button>
        </>
      )}
    </section>
  );
}
