import { useEffect, useState } from "preact/hooks";
import { createSnippet, type SnippetOptions } from "../../embed/api/snippet.ts";
import { pageStyles } from "../settings/page-theme.ts";
import { Select } from "../stage/Select.tsx";
import type { PreviewState } from "../state/preview-state.ts";
import { LANGUAGE_NAMES } from "../state/view-options.ts";
import { CopyField } from "./CopyField.tsx";

type SnippetValues = Required<Pick<SnippetOptions, "submitUrl" | "privacyUrl" | "lang" | "mode">>;

const INITIAL_VALUES: SnippetValues = { submitUrl: "", privacyUrl: "", lang: "", mode: "inline" };

const MODES: Readonly<Record<SnippetValues["mode"], string>> = {
  inline: "in the page",
  button: "behind its own button",
  popup: "behind the page’s buttons",
};

/** The HTML to paste for the open location. */
export function SnippetSection({ previewState }: { previewState: PreviewState }) {
  const { draft, site } = previewState;
  const { source, changes } = draft.state.value;
  const [values, setValues] = useState(INITIAL_VALUES);
  const [script, setScript] = useState<SnippetOptions["script"]>({
    src: `${site}/web-scheduler.js`,
    integrity: null,
  });
  useEffect(() => {
    void fetchVersionedScript(site).then((versioned) => versioned && setScript(versioned));
  }, [site]);
  const update = (changed: Partial<SnippetValues>) => setValues({ ...values, ...changed });
  const record = draft.drafted.value;
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: "example" in source ? site : source.baseUrl,
    script,
    styles: pageStyles(changes),
    ...values,
  });
  return (
    <section>
      <h3>HTML for the practice’s page</h3>
      <label for="submit-url">URL that receives requests</label>
      <input
        id="submit-url"
        type="url"
        placeholder="https://"
        value={values.submitUrl}
        onInput={({ currentTarget }) => update({ submitUrl: currentTarget.value })}
      />
      <label for="privacy-url">The practice’s privacy page</label>
      <input
        id="privacy-url"
        type="url"
        placeholder="https://"
        value={values.privacyUrl}
        onInput={({ currentTarget }) => update({ privacyUrl: currentTarget.value })}
      />
      <div class="row">
        <Select
          id="snippet-language"
          label="Language"
          value={values.lang}
          options={[["", "Same as the page"], ...LANGUAGE_NAMES]}
          onChange={(lang) => update({ lang })}
        />
        <Select
          id="snippet-mode"
          label="Shown"
          value={values.mode}
          options={Object.entries(MODES)}
          onChange={(mode) => update({ mode: mode as SnippetValues["mode"] })}
        />
      </div>
      <CopyField label="HTML" text={snippet} rows={11} />
      {values.submitUrl === "" && (
        <p class="hint">
          Without a URL, the page must handle the web-scheduler-request event to receive requests.
        </p>
      )}
    </section>
  );
}

/** The script's versioned URL and its integrity value; null if this is not a build. */
async function fetchVersionedScript(site: string): Promise<SnippetOptions["script"] | null> {
  try {
    const response = await fetch(`${site}/integrity.json`);
    const values = (await response.json()) as Record<string, string>;
    const file = Object.keys(values).find((name) => /^web-scheduler-[\d.]+\.js$/.test(name));
    return file ? { src: `${site}/${file}`, integrity: values[file] ?? null } : null;
  } catch {
    return null;
  }
}
