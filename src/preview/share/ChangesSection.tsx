import type { Studio } from "../state/preview-state.ts";
import { differences } from "./list-changes.ts";

/** What the draft has otherwise than the published record. */
export function Differences({ studio }: { studio: Studio }) {
  const { draft } = studio;
  const all = differences(draft.work.value);
  const reset =
    (paths?: readonly string[]) =>
    ({ currentTarget }: { currentTarget: HTMLElement }) => {
      // The button goes with its row.
      currentTarget.closest("section")?.querySelector("h3")?.focus();
      draft.reset(paths);
    };
  return (
    <section>
      <h3 tabIndex={-1}>Changes</h3>
      {all.length === 0 ? (
        <p class="hint">The draft is as the record is published.</p>
      ) : (
        <>
          <table class="diff">
            <thead>
              <tr>
                <th scope="col">Setting</th>
                <th scope="col">Published</th>
                <th scope="col">Draft</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ path, label, before, now }) => (
                <tr key={path}>
                  <th scope="row">
                    {label}
                    <button type="button" class="plain" onClick={reset([path])}>
                      Reset<span class="unseen"> {label}</span>
                    </button>
                  </th>
                  <td>
                    <del dir="auto">{before}</del>
                  </td>
                  <td>
                    <ins dir="auto">{now}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button" class="second" onClick={reset()}>
            Reset everything
          </button>
        </>
      )}
    </section>
  );
}
