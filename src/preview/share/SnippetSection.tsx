import { useEffect, useState } from "preact/hooks";
import { createSnippet, type SnippetOptions } from "../../embed/api/snippet.ts";
import type { Studio } from "../state/preview-state.ts";
import { LANGUAGE_NAMES } from "../widget/language-names.ts";
import { CopyField } from "./CopyField.tsx";

type SnippetChoice = Required<Pick<SnippetOptions, "submitUrl" | "privacyUrl" | "lang" | "mode">>;

const CHOICE: SnippetChoice = {
  submitUrl: "",
  privacyUrl: "",
  lang: "",
  mode: "inline",
};

/** The tag for exactly this location. */
export function SnippetPart({ studio }: { studio: Studio }) {
  const { draft, site } = studio;
  const { of } = draft.work.value;
  const [choice, setChoice] = useState(CHOICE);
  const [script, setScript] = useState<{ src: string; integrity: string | null }>({
    src: `${site}/web-scheduler.js`,
    integrity: null,
  });
  useEffect(() => {
    void publishedScript(site).then((found) => found && setScript(found));
  }, [site]);
  const put = (part: Partial<SnippetChoice>) => setChoice({ ...choice, ...part });
  const record = draft.drafted.value;
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: "example" in of ? site : of.baseUrl,
    script,
    ...choice,
  });
  return (
    <section>
      <h3>The tag for the practice’s page</h3>
      <label for="submit-url">Where requests go</label>
      <input
        id="submit-url"
        type="url"
        placeholder="https://"
        value={choice.submitUrl}
        onInput={({ currentTarget }) => put({ submitUrl: currentTarget.value })}
      />
      <label for="privacy-url">The practice’s privacy page</label>
      <input
        id="privacy-url"
        type="url"
        placeholder="https://"
        value={choice.privacyUrl}
        onInput={({ currentTarget }) => put({ privacyUrl: currentTarget.value })}
      />
      <div class="row">
        <span class="choose">
          <label for="tag-language">Language</label>
          <select
            id="tag-language"
            value={choice.lang}
            onChange={({ currentTarget }) => put({ lang: currentTarget.value })}
          >
            <option value="">As the page’s</option>
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <span class="choose">
          <label for="tag-mode">Shown</label>
          <select
            id="tag-mode"
            value={choice.mode}
            onChange={({ currentTarget }) =>
              put({ mode: currentTarget.value as SnippetChoice["mode"] })
            }
          >
            <option value="inline">in the page</option>
            <option value="button">behind a button of its own</option>
            <option value="popup">behind the page’s buttons</option>
          </select>
        </span>
      </div>
      <CopyField label="Tag" text={snippet} rows={11} />
      {choice.submitUrl === "" && (
        <p class="hint">
          Without an address for requests, the page has to answer the web-scheduler-request event.
        </p>
      )}
    </section>
  );
}

/** The script under its lasting name with its integrity value; null where this is no build. */
async function publishedScript(site: string) {
  try {
    const response = await fetch(`${site}/integrity.json`);
    const values = (await response.json()) as Record<string, string>;
    const file = Object.keys(values).find((name) => /^web-scheduler-[\d.]+\.js$/.test(name));
    return file ? { src: `${site}/${file}`, integrity: values[file] ?? null } : null;
  } catch {
    return null;
  }
}
