import type { Studio } from "../state/preview-state.ts";
import { OwnPagePart } from "./BookmarkletSection.tsx";
import { BrandingPart } from "./BrandingSection.tsx";
import { Differences } from "./ChangesSection.tsx";
import { LinkPart } from "./LinkSection.tsx";
import { SavePart } from "./SaveSection.tsx";
import { SnippetPart } from "./SnippetSection.tsx";
import { usePayload } from "./use-shared-draft.ts";

/** Everything that can be taken away, or given to somebody. */
export function Share({ studio }: { studio: Studio }) {
  const shared = usePayload(studio);
  return (
    <div class="share">
      <LinkPart shared={shared} />
      <Differences studio={studio} />
      <SavePart studio={studio} />
      <BrandingPart studio={studio} />
      <SnippetPart studio={studio} />
      <OwnPagePart shared={shared} />
    </div>
  );
}
