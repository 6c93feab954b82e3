import { useSignal, useSignalEffect } from "@preact/signals";
import { mapKeys, merge, omitBy } from "es-toolkit";
import { useEffect } from "preact/hooks";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import {
  createSnippet,
  PLACEHOLDERS,
  type SnippetScript,
  scriptOf,
} from "../../embed/api/snippet.ts";
import { ON_COLOR } from "../../form/branding/brand.ts";
import { CopyField, Modal } from "../controls/controls.tsx";
import type { Changes } from "../draft/changes.ts";
import { draftUrl, fitInLink } from "../draft/link.ts";
import { SettingRow } from "../editor/Editor.tsx";
import { addressesOf, isHere, trimSlashes } from "../settings/addresses.ts";
import { ADDRESSES, BRANDING, isOfPage, LOCATION_ID, labelAt } from "../settings/settings.ts";
import { loadPublished } from "../state/load-published.ts";
import { usePreview } from "../state/preview-state.ts";

/** What others need to make the draft real: the page's HTML, the record's keys, and a link. */
export function HandOver() {
  const { isHandingOver } = usePreview();
  const close = () => {
    isHandingOver.value = false;
  };
  return (
    <Modal title="Hand over" isOpen={isHandingOver.value} onClose={close}>
      <RecordSection />
      <PageSection />
      <LinkSection />
    </Modal>
  );
}

function PageSection() {
  const { draft, site, open } = usePreview();
  const { isExample, api, locationId, receiver, script } = addressesOf(draft.state.value, site);
  const answer = useAnswer(api, locationId);
  const { published } = draft.state.value;
  const phone = (answer?.record ?? (isExample ? null : published))?.phone_number;
  const html = createSnippet({
    locationId: locationId || PLACEHOLDERS.locationId,
    phoneNumber: phone ?? PLACEHOLDERS.phoneNumber,
    baseUrl: api || PLACEHOLDERS.baseUrl,
    script: useScript(script),
    submitUrl: receiver || PLACEHOLDERS.submitUrl,
    styles: draft.styles.value,
  });
  const unknown = Object.values(PLACEHOLDERS).filter((placeholder) => html.includes(placeholder));
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
          onClick={() => void open({ baseUrl: api, locationId }, draft.changes.value)}
        >
          Show this location in the preview
        </button>
      )}
      <CopyField label="HTML" text={unknown.length > 0 ? note + html : html} marked={unknown} />
      {unknown.length > 0 ? (
        <p class="card warning">The form works once the marked placeholders are replaced.</p>
      ) : (
        <p class="fine">Paste it where the form is to be. It works as it is.</p>
      )}
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

/** The script of a folder, or of a file in it; with its version and its hashes, if the folder tells them. */
function useScript(address: string): SnippetScript {
  const url = address || PLACEHOLDERS.scriptOrigin;
  const folder = trimSlashes(url.endsWith(".js") ? url.slice(0, url.lastIndexOf("/")) : url);
  const loaded = useLoaded(folder, async () => {
    if (!address) return null;
    const response = await fetch(`${folder}/integrity.json`);
    return scriptOf(await response.json(), folder);
  });
  const src = url.endsWith(".js") ? url : `${folder}/web-scheduler.js`;
  return loaded ?? { src, integrity: null };
}

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
  const changes: Changes = {
    ...mapKeys(branding, (_value, key) => `${BRANDING}.${key}`),
    ...omitBy(draft.changes.value, (_value, path) => isOfPage(path) || path.startsWith(BRANDING)),
  };
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
