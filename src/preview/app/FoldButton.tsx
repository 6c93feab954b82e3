import { usePreview } from "../state/preview-context.ts";

interface Props {
  panel: "settings" | "panel";
  /** What the panel contains. */
  title: string;
}

/** Folds a panel at the edge of the page, so that the form has its space; and unfolds it. */
export function FoldButton({ panel, title }: Props) {
  const isFolded = usePreview().view.isFolded[panel];
  const sign = (panel === "settings") === isFolded.value ? "›" : "‹";
  return (
    <button
      type="button"
      class="fold"
      aria-expanded={!isFolded.value}
      aria-label={title}
      title={`${isFolded.value ? "Show" : "Hide"} ${title.toLowerCase()}`}
      onClick={() => {
        isFolded.value = !isFolded.value;
      }}
    >
      <span aria-hidden="true">{sign}</span>
      {isFolded.value && <span aria-hidden="true">{title}</span>}
    </button>
  );
}
