import type { Studio } from "../state/preview-state.ts";
import { BrandingPart } from "./BrandingPart.tsx";
import { Differences } from "./Differences.tsx";
import { LinkPart } from "./LinkPart.tsx";
import { OwnPagePart } from "./OwnPagePart.tsx";
import { SavePart } from "./SavePart.tsx";
import { SnippetPart } from "./SnippetPart.tsx";
import { usePayload } from "./usePayload.ts";

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
