import { BrandingSection } from "./BrandingSection.tsx";
import { ChangesSection } from "./ChangesSection.tsx";
import { BookmarkletSection, LinkSection } from "./LinkSections.tsx";
import { SaveSection } from "./SaveSection.tsx";
import { SnippetSection } from "./SnippetSection.tsx";

/** The ways to share, save and publish the draft. */
export const SharePanel = () => (
  <div class="share stack">
    <LinkSection />
    <ChangesSection />
    <SaveSection />
    <BrandingSection />
    <SnippetSection />
    <BookmarkletSection />
  </div>
);
