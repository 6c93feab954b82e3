import { BODY_FAULTS } from "./body-faults.ts";
import { CONNECTION_FAULTS } from "./connection-faults.ts";
import { DELAY_FAULTS } from "./delay-faults.ts";
import { findDocumentedKey } from "./documented-keys.ts";
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

/** A fault as named in a path: `slow-3000` is the fault `slow` with the amount 3000. */
export interface Scenario {
  fault: Fault;
  amount: number;
  /** Path of the key in the envelope; empty if the fault takes none. */
  keyPath: readonly string[];
}

/** The path segment after `/f/`: `500,lost`, or `500,lost~x7` with a token. */
export interface FaultRun {
  /** The complete segment; the run's progress is tracked by it. */
  segment: string;
  scenarios: Scenario[];
  /** Names that match no fault. */
  unknown: string[];
  /** Separates this run from others with the same scenarios. */
  token: string | undefined;
}

const PREFIX = /^\/f\/([^/]*)(?=\/)/;

// At most six digits: setTimeout fires at once for delays beyond 2^31 - 1 ms.
const AMOUNT = /^\d{1,6}$/;

/** The path without its fault prefix. */
export const pathWithoutFaults = (path: string) => path.replace(PREFIX, "");

/** Whether the path has a fault prefix. */
export const isUnderFaults = (path: string) => PREFIX.test(path);

/** Parses the fault prefix of a path, if it has one. */
export function faultRun(path: string): FaultRun | undefined {
  const segment = PREFIX.exec(path)?.[1];
  if (segment === undefined) return undefined;
  const [names = "", token] = segment.split("~", 2);
  const scenarios: Scenario[] = [];
  const unknown: string[] = [];
  for (const name of names.split(",")) {
    const scenario = parseScenario(name);
    if (scenario) scenarios.push(scenario);
    else unknown.push(name);
  }
  return { segment, scenarios, unknown, token };
}

function parseScenario(name: string): Scenario | undefined {
  const plain = FAULTS.get(name);
  if (plain && !plain.parameter) return { fault: plain, amount: 0, keyPath: [] };
  for (const fault of FAULTS.values()) {
    if (!fault.parameter || !name.startsWith(`${fault.name}-`)) continue;
    const scenario = withParameter(fault, name.slice(fault.name.length + 1));
    if (scenario) return scenario;
  }
  return undefined;
}

function withParameter(fault: Fault, text: string): Scenario | undefined {
  if (fault.parameter !== "key") {
    return AMOUNT.test(text) ? { fault, amount: Number(text), keyPath: [] } : undefined;
  }
  const key = findDocumentedKey(text);
  return key && fault.supportsKey?.(key) !== false
    ? { fault, amount: 0, keyPath: key.path }
    : undefined;
}

/** The names of all faults, as documented. */
export const faultNames = () => [...FAULTS.keys()];
