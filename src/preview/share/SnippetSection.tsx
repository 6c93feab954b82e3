import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createSnippet, type SnippetScript, scriptOf } from "../../embed/api/snippet.ts";
import { CopyField } from "../controls/CopyField.tsx";
import { bound, Select } from "../controls/controls.tsx";
import { usePreview } from "../state/preview-state.ts";

const MODES = [
  ["inline", "In the page"],
  ["button", "Behind its own button"],
  ["popup", "Behind the page’s buttons"],
] as const;

/** The HTML to paste for the open location. */
export function SnippetSection() {
  const { draft, site, server, view } = usePreview();
  const { baseUrl, submitUrl, mode } = view.snippet;
  const source = draft.source.value;
  const script = useVersionedScript(site);
  // A static host of the preview is not an API.
  const ownApi = server.isAvailable.value ? site : "";
  const knownApi = "example" in source ? ownApi : source.baseUrl;
  const api = baseUrl.value.trim() || knownApi || "https://api.example";
  const ownReceiver = api === ownApi ? `${site}/dev/booking-requests/` : "";
  const receiver = submitUrl.value.trim() || ownReceiver;
  const record = draft.drafted.value;
  const styles = Object.entries(draft.styles.value);
  const rules = styles.map(([name, value]) => `  ${name}: ${value};\n`).join("");
  const snippet = createSnippet({
    locationId: record.id,
    phoneNumber: record.phone_number,
    baseUrl: api,
    script,
    submitUrl: receiver,
    mode: mode.value,
    styles: draft.styles.value,
  });
  const fields = [
    { id: "snippet-api", label: "URL of the API", url: baseUrl, initial: knownApi },
    {
      id: "snippet-receiver",
      label: "URL that receives requests",
      url: submitUrl,
      initial: ownReceiver,
    },
  ];
  return (
    <section class="stack">
      <h2>HTML for the practice’s page</h2>
      <p class="hint">
        It shows the record that the API has, not this draft. The look of the page is part of it, as
        the attribute style. If the page’s Content-Security-Policy blocks that, use the style sheet.
      </p>
      {fields.map(({ id, label, url, initial }) => (
        <div key={id}>
          <label for={id}>{label}</label>
          <input
            id={id}
            type="url"
            maxLength={2_000}
            placeholder={initial || "https://"}
            value={url}
            onInput={({ currentTarget }) => {
              url.value = currentTarget.value;
            }}
          />
        </div>
      ))}
      <Select id="snippet-mode" label="Shown" options={MODES} {...bound(mode)} />
      <CopyField label="HTML" text={snippet} rows={11} />
      {rules && <CopyField label="Style sheet" text={`web-scheduler {\n${rules}}`} rows={4} />}
    </section>
  );
}

/** The versioned script and its integrity values, or the development server's script. */
function useVersionedScript(site: string): SnippetScript {
  const script = useSignal<SnippetScript>({ src: `${site}/web-scheduler.js`, integrity: null });
  useEffect(() => {
    void fetch(`${site}/integrity.json`)
      .then((response) => response.json())
      .then((integrity: Record<string, string>) => {
        script.value = scriptOf(integrity, site) ?? script.value;
      })
      // This is not a build.
      .catch(() => {});
  }, []);
  return script.value;
}
