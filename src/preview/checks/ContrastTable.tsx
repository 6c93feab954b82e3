import type { DraftModel } from "../state/draft-state.ts";
import { formatRatio } from "./rules/check-color.ts";
import { type ContrastPair, contrastPairs } from "./rules/contrast-pairs.ts";

/** Every color pair of the draft, its ratio, and whether it passes (WCAG 2.2, 1.4.3). */
export function ContrastTable({ draft }: { draft: DraftModel }) {
  const pairs = contrastPairs(draft.drafted.value);
  if (pairs.length === 0) {
    return <p class="hint">The default colors are used; every pair of them passes.</p>;
  }
  return (
    <table class="contrast">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Contrast</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.name} ${pair.scheme}`} pair={pair} draft={draft} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ pair, draft }: { pair: ContrastPair; draft: DraftModel }) {
  const { name, scheme, foreground, background, ratio, required, passes, shown, fix } = pair;
  return (
    <tr class={passes ? "passes" : "fails"}>
      <th scope="row">
        {name}, {scheme}
      </th>
      <td>
        <p>
          <span
            class="swatch sample"
            style={{ color: foreground, background }}
            aria-hidden="true"
          />{" "}
          <span class="ratio">
            {formatRatio(ratio)} {passes ? "passes" : "fails"}
          </span>
        </p>
        {!passes && (
          <p>
            shown as{" "}
            <span class="swatch" style={{ color: shown, background }}>
              {shown}
            </span>
          </p>
        )}
        {fix && (
          <button type="button" class="secondary" onClick={() => draft.change(fix.changes)}>
            {fix.label}
          </button>
        )}
      </td>
      <td>{required}:1</td>
    </tr>
  );
}
