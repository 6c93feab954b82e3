import { placeNamed } from "./documented-keys.ts";
import type { Fault } from "./fault.ts";
import { FAULTS } from "./fault-list.ts";

/** A fault as a path names it: `slow-3000` is the fault `slow` with the amount 3000. */
export interface Scenario {
  fault: Fault;
  amount: number;
  /** The keys that it is about, from the envelope on; empty where it is about none. */
  place: readonly string[];
}

/** What stands between `/f/` and the next slash: `500,lost`, or with a token `500,lost~x7`. */
export interface FaultRun {
  /** As it stands in the path; the run is counted under it. */
  segment: string;
  scenarios: Scenario[];
  /** The names that are no scenario. */
  unknown: string[];
  /** Makes this run another one than its namesakes. */
  token: string | undefined;
}

const PREFIX = /^\/f\/([^/]*)(?=\/)/;

// No amount beyond six digits: a longer timer fires at once.
const AMOUNT = /^\d{1,6}$/;

/** The path without the faults in front of it. */
export const pathWithoutFaults = (path: string) => path.replace(PREFIX, "");

/** Whether faults stand in front of a path. */
export const isUnderFaults = (path: string) => PREFIX.test(path);

/** The run that stands in front of a path, if one does. */
export function faultRun(path: string): FaultRun | undefined {
  const segment = PREFIX.exec(path)?.[1];
  if (segment === undefined) return undefined;
  const [names = "", token] = segment.split("~", 2);
  const scenarios: Scenario[] = [];
  const unknown: string[] = [];
  for (const name of names.split(",")) {
    const scenario = scenarioOf(name);
    if (scenario) scenarios.push(scenario);
    else unknown.push(name);
  }
  return { segment, scenarios, unknown, token };
}

function scenarioOf(name: string): Scenario | undefined {
  const plain = FAULTS.get(name);
  if (plain && !plain.takes) return { fault: plain, amount: 0, place: [] };
  for (const fault of FAULTS.values()) {
    const scenario = fault.takes && name.startsWith(`${fault.name}-`) && withRest(fault, name);
    if (scenario) return scenario;
  }
  return undefined;
}

function withRest(fault: Fault, name: string): Scenario | undefined {
  const rest = name.slice(fault.name.length + 1);
  if (fault.takes !== "key") {
    return AMOUNT.test(rest) ? { fault, amount: Number(rest), place: [] } : undefined;
  }
  const place = placeNamed(rest);
  return place && fault.fits?.(place) !== false
    ? { fault, amount: 0, place: place.path }
    : undefined;
}

/** The scenarios as a person may write them, for a list of what is known. */
export const scenarioNames = () => [...FAULTS.keys()];
