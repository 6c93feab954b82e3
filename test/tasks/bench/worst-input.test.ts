import { expect, test } from "vitest";
import { describeWorst } from "../../../src/tasks/bench/worst-input.ts";

const MAIN = { pid: 1, tid: 1, cat: "devtools.timeline" };

/** An event from one time to another, in milliseconds. */
const event = (name: string, from: number, to: number, data = {}) => ({
  ...MAIN,
  name,
  ph: "X",
  ts: from * 1000,
  dur: (to - from) * 1000,
  args: { data },
});

const mark = (ph: "b" | "e", ts: number) => ({
  ...MAIN,
  name: "input 1",
  cat: "blink.user_timing",
  ph,
  ts: ts * 1000,
});

const INPUTS = [
  { name: "click in firstName", duration: 20 },
  { name: "keydown in firstName", duration: 100 },
];

const trace = (...events: object[]) =>
  Buffer.from(JSON.stringify({ traceEvents: [mark("b", 100), mark("e", 200), ...events] }));

test("names the slowest input, and what took longest in it", () => {
  const description = describeWorst(
    INPUTS,
    trace(
      event("v8.evaluateModule", 110, 170, { fileName: "http://127.0.0.1/dist/chunk.js?a" }),
      event("UpdateLayoutTree", 175, 190),
    ),
  );
  expect(description).toBe("keydown in firstName, 100 ms: evaluate chunk.js 60 ms, style 15 ms");
});

test("counts each time once, and only until the paint", () => {
  const description = describeWorst(
    INPUTS,
    trace(
      event("EventDispatch", 90, 130, { type: "keydown" }),
      event("FunctionCall", 105, 125, { url: "http://127.0.0.1/form.js" }),
      event("Layout", 110, 115),
      event("TimerFire", 198, 300),
    ),
  );
  expect(description).toBe(
    "keydown in firstName, 100 ms: call form.js 15 ms, event keydown 10 ms, layout 5 ms, timer 2 ms",
  );
});

test("leaves out other threads and other times", () => {
  const description = describeWorst(
    INPUTS,
    trace(
      { ...event("FunctionCall", 110, 150), tid: 2 },
      event("FunctionCall", 10, 90),
      event("Paint", 150, 160),
    ),
  );
  expect(description).toBe("keydown in firstName, 100 ms: paint 10 ms");
});
