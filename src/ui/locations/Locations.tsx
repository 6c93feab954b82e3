import { type ReadonlySignal, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { emergencyNumber } from "../../form/phone/country-numbers.ts";
import { contain } from "../../state/contain.ts";
import { CallLink, Help } from "../elements/CallLink.tsx";
import { Heading } from "../elements/Heading.tsx";
import { TextControl } from "../fields/TextControl.tsx";
import { useView } from "../view-context.ts";

/** As many locations are shown; more can be searched. */
const MAX_SHOWN = 12;

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The locations whose name and city have each word, with or without accents. */
function search(records: readonly LocationRecord[], query: string): readonly LocationRecord[] {
  const words = fold(query).split(/\s+/);
  return records.filter(({ name, city }) => {
    const text = fold(`${name} ${city}`);
    return words.every((word) => text.includes(word));
  });
}

interface LocationsOptions {
  /** Those that have loaded. */
  records: ReadonlySignal<readonly LocationRecord[]>;
  /** How many there are. */
  count: number;
  choose(record: LocationRecord): void;
}

/** The screen with the locations to choose from. */
export function createLocationsView({
  records,
  count,
  choose,
}: LocationsOptions): FunctionComponent {
  const query = signal("");
  return function Locations() {
    const { messages, deferred, phone, scheduler } = useView();
    const sentences = deferred.value?.messages;
    const all = records.value;
    const found = search(all, query.value);
    const shown = found.slice(0, MAX_SHOWN);
    const emergency = messages.emergency(emergencyNumber(all[0]?.phone_number ?? ""));
    if (!sentences) return null;
    return (
      <div class="screen locations">
        <Heading>{sentences.locationsTitle}</Heading>
        {all.length > MAX_SHOWN && (
          <TextControl
            kind="line"
            name="search"
            label={sentences.locationsSearch}
            optional=""
            error={null}
            readOnly={false}
            answer={query}
            onType={(text) => {
              query.value = text;
            }}
            hint={sentences.locationsShown(shown.length, all.length)}
          />
        )}
        {/* Safari does not call a list without bullets a list. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <ul role="list">
          {shown.map((record) => (
            <li key={record.id}>
              <Location record={record} choose={choose} />
            </li>
          ))}
        </ul>
        {all.length < count && (
          <>
            <p>{sentences.locationsMissing}</p>
            <p class="actions">
              <button
                type="button"
                part="button secondary"
                onClick={contain(() => scheduler.load())}
              >
                {messages.tryAgain}
              </button>
            </p>
          </>
        )}
        {phone ? <Help /> : <p class="help">{emergency}</p>}
      </div>
    );
  };
}

/** A button that opens the location's form; how to call one that takes no requests. */
function Location({
  record,
  choose,
}: Pick<LocationsOptions, "choose"> & { record: LocationRecord }) {
  const { messages, practiceText } = useView();
  const { name, phone_number, is_virtual, is_web_scheduler_enabled } = record;
  const place = is_virtual ? messages.virtual : postalAddress(record);
  const texts = (
    <span>
      <strong {...practiceText}>{name}</strong>
      <span {...(is_virtual ? {} : practiceText)}>{place}</span>
    </span>
  );
  if (is_web_scheduler_enabled)
    return (
      <button type="button" class="option" part="option" onClick={contain(() => choose(record))}>
        {texts}
        {/* Mirrored in right-to-left languages, as in Back. */}
        <span aria-hidden="true">›</span>
      </button>
    );
  return (
    <div class="option closed">
      {texts}
      <span class="hint">{messages.closedTitle}</span>
      {phone_number && <CallLink phone={phone_number} label={messages.call} />}
    </div>
  );
}
