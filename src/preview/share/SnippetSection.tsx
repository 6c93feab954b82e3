import { useEffect, useState } from "preact/hooks";
import { createSnippet, type SnippetScript, scriptOf } from "../../embed/api/snippet.ts";
import { pageStyles, recordChanges } from "../settings/page-theme.ts";
import { Select } from "../stage/Select.tsx";
import type { PreviewState } from "../state/preview-state.ts";
import { LANGUAGE_NAMES, type SnippetValues } from "../state/view-options.ts";
import { CopyField } from "./CopyField.tsx";
import { localWarning } from "./local-addresses.ts";
import { SnippetQuestions } from "./SnippetQuestions.tsx";

const MODES: Readonly<Record<SnippetValues["mode"], string>> = {
  inline: "in the page",
  button: "behind its own button",
  popup: "behind the page’s buttons",
};

type UrlName = "baseUrl" | "scriptUrl" | "submitUrl" | "privacyUrl" | "slotsUrl";

/** Stands for an address that is not known. */
const UNKNOWN_API = "https://api.example";

/** The HTML to paste for the open location. */
export function SnippetSection({ previewState }: { previewState: PreviewState }) {
  const { draft, site, server, view, hasUnsavedChanges } = previewState;
  const { source, changes } = draft.state.value;
  const { baseUrl, scriptUrl, submitUrl, ...values } = view.snippet.value;
  const [script, setScript] = useState<SnippetScript>({
    src: `${site}/web-scheduler.js`,
    integrity: null,
  });
  useEffect(() => {
    void fetchVersionedScript(site).then((versioned) => versioned && setScript(versioned));
  }, [site]);
  const update = (changed: Partial<SnippetValues>) => {
    view.snippet.value = { ...view.snippet.value, ...changed };
  };
  // A static host of the preview is not an API.
  const ownApi = server.isAvailable.value ? site : "";
  const knownApi = "example" in source ? ownApi : source.baseUrl;
  const api = baseUrl.trim() || knownApi;
  const ownReceiver = ownApi && api === site ? `${site}/dev/booking-requests/` : "";
  const receiver = submitUrl.trim() || ownReceiver;
  const usedScript = scriptUrl.trim() ? scriptAt(scriptUrl.trim(), script) : script;
  const record = draft.drafted.value;
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: api || UNKNOWN_API,
    script: usedScript,
    submitUrl: receiver,
    styles: pageStyles(changes),
    ...values,
  });
  const warning = localWarning({
    "the URL of the API": api,
    "the URL of the script": usedScript.src,
    "the URL that receives requests": receiver,
    "the URL of the free times": values.slotsUrl,
  });
  const isPublished = Object.keys(recordChanges(changes)).length === 0;
  const isServed = isPublished || (api === site && !hasUnsavedChanges.value);
  const field = (name: UrlName, label: string, placeholder = "https://") => (
    <div>
      <label for={`snippet-${name}`}>{label}</label>
      <input
        id={`snippet-${name}`}
        type="url"
        placeholder={placeholder}
        value={view.snippet.value[name]}
        onInput={({ currentTarget }) => update({ [name]: currentTarget.value })}
      />
    </div>
  );
  return (
    <section>
      <h3>HTML for the practice’s page</h3>
      {field("baseUrl", "URL of the API", knownApi || undefined)}
      {field("scriptUrl", "URL of the script", script.src)}
      {field("submitUrl", "URL that receives requests", ownReceiver || undefined)}
      {field("privacyUrl", "The practice’s privacy page")}
      {field("slotsUrl", "URL of the practice’s free times")}
      <SnippetQuestions values={values} update={update} />
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
      {warning && <p class="warning">{warning}</p>}
      {!api && (
        <p class="warning">
          The URL of the API is not known: replace {UNKNOWN_API}, or enter it above.
        </p>
      )}
      {!isServed && (
        <p class="hint">
          The HTML shows the record that the API has, not this draft. Send the changes and the JSON
          above to whoever runs the API.
        </p>
      )}
      {receiver === "" && (
        <p class="hint">
          Without a URL that receives requests, the page must handle the web-scheduler-request
          event.
        </p>
      )}
    </section>
  );
}

const fileName = (url: string) => url.replace(/[?#].*/s, "").replace(/^.*\//, "");

/** The script on another host; its content is known if its name contains the version. */
const scriptAt = (src: string, own: SnippetScript): SnippetScript =>
  fileName(src) === fileName(own.src) ? { ...own, src } : { src, integrity: null };

/** The versioned script and its integrity values; null if this is not a build. */
async function fetchVersionedScript(site: string): Promise<SnippetScript | null> {
  try {
    const response = await fetch(`${site}/integrity.json`);
    return scriptOf((await response.json()) as Record<string, string>, site);
  } catch {
    return null;
  }
}
