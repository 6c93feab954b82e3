import { locationId } from "../../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import {
  type RecordReading,
  readLocationRecord,
} from "../../../contract/location-record/read-location-record.ts";
import { mendLocationRecord } from "../../../contract/location-record/repair-location-record.ts";
import { withChanges } from "../../../draft/changes.ts";
import { type SharedDraft, unpackDraft } from "../../../draft/link.ts";
import type { Collaborators } from "../../../state/deps.ts";
import type { Drafting, Host } from "../../api/host.ts";
import { removeRibbon, showRibbon } from "./banner.ts";
import { linkedChanges } from "./linked-changes.ts";

const untouched = new WeakMap<Collaborators, Collaborators>();

/**
 * Shows the draft that the address of a practice's own page carries, in place of the published
 * form and marked as a draft. Nothing can be sent from it: what a patient would see in it is not
 * what the practice says. A draft that cannot be had leaves the published form, and is told.
 *
 * @param hash the page's fragment, as in `#web-scheduler-draft=1.q1Y…`
 */
export async function showDraft(form: Drafting, hash: string): Promise<void> {
  const { root, collaborators, gone } = form;
  const payload = hash.slice(hash.indexOf("=") + 1);
  const reading = await unpackDraft(payload);
  if (gone.aborted) return;
  const own = untouched.get(collaborators) ?? { ...collaborators };
  untouched.set(collaborators, own);
  const publish = (why: "damaged" | "too-long" | "other-version" | "other-location") => {
    Object.assign(collaborators, own);
    showRibbon(form, (words) => [words.notShown[why], words.published]);
  };

  const element = (root.getRootNode() as ShadowRoot).host as Host;
  if (!reading.ok) return publish(reading.reason);
  if (!isFor(element, reading.draft)) return publish("other-location");
  removeRibbon(root);
  const isPressed = element.pressedDraft === payload;
  Object.assign(collaborators, {
    async load(signal) {
      const loaded = await own.load(signal);
      if (!loaded.ok) return loaded;
      const drafted = await draftOf(loaded.record, reading.draft, isPressed);
      if (signal.aborted) return loaded;
      if (!drafted) {
        publish("damaged");
        return loaded;
      }
      showRibbon(form, (words) => [words.sentence, ...told(words.leftOut, drafted.leftOut)]);
      return drafted.reading;
    },
    handOver: async () => ({ kind: "nowhere" }),
    // Nor is the site owner told that something is wrong with `submit-url`.
    happened: { ...own.happened, notSent() {} },
  } satisfies Partial<Collaborators>);
}

/** A page may have forms of several locations; the draft of an example is for any. */
const isFor = (element: Element, { of }: SharedDraft) =>
  !("locationId" in of) ||
  locationId(of.locationId) === locationId(element.getAttribute("location-id") ?? "");

async function draftOf(
  published: LocationRecord,
  { changes }: SharedDraft,
  withPictures: boolean,
): Promise<{ reading: RecordReading & { ok: true }; leftOut: string[] } | null> {
  try {
    const { taken, leftOut } = linkedChanges(changes, published, withPictures);
    const drafted = withChanges(published, taken);
    const reading = await readLocationRecord(drafted, published.id, async () => mendLocationRecord);
    return reading.ok ? { reading, leftOut } : null;
  } catch {
    // Lists in lists, too deep to be walked.
    return null;
  }
}

const told = (sentence: string, paths: readonly string[]) =>
  paths.length > 0 ? [sentence, `${paths.map((path) => path.split(".").at(-1)).join(", ")}.`] : [];
