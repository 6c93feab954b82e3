import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Changes } from "../../../draft/changes.ts";
import type { Setting } from "../../settings/setting.ts";

/** The props of every control. */
export interface ControlProps<Kind extends Setting["kind"]> {
  id: string;
  setting: Extract<Setting, { kind: Kind }>;
  value: unknown;
  /** The whole record with the draft's changes. */
  record: LocationRecord;
  hintId: string | undefined;
  /** Sets values by path. Changes until the next `commit` are one undo step. */
  change(values: Changes): void;
  commit(): void;
  /** Shows a message; `alert` if something went wrong. */
  report(text: string, alert?: boolean): void;
}
