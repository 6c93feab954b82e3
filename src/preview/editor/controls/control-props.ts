import type { Setting } from "../../settings/setting.ts";

/** The props of every control. */
export interface ControlProps<Kind extends Setting["kind"]> {
  id: string;
  setting: Extract<Setting, { kind: Kind }>;
  value: unknown;
  hintId: string | undefined;
  /** Sets the value. Calls until the next `commit` are one undo step. */
  type(value: unknown): void;
  commit(): void;
  /** Sets the value, and ends the undo step. */
  choose(value: unknown): void;
}
