import { formatCount } from "../controls/controls.tsx";
import { showSetting } from "../editor/Editor.tsx";
import { usePreview } from "../state/preview-state.ts";
import type { Checks } from "./create-checks.ts";
import type { Issue } from "./lint.ts";

export function ChecksPanel({ checks }: { checks: Checks }) {
  const issues = checks.issues.value;
  const none = checks.isLoading.value ? "The logos are loading" : "No problems";
  const summary = issues.length > 0 ? formatCount(issues.length, "problem") : none;
  return (
    <>
      <div class="end" role="status">
        <button
          type="button"
          class={issues.length > 0 ? "warning" : "secondary"}
          popovertarget="checks"
        >
          {summary}
        </button>
      </div>
      <section class="checks floating stack" id="checks" popover aria-label="Checks">
        <h2 class="check-summary" tabIndex={-1}>
          {summary}
        </h2>
        <ul class="stack">
          {issues.map((issue) => (
            <IssueItem key={`${issue.code} ${issue.path}`} {...issue} />
          ))}
        </ul>
      </section>
    </>
  );
}

function IssueItem({ code, message, path, fix }: Issue) {
  const { draft, report } = usePreview();
  return (
    <li class="card" data-code={code}>
      <p>{message}</p>
      <p class="row">
        <button
          type="button"
          class="plain"
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            showSetting(path);
          }}
        >
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
