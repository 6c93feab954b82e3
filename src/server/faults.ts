import { BODY_FAULTS } from "./faults/body-faults.ts";
import { CONNECTION_FAULTS } from "./faults/connection-faults.ts";
import { DELAY_FAULTS } from "./faults/delay-faults.ts";
import type { Fault } from "./faults/fault.ts";
import { ORIGIN_FAULTS } from "./faults/origin-faults.ts";
import { RECORD_FAULTS } from "./faults/record-faults.ts";
import { STATUS_FAULTS } from "./faults/status-faults.ts";

const ALL = [
  ...DELAY_FAULTS,
  ...CONNECTION_FAULTS,
  ...ORIGIN_FAULTS,
  ...STATUS_FAULTS,
  ...BODY_FAULTS,
  ...RECORD_FAULTS,
];

/** The faults by the names that a person may write, as in `500`, `slow-<milliseconds>`. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  ALL.map((fault) => [fault.takes ? `${fault.name}-<${fault.takes}>` : fault.name, fault]),
);
