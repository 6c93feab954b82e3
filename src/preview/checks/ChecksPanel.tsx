import { showSetting } from "../editor/show-setting.ts";
import { formatCount } from "../settings/format.ts";
import { usePreview } from "../state/preview-context.ts";
import { ContrastTable } from "./ContrastTable.tsx";
import type { Checks } from "./create-checks.ts";
import type { Contrast } from "./measure/measure-contrast.ts";
import type { LintIssue } from "./rules/lint-issue.ts";

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
