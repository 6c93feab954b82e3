import { AA } from "../../branding/text-color.ts";
import { usePreview } from "../state/preview-context.ts";
import { type ContrastPair, contrastPairs, formatRatio } from "./rules/check-color.ts";

/** The contrast of the text color on each background (WCAG 2.2, 1.4.3). */
export function ContrastTable() {
  const pairs = contrastPairs(usePreview().draft.drafted.value);
  if (pairs.length === 0)
    return <p class="hint">The default colors are used; they are readable.</p>;
  return (
    <table class="contrast">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Text</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={pair.scheme} pair={pair} />
        ))}
      </tbody>
    </table>
  );
}

const SCHEMES = { light: "Light", dark: "Dark" } as const;

function PairRow({ pair }: { pair: ContrastPair }) {
  const { scheme, color, background, ratio, shown, shownRatio, fix } = pair;
  const text = fix ? color : shown;
  return (
    <tr>
      <th scope="row">{SCHEMES[scheme]}</th>
      <td>
        <span class="sample" aria-hidden="true" style={{ color: text, background }} />{" "}
        <code>{text}</code>
      </td>
      <td>
        {fix ? (
          <span class="fails">
            {formatRatio(ratio)}, below {AA}:1
          </span>
        ) : (
          formatRatio(shownRatio)
        )}
        {!fix && shown !== color && <span class="hint">, adjusted automatically</span>}
      </td>
    </tr>
  );
}
