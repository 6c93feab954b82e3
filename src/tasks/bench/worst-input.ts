import type { InputEntry } from "./probe.ts";

/** An event of the Trace Event Format; times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string; fileName?: string; type?: string } };
}

/** What Chromium's tracing has to record for {@link describeWorst}. */
export const TRACE_CATEGORIES = ["blink.user_timing", "devtools.timeline", "v8"];

const MAX_PARTS = 4;

/** What the trace's names mean; other events count as a part of the one that they are in. */
const KINDS: Readonly<Record<string, string>> = {
  EvaluateScript: "evaluate",
  "v8.evaluateModule": "evaluate",
  "v8.compile": "compile",
  "v8.compileModule": "compile",
  FunctionCall: "call",
  TimerFire: "timer",
  FireIdleCallback: "idle callback",
  FireAnimationFrame: "animation frame",
  RunMicrotasks: "microtasks",
  EventDispatch: "event",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  MinorGC: "garbage collection",
  MajorGC: "garbage collection",
};

/**
 * The slowest input of a visit, and what ran on the main thread until it was painted, from a trace:
 * "keydown in firstName, 171 ms: evaluate web-scheduler-1.0.0-deferred.js 120 ms, style 21 ms".
 */
export function describeWorst(inputs: readonly InputEntry[], trace: Buffer): string {
  const durations = inputs.map(({ duration }) => duration);
  const index = durations.indexOf(Math.max(...durations));
  const input = inputs[index];
  if (!input) return "";
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const [start, end] = ["b", "e"].map((phase) =>
    traceEvents.find(({ name, ph }) => name === `input ${index}` && ph === phase),
  );
  if (!start || !end) throw new Error(`The trace does not contain input ${index}.`);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name in KINDS &&
      ph === "X" &&
      pid === end.pid &&
      tid === end.tid &&
      ts + dur > start.ts &&
      ts < end.ts,
  );
  const parts = [...ownTimes(tasks, start.ts, end.ts)]
    .sort(([, a], [, b]) => b - a)
    .map(([name, time]) => [name, Math.round(time / 1000)] as const)
    .filter(([, ms]) => ms > 0)
    .slice(0, MAX_PARTS)
    .map(([name, ms]) => `${name} ${ms} ms`);
  return `${input.name}, ${Math.round(input.duration)} ms: ${parts.join(", ")}`;
}

/** The time of each kind of event between two times, without that of the events inside it. */
function ownTimes(events: readonly TraceEvent[], from: number, to: number): Map<string, number> {
  const times = new Map<string, number>();
  const open: { label: string; end: number }[] = [];
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of sorted) {
    const start = Math.max(event.ts, from);
    const end = Math.min(event.ts + (event.dur ?? 0), to);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
    const add = (label: string, time: number) => times.set(label, (times.get(label) ?? 0) + time);
    const label = labelOf(event);
    const parent = open.at(-1);
    if (parent) add(parent.label, start - end);
    add(label, end - start);
    open.push({ label, end });
  }
  return times;
}

function labelOf({ name, args }: TraceEvent): string {
  const { url = "", fileName = url, type } = args?.data ?? {};
  const [file] = fileName.split("/").at(-1)?.split(/[?#]/) ?? [];
  return [KINDS[name], name === "EventDispatch" ? type : file].filter(Boolean).join(" ");
}
