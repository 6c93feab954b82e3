import { LANGUAGE_CODES, type LanguageCode } from "../../messages/languages.ts";
import { Switch } from "../controls/Switch.tsx";
import { usePreview } from "../state/preview-context.ts";
import { LANGUAGE_NAMES, type ViewOptions } from "../state/view-options.ts";

/** The languages that the HTML names; none if it offers all of them. */
export const snippetLanguages = ({ languages }: ViewOptions["snippet"]): readonly LanguageCode[] =>
  languages.value.length < LANGUAGE_CODES.length ? languages.value : [];

/** The languages that a patient can choose, for example those that a translator has reviewed. */
export function SnippetLanguages() {
  const { languages, lang } = usePreview().view.snippet;
  const chosen = languages.value;
  const count = chosen.length === LANGUAGE_CODES.length ? "all" : chosen.length;
  return (
    <details>
      <summary>Languages that patients can choose: {count}</summary>
      <div class="stack">
        {LANGUAGE_NAMES.map(([code, name]) => (
          <Switch
            key={code}
            label={name}
            isOn={chosen.includes(code)}
            onToggle={(isOn) => {
              languages.value = LANGUAGE_CODES.filter((one) =>
                one === code ? isOn : languages.value.includes(one),
              );
            }}
          />
        ))}
      </div>
      {chosen.length === 0 && <p class="hint">Without a choice, the form offers all of them.</p>}
      {lang.value !== "" && chosen.length > 0 && !chosen.includes(lang.value) && (
        <p class="card warning">
          The language chosen above is not one of them, so the form ignores it.
        </p>
      )}
    </details>
  );
}
