import { formatCount } from "../controls/controls.tsx";
import { showSetting } from "../editor/Editor.tsx";
import { usePreview } from "../state/preview-state.ts";
import type { Checks } from "./create-checks.ts";
import type { Issue } from "./lint.ts";

/** The issues of the draft, each with a link to its setting and often a fix. */
export function ChecksPanel({ checks }: { checks: Checks }) {
  const issues = checks.issues.value;
  const none = checks.isLoading.value ? "The logos are loading." : "No problems found.";
  return (
    <div class="checks">
      <p class="check-summary" role="status" tabIndex={-1}>
        {issues.length > 0 ? `${formatCount(issues.length, "problem")}.` : none}
      </p>
      <ul class="stack">
        {issues.map((issue) => (
          <IssueItem key={`${issue.code} ${issue.path}`} {...issue} />
        ))}
      </ul>
    </div>
  );
}

function IssueItem({ code, message, path, fix }: Issue) {
  const { draft, report } = usePreview();
  return (
    <li class="card issue" data-code={code}>
      <p>{message}</p>
      <p class="row">
        <button type="button" class="plain" onClick={() => showSetting(path)}>
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
              draft.change(fix.changes);
              report(`Done: ${fix.label}. You can undo it.`);
            }}
          >
            {fix.label}
          </button>
        )}
      </p>
    </li>
  );
}
