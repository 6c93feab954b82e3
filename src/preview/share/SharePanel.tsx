import type { PreviewState } from "../state/preview-state.ts";
import { BookmarkletSection } from "./BookmarkletSection.tsx";
import { BrandingSection } from "./BrandingSection.tsx";
import { ChangesSection } from "./ChangesSection.tsx";
import { LinkSection } from "./LinkSection.tsx";
import { SaveSection } from "./SaveSection.tsx";
import { SnippetSection } from "./SnippetSection.tsx";
import { useSharedDraft } from "./use-shared-draft.ts";

/** The ways to share, save and publish the draft. */
export function SharePanel({ previewState }: { previewState: PreviewState }) {
  const shared = useSharedDraft(previewState);
  return (
    <div class="share">
      <LinkSection shared={shared} />
      <ChangesSection draft={previewState.draft} />
      <SaveSection previewState={previewState} />
      <BrandingSection previewState={previewState} />
      <SnippetSection previewState={previewState} />
      <BookmarkletSection shared={shared} />
    </div>
  );
}
