import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { isLoopback } from "../../contract/loopback.ts";
import { createSnippet, PLACEHOLDERS, scriptOf } from "../../embed/api/snippet.ts";
import { bound, CopyField, Select } from "../controls/controls.tsx";
import { draftUrl, fitInLink } from "../draft/link.ts";
import { isPageProperty, labelAt } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";

export const SharePanel = () => (
  <section class="share stack" aria-label="Share">
    <LinkSection />
    <SnippetSection />
    <RecordSection />
  </section>
);

function LinkSection() {
  const { draft } = usePreview();
  const url = useSignal("");
  const { omitted } = fitInLink(draft.changes.value);
  useSignalEffect(() => {
    const { value: state } = draft.state;
    const { included } = fitInLink(state.changes);
    void draftUrl(location.href, { of: state.source, changes: included }).then((packed) => {
      if (state === draft.state.value) url.value = packed;
    });
  });
  return (
    <section class="card stack">
      <h2>Show this draft</h2>
      <p class="hint">The link opens this page with the draft, which no server receives.</p>
      <CopyField label="Link" text={url.value} />
      {omitted.length > 0 && (
        <p class="card warning">
          Not included, because the image is too large for a link:{" "}
          {omitted.map(labelAt).join(" and ")}.
        </p>
      )}
    </section>
  );
}

/** Whether others cannot load it: an address of this computer, or image data, which published forms do not show. */
const isHere = (url: string) =>
  /^data:/i.test(url) || (URL.canParse(url) && isLoopback(new URL(url).hostname));

/** The draft with placeholders for its logos that are only here, and these as files. */
function handOver(draft: LocationRecord) {
  const record = structuredClone(draft);
  const { branding } = record.web_scheduler_config;
  const logos = (["header_logo", "footer_logo"] as const).flatMap((logo) => {
    const url = branding[`${logo}_url`];
    if (!isHere(url)) return [];
    const [, type, ending = "png"] = /^data:image\/(\w+)|\.(\w+)$/.exec(url) ?? [];
    const name = `${logo}.${type ?? ending}`;
    branding[`${logo}_url`] = `${PLACEHOLDERS.scriptOrigin}/${name}`;
    return [{ name, url }];
  });
  return { record, logos };
}

/** What the record gets, for whoever runs the API; which change is in the HTML instead. Each can be reset. */
function RecordSection() {
  const { draft, server } = usePreview();
  const { record, logos } = handOver(draft.drafted.value);
  const changes = Map.groupBy(Object.keys(draft.changes.value), labelAt);
  const next = server.canSave.value
    ? "Save writes it."
    : "Send the JSON to whoever runs its service.";
  return (
    <section class="card stack">
      <h2 id="places">Give the form this brand</h2>
      <p class="hint">A form shows what its location’s record has, not this draft. {next}</p>
      {changes.size > 0 && (
        <table aria-labelledby="places">
          {Array.from(changes, ([label, paths]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{paths.some(isPageProperty) ? "HTML" : "Record"}</td>
              <td>
                <button type="button" class="plain" onClick={() => draft.reset(paths)}>
                  Reset<span class="visually-hidden"> {label}</span>
                </button>
              </td>
            </tr>
          ))}
        </table>
      )}
      {logos.map(({ name, url }) => (
        <p key={name} class="hint">
          Host <a href={url} download={name} children={name} />, and replace its placeholder below.
        </p>
      ))}
      <CopyField label="Record as JSON" text={JSON.stringify(record, null, 2)} rows={6} />
    </section>
  );
}

const MODES = [
  ["inline", "In the page"],
  ["button", "Behind its own button"],
  ["popup", "Behind the page’s buttons"],
] as const;

const PLACEHOLDER_NOTE = "<!-- Replace the placeholders: every address that ends in .example -->";

function SnippetSection() {
  const { draft, site } = usePreview();
  const mode = useSignal<(typeof MODES)[number][0]>("inline");
  const { source } = draft.state.value;
  const api = "example" in source ? "" : source.baseUrl;
  const { id, phone_number } = draft.drafted.value;
  const styles = draft.styles.value;
  const rules = Object.entries(styles).map(([name, value]) => `  ${name}: ${value};\n`);
  const snippet = createSnippet({
    locationId: id,
    phoneNumber: phone_number,
    // A static host of the preview is not an API.
    baseUrl: api && !isHere(api) ? api : PLACEHOLDERS.baseUrl,
    script: useVersionedScript(site),
    submitUrl: PLACEHOLDERS.submitUrl,
    mode: mode.value,
    styles,
  });
  return (
    <section class="card stack">
      <h2>Put the form on a page</h2>
      <p class="hint">Paste the HTML into the practice’s page, where the form is to be.</p>
      <Select id="snippet-mode" label="Shown" options={MODES} {...bound(mode)} />
      <CopyField label="HTML" text={`${PLACEHOLDER_NOTE}\n${snippet}`} rows={12} />
      {rules.length > 0 && (
        <details>
          <summary>If the page’s Content-Security-Policy blocks the attribute style</summary>
          <CopyField label="Style sheet" text={`web-scheduler {\n${rules.join("")}}`} rows={4} />
        </details>
      )}
    </section>
  );
}

/** The script of this build, where the preview's host is not this computer. */
function useVersionedScript(site: string) {
  const host = isHere(site) ? PLACEHOLDERS.scriptOrigin : site;
  const script = useSignal(scriptOf({}, host));
  useEffect(() => {
    void fetch(`${site}/integrity.json`)
      .then((response) => response.json())
      .then((integrity) => {
        script.value = scriptOf(integrity, host);
      })
      // This is not a build.
      .catch(() => {});
  }, []);
  return script.value;
}
