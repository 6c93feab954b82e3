import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LOCATION_ID, PAGE_ORIGIN } from "../server/handler-fixture.ts";
import { realServer } from "../server/real-server.ts";

const COMMAND = fileURLToPath(new URL("../../src/check/command.ts", import.meta.url));
const { origin } = await realServer();

const check = (...args: string[]) =>
  new Promise<{ status: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, output, errors) =>
      resolve({ status: error ? Number(error.code) : 0, output, errors }),
    );
  });

test("a right service: one line for each rule, exit status 0", async () => {
  const { status, output, errors } = await check(`${origin}/`, LOCATION_ID.toUpperCase());
  expect([status, errors]).toEqual([0, ""]);
  expect(output).toMatch(/^ {2}pass {2}status .+status 200$/m);
  expect(output).toMatch(/\nThe form can use it\.\n$/);
});

test("a wrong service as JSON, exit status 1", async () => {
  const base = `${origin}/f/404/`;
  const { status, output } = await check(base, LOCATION_ID, "--json");
  expect(status).toBe(1);
  const failed = { id: "status", isRequired: true, outcome: "fail" };
  expect(JSON.parse(output)).toMatchObject({
    ok: false,
    reports: [
      {
        url: `${base}api/v1/location/${LOCATION_ID}/public-detail/`,
        rules: expect.arrayContaining([expect.objectContaining(failed)]),
      },
    ],
  });
});

test("a receiver: warns first, and lists what is stored", async () => {
  const url = `${origin}/dev/booking-requests/`;
  const { status, output, errors } = await check("--receiver", url, "--origin", PAGE_ORIGIN);
  expect(errors).toMatch(/^Sends requests of an invented patient, "Invented Patient/);
  expect(output).toMatch(/^ {2}pass {2}accepted /m);
  expect(output).toMatch(/\nStored, .+:\n( {2}[0-9A-Z-]{9} {2}[0-9a-f-]{36}\n){5}$/);
  // The development server stores requests for every location.
  expect(status).toBe(0);
});

test("invalid arguments: exit status 2, and where to read more", async () => {
  const { status, output, errors } = await check("http://127.0.0.1", "no-uuid");
  expect([status, output]).toEqual([2, ""]);
  expect(errors).toBe('A location id must be a UUID, not "no-uuid".\nTry --help.\n');
});
