import { useSignal, useSignalEffect } from "@preact/signals";
import { mapKeys, merge } from "es-toolkit";
import { useEffect } from "preact/hooks";
import * as z from "zod/mini";
import type { Branding, LocationRecord } from "../../contract/location-record/location-record.ts";
import { createSnippet, PLACEHOLDERS, scriptOf } from "../../embed/api/snippet.ts";
import { ON_COLOR } from "../../form/branding/brand.ts";
import { CopyField, partsOf } from "../controls/controls.tsx";
import type { Changes } from "../draft/changes.ts";
import { draftUrl, fitInLink } from "../draft/link.ts";
import { SettingRow } from "../editor/Editor.tsx";
import { addressesOf, isHere } from "../settings/addresses.ts";
import { ADDRESSES, BRANDING, LOCATION_ID, labelAt, recordChanges } from "../settings/settings.ts";
import { loadPublished } from "../state/load-published.ts";
import { usePreview } from "../state/preview-state.ts";

/** What others need to make the draft real: the page's HTML, the record's keys, and a link. */
export function HandOver() {
  const { isHandingOver } = usePreview();
  if (!isHandingOver.value) return null;
  return (
    <dialog
      class="floating stack"
      ref={showModal}
      aria-labelledby="hand-over"
      onClose={() => {
        isHandingOver.value = false;
      }}
    >
      <form method="dialog" class="row">
        <h2 id="hand-over">Hand over</h2>
        <button type="submit" class="secondary end">
          Close
        </button>
      </form>
      <RecordSection />
      <PageSection />
      <LinkSection />
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

function PageSection() {
  const { draft, site, open } = usePreview();
  const { isExample, api, locationId, receiver, script } = addressesOf(draft.state.value, site);
  const answer = useAnswer(api, locationId);
  const loadedScript = useScript(script);
  const phone = (answer?.record ?? (isExample ? null : draft.published.value))?.phone_number;
  const html = createSnippet({
    locationId: locationId || PLACEHOLDERS.locationId,
    phoneNumber: phone ?? PLACEHOLDERS.phoneNumber,
    baseUrl: api || PLACEHOLDERS.baseUrl,
    script: loadedScript ?? scriptOf({}, script || PLACEHOLDERS.scriptOrigin),
    submitUrl: receiver || PLACEHOLDERS.submitUrl,
    styles: draft.styles.value,
  });
  const unknown = Object.values(PLACEHOLDERS).filter((one) => partsOf(html, [one]).length > 1);
  const missing = loadedScript ? !answer?.record && "record" : "script";
  const problem =
    unknown.length > 0
      ? "The form works once the marked placeholders are replaced."
      : missing && `The ${missing} cannot be loaded from its address, so the form cannot either.`;
  const note = `<!-- Replace what is not known yet: ${unknown.join(", ")} -->\n`;
  return (
    <section class="stack">
      <h3>Then, for the practice’s page</h3>
      {ADDRESSES.map((setting) =>
        setting.path === LOCATION_ID && !isExample ? null : (
          <SettingRow key={setting.path} setting={setting} />
        ),
      )}
      <p role="status">{answer?.text}</p>
      {isExample && answer?.record && (
        <button
          type="button"
          class="secondary"
          onClick={() => {
            const { branding } = draft.drafted.value.web_scheduler_config;
            const changes = { ...draft.changes.value, ...brandingChanges(branding) };
            void open({ baseUrl: api, locationId }, changes);
          }}
        >
          Show this location in the preview
        </button>
      )}
      <CopyField label="HTML" text={unknown.length > 0 ? note + html : html} marked={unknown} />
      <p class={problem ? "card warning" : "fine"}>
        {problem || "Paste it where the form is to be. It works as it is."}
      </p>
    </section>
  );
}

/** What the API says of the location, in a sentence, and its record. */
const useAnswer = (baseUrl: string, locationId: string) =>
  useLoaded(`${baseUrl} ${locationId}`, async () => {
    if (!baseUrl || !locationId) return null;
    const answer = await loadPublished({ baseUrl, locationId }, baseUrl);
    return "problem" in answer
      ? { text: answer.problem }
      : { text: `The API has the record of ${answer.record.name}.`, record: answer.record };
  });

/** The script in a folder, with the hashes of its `integrity.json`; null until it has been loaded. */
const useScript = (folder: string) =>
  useLoaded(folder, async () => {
    if (!folder) return null;
    const hashes = await fetch(`${folder}/integrity.json`)
      .then((response) => response.json())
      .then((json) => z.record(z.string(), z.string()).parse(json))
      .catch(() => ({}));
    const script = scriptOf(hashes, folder);
    const response = await fetch(script.src, { integrity: script.integrity ?? "" });
    return response.ok ? script : null;
  });

/** What was loaded for a key; null before that, and if it fails. */
function useLoaded<Value>(key: string, load: () => Promise<Value>): Value | null {
  const loaded = useSignal<Readonly<Record<string, Value>>>({});
  useEffect(() => {
    const keep = (value: Value) => {
      loaded.value = { ...loaded.value, [key]: value };
    };
    load().then(keep, () => {});
  }, [key]);
  return loaded.value[key] ?? null;
}

/** What the record gets: the whole branding, because its keys belong together, and every other changed key. */
function RecordSection() {
  const { draft } = usePreview();
  const { branding, logos } = brandingOf(draft.drafted.value);
  const changes = { ...recordChanges(draft.changes.value), ...brandingChanges(branding) };
  const keys = Object.entries(changes).reduce((tree, [path, value]) => {
    const branch = path.split(".").reduceRight((inner: unknown, key) => ({ [key]: inner }), value);
    return merge(tree, branch as Record<string, unknown>);
  }, {});
  return (
    <section class="stack">
      <h3>First, for whoever runs the API</h3>
      <p class="hint">
        A form shows what its location’s record has, not this draft. Give these keys of the record
        these values, and leave the others as they are.
      </p>
      {logos.map(({ name, url, address }) => (
        <p key={name} class="card warning">
          Download <a href={url} download={name} children={name} />, host it, and replace{" "}
          <mark>{address}</mark> with its address.
          {url.endsWith(ON_COLOR) && ` Keep ${ON_COLOR} after it: a light logo has no white plate.`}
        </p>
      ))}
      <CopyField
        label="Record"
        text={JSON.stringify(keys, null, 2)}
        marked={logos.map(({ address }) => address)}
      />
    </section>
  );
}

const brandingChanges = (branding: Branding): Changes =>
  mapKeys(branding, (_value, key) => `${BRANDING}.${key}`);

/** The branding with placeholders for its logos that are only here, and these as files. */
function brandingOf(record: LocationRecord) {
  const branding = { ...record.web_scheduler_config.branding };
  const logos = (["header_logo", "footer_logo"] as const).flatMap((logo) => {
    const url = branding[`${logo}_url`];
    if (!isHere(url)) return [];
    const file = url.replace(ON_COLOR, "");
    const [, type, ending = "png"] = /^data:image\/(\w+)|\.(\w{1,5})$/.exec(file) ?? [];
    const name = `${logo}.${type ?? ending}`;
    const address = `${PLACEHOLDERS.scriptOrigin}/${name}`;
    branding[`${logo}_url`] = url.replace(file, address);
    return [{ name, url, address }];
  });
  return { branding, logos };
}

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
    <section class="stack">
      <h3>To look at</h3>
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
