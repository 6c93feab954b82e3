import type { Studio } from "../state/preview-state.ts";

/** Leads to the setting of a path: its group opens, and it has the focus. */
export function showSetting({ search }: Studio, path: string): void {
  search.value = "";
  const row = [...document.querySelectorAll<HTMLElement>("[data-path]")].find(
    ({ dataset }) => dataset.path === path,
  );
  const group = row?.closest("details");
  if (group) group.open = true;
  row?.scrollIntoView({ block: "center" });
  controlIn(row)?.focus({ preventScroll: true });
}

/** The control of a setting's row; of several choices, the chosen one. */
export const controlIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(".segments :checked") ??
  row?.querySelector<HTMLElement>('[id^="setting-"]') ??
  null;
