import { headingTag } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

/** The title above the questions about one person, in a request for somebody else. */
export function SectionTitle({ view, children }: { view: View; children: string }) {
  const Title = headingTag(view.headingLevel + 1);
  return <Title class="section">{children}</Title>;
}
