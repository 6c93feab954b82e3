import { cardColors } from "../../form/branding/card-colors.ts";
import { contrastRatio, parseHex, toHex } from "../../form/branding/color.ts";
import type { Issue } from "../checks/lint.ts";
import { usePreview } from "../state/preview-state.ts";

/** What became of the brand's color, and what is wrong. */
export function TruthLine() {
  const { checks, opened } = usePreview();
  const color = checks.color.value;
  const card = cardColors(color, opened.value?.isDark ? "dark" : "light");
  const unchanged = color && toHex(color) === card.card ? "unchanged" : "changed";
  const note = color ? `${card.card.toUpperCase()}, ${unchanged}` : "without a color";
  return (
    <section class="truth row" aria-label="Colors and problems">
      <Sample color={card.card} label="Card" text={note} />
      <Sample color={card["on-card"]} label="Ink" text={ratio(card["on-card"], card.card)} />
      <Sample
        color={card.action}
        label="Buttons"
        text={`${card.action.toUpperCase()}, ${ratio(card["on-action"], card.action)}`}
      />
      <Problems />
    </section>
  );
}

const Sample = ({ color, label, text }: Record<"color" | "label" | "text", string>) => (
  <p>
    <i class="dot" style={{ background: color }} />
    {label} <b>{text}</b>
  </p>
);

const ratio = (one: string, other: string) => {
  const contrast = contrastRatio(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);
  // Rounded down, so that 4.49 is not shown as 4.5.
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
};

function Problems() {
  const { checks } = usePreview();
  const issues = checks.issues.value;
  const [first] = issues;
  const none = checks.isLoading.value ? "Checking the logos" : "No problems";
  return (
    <>
      <div class="problems" role="status">
        {first ? (
          <button type="button" class="warning" popovertarget="checks">
            {issues.length === 1 ? "" : `${issues.length} problems. `}
            {first.message.split(/[:.] /, 1)}
          </button>
        ) : (
          <p class="fine">{none}</p>
        )}
      </div>
      <section class="checks floating stack" id="checks" popover aria-label="Checks">
        <h2 class="check-summary" tabIndex={-1}>
          {first ? "Problems" : none}
        </h2>
        <ul class="stack">
          {issues.map((issue) => (
            <IssueItem key={`${issue.code} ${issue.path}`} {...issue} />
          ))}
        </ul>
      </section>
    </>
  );
}

function IssueItem({ code, message, path, fix }: Issue) {
  const { draft } = usePreview();
  return (
    <li class="card" data-code={code}>
      <p>{message}</p>
      {fix && (
        <button
          type="button"
          class="secondary"
          onClick={({ currentTarget }) => {
            // The focused button is removed together with the issue.
            const summary = currentTarget.closest(".checks")?.querySelector(".check-summary");
            if (summary instanceof HTMLElement) summary.focus();
            draft.change({ [fix.path ?? path]: fix.value });
          }}
        >
          {fix.label}
        </button>
      )}
    </li>
  );
}
