import { showSetting } from "../editor/SettingRow.tsx";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-state.ts";
import type { Checks } from "./create-checks.ts";
import type { Issue } from "./issue.ts";
import { formatRatio } from "./lint.ts";
import type { Contrast } from "./measure-contrast.ts";

const SEVERITIES = { error: "Error", warning: "Warning" } as const;

/** The issues of the draft, each with a link to its setting and often a fix, and all contrasts. */
export function ChecksPanel({ checks }: { checks: Checks }) {
  const issues = checks.issues.value;
  const counts = (["error", "warning"] as const).flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count > 0 ? [formatCount(count, severity)] : [];
  });
  return (
    <div class="checks">
      <p class="check-summary" role="status" tabIndex={-1}>
        {counts.length > 0 ? `${counts.join(" and ")}.` : "No problems found."}
      </p>
      <ul class="issues stack">
        {issues.map((issue) => (
          <IssueItem key={`${issue.code} ${issue.path}`} {...issue} />
        ))}
      </ul>
      <Contrasts contrasts={checks.contrasts.value} />
    </div>
  );
}

function IssueItem({ code, severity, message, path, fix }: Issue) {
  const preview = usePreview();
  return (
    <li class={`card issue issue-${severity}`} data-code={code}>
      <p>
        <strong>{SEVERITIES[severity]}.</strong> {message}
      </p>
      <p class="row">
        <button type="button" class="plain" onClick={() => showSetting(preview, path)}>
          Show the setting
        </button>
        {fix && (
          <button
            type="button"
            class="secondary"
            onClick={({ currentTarget }) => {
              // The focused button is removed together with the issue.
              const summary = currentTarget.closest(".checks")?.querySelector(".check-summary");
              if (summary instanceof HTMLElement) summary.focus();
              preview.draft.change(fix.changes);
              preview.report(`Done: ${fix.label}. You can undo it.`);
            }}
          >
            {fix.label}
          </button>
        )}
      </p>
    </li>
  );
}

/** The contrasts that the form has on light and on dark pages (WCAG 2.2, 1.4.3 and 1.4.11). */
function Contrasts({ contrasts }: { contrasts: readonly Contrast[] }) {
  const failing = contrasts.filter(({ ratio, min }) => ratio < min).length;
  return (
    <details class="contrasts" open={failing > 0}>
      <summary>
        Contrast{" "}
        <span class={failing > 0 ? "badge warning" : "badge"}>
          {failing > 0 ? `${failing} too low` : `all ${contrasts.length} pass as shown`}
        </span>
      </summary>
      <table class="contrast" aria-label="Contrasts">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Color</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.map(({ scheme, part, color, background, ratio, min }) => (
            <tr key={`${scheme} ${part}`}>
              <th scope="row">
                {scheme === "light" ? "Light" : "Dark"}: {part.toLowerCase()}
              </th>
              <td>
                <span class="sample" aria-hidden="true" style={{ color, background }} />{" "}
                <code>{color}</code>
              </td>
              <td class={ratio < min ? "fails" : undefined}>
                {formatRatio(ratio)}
                {ratio < min && `, below ${min}:1`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
