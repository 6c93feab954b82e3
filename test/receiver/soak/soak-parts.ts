import { createServer } from "node:http";
import process from "node:process";
import { expect } from "vitest";
import { listen } from "../../resources.ts";
import { bookingRequest, jsonPost } from "../../server/handler-fixture.ts";
import { startNginx } from "../nginx/start-nginx.ts";
import { PAGE_ORIGIN } from "../receiver-fixture.ts";

// For a slow machine, a part of it: SOAK_FACTOR=0.1.
const factor = Number(process.env.SOAK_FACTOR || 1);
export const many = (count: number) => Math.ceil(count * factor);
export const seconds = (count: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, count * 1000));

interface Part {
  part: string;
  seconds: number;
  /** Milliseconds of the POSTs of patients during the part, from the fastest to the slowest. */
  times: number[];
}

/** Sends patients' requests, four at a time, while something runs; all of them must be stored. */
export async function postWhile(
  part: string,
  post: () => Promise<Response>,
  pending: Promise<unknown>,
): Promise<Part> {
  const started = performance.now();
  let isPending = true;
  const finished = pending.finally(() => {
    isPending = false;
  });
  // Awaited below; until then nothing handles an error.
  finished.catch(() => {});
  const times: number[] = [];
  const send = async () => {
    do {
      const sentAt = performance.now();
      const response = await post();
      expect([part, response.status]).toEqual([part, 201]);
      await response.arrayBuffer();
      times.push(performance.now() - sentAt);
    } while (isPending);
  };
  await Promise.all([send(), send(), send(), send()]);
  await finished;
  const took = (performance.now() - started) / 1000;
  process.stdout.write(`${part}: ${took.toFixed(0)} seconds\n`);
  return { part, seconds: took, times: times.sort((a, b) => a - b) };
}

/** Sends what the form sends after half a minute. */
export function postAsPatient(origin: string, request: object = bookingRequest()) {
  const { headers, ...init } = jsonPost({ seconds_on_page: 30, ...request });
  const sent = { ...init, headers: { ...headers, Origin: PAGE_ORIGIN } };
  return fetch(`${origin}/booking-requests/`, sent);
}

/** Fake requests, 50 at once; returns how many. */
export async function flood(
  origin: string,
  count: number,
  statuses: readonly number[],
): Promise<number> {
  let sent = 0;
  for (; sent < count; sent += 50) {
    const responses = Array.from({ length: 50 }, () =>
      fetch(`${origin}/booking-requests/`, jsonPost(bookingRequest())),
    );
    for (const response of await Promise.all(responses)) {
      expect(statuses).toContain(response.status);
      await response.arrayBuffer();
    }
  }
  return sent;
}

/** What a handler that stores nothing needs behind the same nginx. */
export async function measureBareHandler(): Promise<Part> {
  const server = createServer(async (request, response) => {
    await request.toArray();
    response.writeHead(201, { "Content-Type": "application/json" }).end("{}");
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const proxy = await startNginx([origin, origin]);
  return postWhile("bare handler", () => postAsPatient(proxy), seconds(5));
}

const quantile = ({ times }: Part, share: number) => times[Math.floor(times.length * share)] ?? 0;

/** A row for the documents: what a patient waits, and how many times what the bare handler takes. */
function row(part: Part, bare: Part): string {
  const cell = (share: number) => {
    const ratio = quantile(part, share) / quantile(bare, share);
    return `${quantile(part, share).toFixed(0)} ms (${ratio.toFixed(1)} ×)`;
  };
  const perSecond = (part.times.length / part.seconds).toFixed(0);
  return `| ${[part.part, part.seconds.toFixed(0), perSecond, cell(0.5), cell(0.95)].join(" | ")} |`;
}

export function printTable([bare, ...parts]: readonly [Part, ...Part[]], note: string): void {
  process.stdout.write(
    [
      "",
      "| during | seconds | requests a second | half within | 95 % within |",
      "|---|---|---|---|---|",
      ...[bare, ...parts].map((part) => row(part, bare)),
      "",
      note,
      "",
    ].join("\n"),
  );
}

/** The memory of a receiver that was started with `--metrics-port`. */
export async function memoryOf(receiver: { output(): string }): Promise<string> {
  const url = /^metrics (\S+)$/m.exec(receiver.output())?.[1] ?? "";
  const metrics = await (await fetch(url)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  return `${Math.round(Number(bytes) / 1e6)} MB`;
}
