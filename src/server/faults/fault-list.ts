import type { Fault } from "./fault.ts";
import { BODY_FAULTS } from "./kinds/body-faults.ts";
import { CONNECTION_FAULTS } from "./kinds/connection-faults.ts";
import { DELAY_FAULTS } from "./kinds/delay-faults.ts";
import { ORIGIN_FAULTS } from "./kinds/origin-faults.ts";
import { RECORD_FAULTS } from "./kinds/record-faults.ts";
import { STATUS_FAULTS } from "./kinds/status-faults.ts";

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
