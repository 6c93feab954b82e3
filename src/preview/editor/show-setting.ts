import { afterRender } from "../state/preview-context.ts";
import type { PreviewState } from "../state/preview-state.ts";

/** Opens the group of the setting with this path, and focuses its control. */
export function showSetting({ search, showPart }: PreviewState, path: string): void {
  search.value = "";
  showPart("settings");
  afterRender(() => {
    const row = document.querySelector(`[data-path="${path}"]`);
    const group = row?.closest("details");
    if (group) group.open = true;
    row?.scrollIntoView({ block: "center" });
    findControl(row)?.focus({ preventScroll: true });
  });
}

/** The control in a setting's row; the checked one of several radio buttons. */
export const findControl = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(".segments :checked") ??
  row?.querySelector<HTMLElement>('[id^="setting-"]') ??
  null;
