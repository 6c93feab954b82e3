import type { Contrast } from "./measure/measure-contrast.ts";
import { formatRatio } from "./rules/check-color.ts";

/** The contrasts that the form has on light and on dark pages (WCAG 2.2, 1.4.3 and 1.4.11). */
export const ContrastTable = ({ contrasts }: { contrasts: readonly Contrast[] }) => (
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
