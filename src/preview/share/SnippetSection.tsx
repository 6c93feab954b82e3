import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { createSnippet, type SnippetScript, scriptOf } from "../../embed/api/snippet.ts";
import { CopyField } from "../controls/CopyField.tsx";
import { boundText, Select } from "../controls/controls.tsx";
import { pageStyles, recordChanges } from "../settings/page-theme.ts";
import { usePreview } from "../state/preview-state.ts";
import { LANGUAGE_NAMES } from "../state/view-options.ts";
import { localWarning } from "./local-addresses.ts";

const MODES = [
  ["inline", "In the page"],
  ["button", "Behind its own button"],
  ["popup", "Behind the page’s buttons"],
] as const;

const THEMES = [
  ["auto", "Same as the page"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** Stands for an address that is not known. */
const UNKNOWN_API = "https://api.example";

/** The HTML to paste for the open location. */
export function SnippetSection() {
  const { draft, site, server, view } = usePreview();
  const source = draft.source.value;
  const changes = draft.changes.value;
  const { baseUrl, scriptUrl, submitUrl, lang, theme, mode } = view.snippet;
  const versioned = useSignal<SnippetScript | null>(null);
  useEffect(() => {
    void fetchVersionedScript(site).then((script) => {
      versioned.value = script;
    });
  }, []);
  const script = versioned.value ?? { src: `${site}/web-scheduler.js`, integrity: null };
  // A static host of the preview is not an API.
  const ownApi = server.isAvailable.value ? site : "";
  const knownApi = "example" in source ? ownApi : source.baseUrl;
  const api = baseUrl.value.trim() || knownApi;
  const ownReceiver = ownApi && api === site ? `${site}/dev/booking-requests/` : "";
  const receiver = submitUrl.value.trim() || ownReceiver;
  const usedScript = scriptAt(scriptUrl.value.trim(), script);
  const record = draft.drafted.value;
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: api || UNKNOWN_API,
    script: usedScript,
    submitUrl: receiver,
    lang: lang.value,
    theme: theme.value,
    mode: mode.value,
    styles: pageStyles(changes),
  });
  const warning = localWarning({
    "the URL of the API": api,
    "the URL of the script": usedScript.src,
    "the URL that receives requests": receiver,
  });
  const isPublished = Object.keys(recordChanges(changes)).length === 0;
  const isServed = isPublished || (api === site && !server.hasUnsavedChanges.value);
  return (
    <section class="stack">
      <h2>HTML for the practice’s page</h2>
      <UrlField label="URL of the API" url={baseUrl} placeholder={knownApi} />
      <UrlField label="URL of the script" url={scriptUrl} placeholder={script.src} />
      <UrlField label="URL that receives requests" url={submitUrl} placeholder={ownReceiver} />
      <div class="select-grid stack">
        <Select
          id="snippet-language"
          label="Language"
          options={[["", "Same as the page"], ...LANGUAGE_NAMES]}
          selected={lang}
        />
        <Select id="snippet-mode" label="Shown" options={MODES} selected={mode} />
        <Select id="snippet-theme" label="Colors" options={THEMES} selected={theme} />
      </div>
      <CopyField label="HTML" text={snippet} rows={11} />
      {warning && <p class="card warning">{warning}</p>}
      {!api && (
        <p class="card warning">
          The URL of the API is not known: replace {UNKNOWN_API}, or enter it above.
        </p>
      )}
      {!isServed && (
        <p class="hint">
          The HTML shows the record that the API has, not this draft. Send the record below to
          whoever runs the API.
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

function UrlField(props: { label: string; url: Signal<string>; placeholder: string }) {
  const id = useId();
  return (
    <div>
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="url"
        placeholder={props.placeholder || "https://"}
        {...boundText(props.url)}
      />
    </div>
  );
}

const fileName = (url: string) => url.replace(/[?#].*/s, "").replace(/^.*\//, "");

/** The script at another URL; its content is known if its name contains the version. */
function scriptAt(src: string, own: SnippetScript): SnippetScript {
  if (src === "") return own;
  return fileName(src) === fileName(own.src) ? { ...own, src } : { src, integrity: null };
}

/** The versioned script and its integrity values; null if this is not a build. */
async function fetchVersionedScript(site: string): Promise<SnippetScript | null> {
  try {
    const response = await fetch(`${site}/integrity.json`);
    return scriptOf((await response.json()) as Record<string, string>, site);
  } catch {
    return null;
  }
}
