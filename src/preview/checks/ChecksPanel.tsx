import { showSetting } from "../editor/SettingRow.tsx";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-state.ts";
import type { Checks } from "./create-checks.ts";
import type { Contrast } from "./measure/measure-contrast.ts";
import { formatRatio } from "./rules/check-color.ts";
import type { LintIssue } from "./rules/lint-context.ts";

const SEVERITIES = { error: "Error", warning: "Warning", note: "Note" } as const;

/** The issues of the draft, each with a link to its setting and often a fix, and all contrasts. */
export function ChecksPanel({ checks }: { checks: Checks }) {
  const issues = checks.issues.value;
  const notes = issues.filter(({ severity }) => severity === "note");
  const others = issues.filter(({ severity }) => severity !== "note");
  return (
    <div class="checks">
      <p class="check-summary" role="status" tabIndex={-1}>
        {summarize(others)}
      </p>
      <IssueList issues={others} />
      {notes.length > 0 && (
        <details class="notes">
          <summary>
            Notes <span class="badge">{notes.length}</span>
          </summary>
          <IssueList issues={notes} />
        </details>
      )}
      <Contrasts contrasts={checks.contrasts.value} />
    </div>
  );
}

/** Closed while there is nothing to do about it. */
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
      <ContrastTable contrasts={contrasts} />
    </details>
  );
}

function summarize(issues: readonly LintIssue[]): string {
  const counts = (["error", "warning"] as const).flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count > 0 ? [formatCount(count, severity)] : [];
  });
  return counts.length > 0 ? `${counts.join(" and ")}.` : "No problems found.";
}

const IssueList = ({ issues }: { issues: readonly LintIssue[] }) => (
  <ul class="issues stack">
    {issues.map((issue) => (
      <Issue key={`${issue.code} ${issue.path}`} issue={issue} />
    ))}
  </ul>
);

/** Keeps each phone number on one line. */
const withWholeNumbers = (message: string) =>
  message
    .split(/([+(]?\d[\d ()-]{6,}\d)/)
    .map((part, index) => (index % 2 === 1 ? <span class="one-line">{part}</span> : part));

function Issue({ issue }: { issue: LintIssue }) {
  const preview = usePreview();
  const { code, severity, message, path, fix } = issue;
  return (
    <li class={`card issue issue-${severity}`} data-code={code}>
      <p>
        <strong>{SEVERITIES[severity]}.</strong> {withWholeNumbers(message)}
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
const ContrastTable = ({ contrasts }: { contrasts: readonly Contrast[] }) => (
  <table class="contrast" aria-label="Contrasts">
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Color</th>
        <th scope="col">Contrast</th>
      </tr>
    </thead>
    {SCHEMES.map(({ scheme, label }) => (
      <tbody key={scheme}>
        {contrasts
          .filter((contrast) => contrast.scheme === scheme)
          .map(({ part, color, background, ratio, min }) => (
            <tr key={part}>
              <th scope="row">
                {label}: {part.toLowerCase()}
              </th>
              <td>
                <span class="sample" aria-hidden="true" style={{ color, background }} />{" "}
                <code>{color}</code>
              </td>
              <td>
                {ratio < min ? (
                  <span class="fails">
                    {formatRatio(ratio)}, below {min}:1
                  </span>
                ) : (
                  formatRatio(ratio)
                )}
              </td>
            </tr>
          ))}
      </tbody>
    ))}
  </table>
);

const SCHEMES = [
  { scheme: "light", label: "Light" },
  { scheme: "dark", label: "Dark" },
] as const;
