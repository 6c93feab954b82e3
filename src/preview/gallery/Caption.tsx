import { formatCount } from "../settings/format.ts";
import { useDraftLink } from "../share/LinkSections.tsx";
import { usePreview } from "../state/preview-context.ts";

/** What the picture and the printed page show, where, and when. */
export function Caption() {
  const { draft } = usePreview();
  const link = useDraftLink();
  const count = Object.keys(draft.changes.value).length;
  return (
    <p class="gallery-caption row">
      <strong dir="auto">{draft.shown.value.name}</strong>
      <span class="muted">{new Date().toLocaleDateString("en", { dateStyle: "long" })}</span>
      <span class="muted">
        {draft.showPublished.value || count === 0 ? "as published" : formatCount(count, "change")}
      </span>
      <a href={link}>{location.host + location.pathname}</a>
    </p>
  );
}
