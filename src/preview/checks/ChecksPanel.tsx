import { showSetting } from "../editor/show-setting.ts";
import type { Studio } from "../state/preview-state.ts";
import { ContrastTable } from "./ContrastTable.tsx";
import type { Finding } from "./rules/lint-branding.ts";

const SEVERITIES = { fails: "Fails", warns: "Look at this", note: "Good to know" } as const;

/** What the guard found, each with a place to click and, where there is one, a repair. */
export function Checks({ studio }: { studio: Studio }) {
  const findings = studio.findings.value;
  const notes = findings.filter(({ severity }) => severity === "note");
  const serious = findings.filter(({ severity }) => severity !== "note");
  const failing = serious.filter(({ severity }) => severity === "fails").length;
  return (
    <div class="checks">
      <p class="verdict" role="status" tabIndex={-1}>
        {failing > 0
          ? `${failing} ${failing === 1 ? "thing fails" : "things fail"}.`
          : "Nothing fails."}
      </p>
      <FindingList findings={serious} studio={studio} />
      {notes.length > 0 && (
        <details class="notes">
          <summary>
            Good to know <span class="mark">{notes.length}</span>
          </summary>
          <FindingList findings={notes} studio={studio} />
        </details>
      )}
      <h3>Contrast</h3>
      <ContrastTable studio={studio} />
    </div>
  );
}

function FindingList({ findings, studio }: { findings: readonly Finding[]; studio: Studio }) {
  return (
    <ul class="findings">
      {findings.map((finding) => (
        <FindingRow key={`${finding.code} ${finding.path}`} finding={finding} studio={studio} />
      ))}
    </ul>
  );
}

function FindingRow({ finding, studio }: { finding: Finding; studio: Studio }) {
  const { severity, sentence, path, repair } = finding;
  return (
    <li class={`finding ${severity}`} data-code={finding.code}>
      <p>
        <strong>{SEVERITIES[severity]}.</strong> {sentence}
      </p>
      <p class="row">
        <button type="button" class="plain" onClick={() => showSetting(studio, path)}>
          Show the setting
        </button>
        {repair && (
          <button
            type="button"
            class="second"
            onClick={({ currentTarget }) => {
              // The finding goes, and this button with it.
              currentTarget.closest(".checks")?.querySelector<HTMLElement>(".verdict")?.focus();
              studio.draft.change(repair.changes);
              studio.tell(`Done: ${repair.label}. Undo takes it back.`);
            }}
          >
            {repair.label}
          </button>
        )}
      </p>
    </li>
  );
}
