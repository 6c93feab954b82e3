import type { ReadonlySignal, Signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { spellings } from "../../form/text/fold.ts";
import { CallLink, Help } from "../elements/CallLink.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import { useView } from "../view-context.ts";

/** If there are more locations, the others can be searched. */
const MAX_SHOWN = 12;

const matches = ({ name, city }: LocationRecord, query: string) =>
  query
    .split(/\s+/)
    .every((word) =>
      spellings(`${name} ${city}`).some((text) =>
        spellings(word).some((one) => text.includes(one)),
      ),
    );

/** `records` are those that have loaded, `count` is how many there are, and `query` what the patient searches. */
export function createLocationsView(
  records: ReadonlySignal<readonly LocationRecord[]>,
  count: number,
  query: Signal<string>,
  choose: (record: LocationRecord) => void,
): FunctionComponent {
  const setQuery = (text: string) => {
    query.value = text;
  };
  return function Locations() {
    const { messages, language, scheduler, phone } = useView();
    const sentences = language.value?.submission;
    const { length } = records.value;
    const number = records.value[0]?.phone_number;
    const shown = records.value.filter((one) => matches(one, query.value)).slice(0, MAX_SHOWN);
    if (!sentences) return null;
    return (
      <div class="screen">
        {length > MAX_SHOWN && (
          <TextControl
            kind="line"
            name="search"
            label={sentences.locationsSearch}
            answer={query}
            onType={setQuery}
            hint={sentences.locationsShown(shown.length, length)}
          />
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not call a list without bullets a list. */}
        <ul role="list" class="rows">
          {shown.map((record) => (
            <li key={record.id}>
              <Location record={record} choose={() => choose(record)} />
            </li>
          ))}
        </ul>
        {length < count && [
          <p>{sentences.locationsMissing}</p>,
          <p class="actions">
            <button type="button" part="button secondary" onClick={scheduler.load}>
              {messages.tryAgain}
            </button>
          </p>,
        ]}
        {!phone && number && (
          <p class="help">
            <CallLink phone={number} label={messages.call} />
          </p>
        )}
        <Help isFirst />
      </div>
    );
  };
}

/** A button that opens the location's form; how to call one that takes no requests. */
function Location({ record, choose }: { record: LocationRecord; choose(): void }) {
  const { messages, practiceText } = useView();
  const texts = (
    <span>
      <span {...practiceText}>{record.name}</span>
      {record.is_virtual ? (
        <small class="hint">{messages.virtual}</small>
      ) : (
        <small class="hint" {...practiceText}>
          {postalAddress(record)}
        </small>
      )}
    </span>
  );
  return record.is_web_scheduler_enabled ? (
    <button type="button" class="row" part="option" onClick={choose}>
      {texts}
    </button>
  ) : (
    <div class="row closed">
      {texts}
      <span class="hint">{messages.closedTitle}</span>
      {record.phone_number && <CallLink phone={record.phone_number} label={messages.call} />}
    </div>
  );
}
