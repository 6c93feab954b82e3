import type { Studio } from "../studio.ts";
import { BrandingPart } from "./BrandingPart.tsx";
import { Differences } from "./Differences.tsx";
import { LinkPart } from "./LinkPart.tsx";
import { OwnPagePart } from "./OwnPagePart.tsx";
import { SavePart } from "./SavePart.tsx";
import { SnippetPart } from "./SnippetPart.tsx";

/** Everything that can be taken away, or given to somebody. */
export function Share({ studio }: { studio: Studio }) {
  return (
    <div class="share">
      <LinkPart studio={studio} />
      <Differences studio={studio} />
      <SavePart studio={studio} />
      <BrandingPart studio={studio} />
      <SnippetPart studio={studio} />
      <OwnPagePart studio={studio} />
    </div>
  );
}
