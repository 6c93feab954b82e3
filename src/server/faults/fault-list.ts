import { BODY_FAULTS } from "./body-faults.ts";
import { CONNECTION_FAULTS } from "./connection-faults.ts";
import { DELAY_FAULTS } from "./delay-faults.ts";
import type { Fault } from "./fault.ts";
import { ORIGIN_FAULTS } from "./origin-faults.ts";
import { RECORD_FAULTS } from "./record-faults.ts";
import { SLOT_FAULTS } from "./slot-faults.ts";
import { STATUS_FAULTS } from "./status-faults.ts";

const ALL = [
  ...DELAY_FAULTS,
  ...CONNECTION_FAULTS,
  ...ORIGIN_FAULTS,
  ...STATUS_FAULTS,
  ...BODY_FAULTS,
  ...RECORD_FAULTS,
  ...SLOT_FAULTS,
];

/** All faults by their name as documented, such as `500` or `slow-<milliseconds>`. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  ALL.map((fault) => [fault.parameter ? `${fault.name}-<${fault.parameter}>` : fault.name, fault]),
);
