import { showSetting } from "../editor/show-setting.ts";
import { contrastPairs, type Finding, guard } from "../guard/guard.ts";
import type { Studio } from "../studio.ts";

const SEVERITIES = { fails: "Fails", warns: "Look at this", note: "Good to know" } as const;

/** What the guard found, each with a place to click and, where there is one, a repair. */
export function Checks({ studio }: { studio: Studio }) {
  const record = studio.draft.drafted.value;
  const findings = guard(record, studio.measures.read());
  const failing = findings.filter(({ severity }) => severity === "fails").length;
  return (
    <div class="checks">
      <p class="verdict" role="status">
        {failing > 0
          ? `${failing} ${failing === 1 ? "thing fails" : "things fail"}.`
          : "Nothing fails."}
      </p>
      <ul class="findings">
        {findings.map((finding) => (
          <FindingRow key={`${finding.code} ${finding.path}`} finding={finding} studio={studio} />
        ))}
      </ul>
      <h3>Contrast</h3>
      <ContrastTable studio={studio} />
    </div>
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
            onClick={() => {
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

function ContrastTable({ studio }: { studio: Studio }) {
  const pairs = contrastPairs(studio.draft.drafted.value);
  if (pairs.length === 0) {
    return <p class="hint">The widget’s own colours are used; each of their pairs passes.</p>;
  }
  return (
    <table class="contrast">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, scheme, foreground, background, ratio, required, passes, shown }) => (
          <tr key={`${name} ${scheme}`} class={passes ? "passes" : "fails"}>
            <th scope="row">
              {name}, {scheme}
            </th>
            <td>
              <span class="swatch" style={{ color: foreground, background }} aria-hidden="true">
                Aa
              </span>
              {!passes && shown !== foreground && (
                <>
                  {" "}
                  shown as{" "}
                  <span class="swatch" style={{ color: shown, background }}>
                    {shown}
                  </span>
                </>
              )}
            </td>
            <td>
              {(Math.floor(ratio * 100) / 100).toFixed(2)}:1 {passes ? "passes" : "fails"}
            </td>
            <td>{required}:1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
