import { mendLocationRecord } from "../contract/mend-location-record.ts";
import { readLocationRecord } from "../contract/read-location-record.ts";
import { draftMessages } from "../messages/draft.ts";
import { LANGUAGES, type LanguageCode } from "../messages/languages.ts";
import { withChanges } from "./draft-changes.ts";
import { unpackDraft } from "./draft-link.ts";
import { showRibbon } from "./draft-ribbon.ts";
import type { Drafting } from "./host.ts";
import { linkedChanges } from "./linked-changes.ts";

/**
 * Shows the draft that the address of a practice's own page carries, in place of the published
 * form and marked as a draft. Nothing can be sent from it: what a patient would see in it is not
 * what the practice says.
 *
 * @param hash the page's fragment, as in `#web-scheduler-draft=1.q1Y…`
 */
export async function showDraft({ root, collaborators }: Drafting, hash: string): Promise<void> {
  const language = collaborators.locale() as LanguageCode;
  const words = draftMessages[language];
  const { direction } = LANGUAGES[language];
  const reading = await unpackDraft(hash.slice(hash.indexOf("=") + 1));
  if (!reading.ok) {
    showRibbon(root, direction, words.ribbon, [words.unreadable]);
    return;
  }
  const { taken, leftOut } = linkedChanges(reading.draft.changes);
  const { load } = collaborators;
  collaborators.load = async (signal) => {
    const loaded = await load(signal);
    if (!loaded.ok) return loaded;
    const { id } = loaded.record;
    const drafted = await readLocationRecord(
      withChanges(loaded.record, taken),
      id,
      async () => mendLocationRecord,
    );
    return drafted.ok ? drafted : loaded;
  };
  collaborators.handOver = async () => ({ kind: "nowhere" });
  const left = leftOut.length > 0 ? [words.leftOut] : [];
  showRibbon(root, direction, words.ribbon, [words.sentence, ...left]);
}
