import type { Studio } from "../state/preview-state.ts";
import { type ContrastPair, contrastPairs } from "./rules/lint-branding.ts";

/** Every pair of colours that the draft makes: its ratio, and whether it passes (WCAG 2.2, 1.4.3). */
export function ContrastTable({ studio }: { studio: Studio }) {
  const pairs = contrastPairs(studio.draft.drafted.value);
  if (pairs.length === 0) {
    return <p class="hint">The widget’s own colours are used; each of their pairs passes.</p>;
  }
  return (
    <table class="contrast">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.name} ${pair.scheme}`} pair={pair} studio={studio} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ pair, studio }: { pair: ContrastPair; studio: Studio }) {
  const { name, scheme, foreground, background, ratio, required, passes, shown, repair } = pair;
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
            {(Math.floor(ratio * 100) / 100).toFixed(2)}:1 {passes ? "passes" : "fails"}
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
        {repair && (
          <button type="button" class="second" onClick={() => studio.draft.change(repair.changes)}>
            {repair.label}
          </button>
        )}
      </td>
      <td>{required}:1</td>
    </tr>
  );
}
