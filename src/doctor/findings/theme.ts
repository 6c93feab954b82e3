import { type Finding, finding } from "../../diagnostics/finding.ts";
import { invalidProperties } from "../../settings/theme.ts";

export const themeFindings = (element: HTMLElement): Finding[] =>
  invalidProperties(element).map(({ name, value, expected }) =>
    finding("WS110", name, `found “${value.slice(0, 60)}”, expected ${expected}`),
  );
