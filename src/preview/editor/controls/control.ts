import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { Changes } from "../../../draft/changes.ts";
import type { Setting } from "../../settings/setting.ts";

/** What every control is given. */
export interface ControlProps<Kind extends Setting["kind"]> {
  id: string;
  setting: Extract<Setting, { kind: Kind }>;
  value: unknown;
  /** The whole record as drafted. */
  record: LocationRecord;
  hintId: string | undefined;
  /** Takes a change; those that follow each other before `settle` are one step back. */
  change(values: Changes): void;
  settle(): void;
  tell(text: string, alert?: boolean): void;
}
