import type { Studio } from "../studio.ts";

/** Leads to the setting of a path: its group opens, and it has the focus. */
export function showSetting({ search }: Studio, path: string): void {
  search.value = "";
  const row = [...document.querySelectorAll<HTMLElement>("[data-path]")].find(
    ({ dataset }) => dataset.path === path,
  );
  const group = row?.closest("details");
  if (group) group.open = true;
  const control = row?.querySelector<HTMLElement>('[id^="setting-"]');
  row?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
