import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { ErrorEnvelope, SuccessEnvelope } from "../../../src/contract/location-record/envelope.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openApiDocument, openApiText } from "../../../src/server/openapi/document.ts";
import { RECORD_NOTES } from "../../../src/server/openapi/notes.ts";
import {
  BookingReceipt,
  BookingRefusal,
  OperationDescription,
} from "../../../src/server/openapi/schemas.ts";
import { bookingRequest, DETAIL, testServer } from "../handler-fixture.ts";
import { openApiFile } from "./openapi-file.ts";

const document = openApiDocument(EXAMPLES);
const detail = document.paths["/api/v1/location/{location_id}/public-detail/"];
const receiver = document.paths["/dev/booking-requests/"];

const schemas: Record<string, z.ZodMiniType> = {
  SuccessEnvelope,
  ErrorEnvelope,
  BookingRequest,
  BookingReceipt,
  BookingRefusal,
  OperationDescription,
};
const json = (schema: string, value: unknown) => schemas[schema]?.safeParse(value).error;

test("is served to every origin", async () => {
  const response = await testServer().ask("/openapi.json");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await response.json()).toEqual(document);
});

test("has no problems in the Redocly linter", async () => {
  const require = createRequire(import.meta.url);
  const linter = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const lint = promisify(execFile)(
    process.execPath,
    // The documented path ends with a slash.
    [linter, "lint", openApiFile(), "--format=json", "--skip-rule=no-path-trailing-slash"],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  const { totals, problems } = JSON.parse((await lint).stdout);
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
}, 60_000);

interface Content {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
const contentOf = ({ content }: { content: object }): Content =>
  (content as { "application/json": Content })["application/json"];

test("every example matches its schema", () => {
  const { "200": found, "304": _, ...refusals } = detail.get.responses;
  const { examples = {} } = contentOf(found);
  expect(Object.keys(examples)).toEqual(EXAMPLES.map(({ slug }) => slug));
  for (const { value } of Object.values(examples)) {
    expect(json("SuccessEnvelope", value)).toBeUndefined();
  }
  for (const refusal of Object.values(refusals)) {
    expect(json("ErrorEnvelope", contentOf(refusal).example)).toBeUndefined();
  }
  const { requestBody } = receiver.post;
  expect(json("BookingRequest", requestBody.content["application/json"].example)).toBeUndefined();
});

test("every note is about a key", () => {
  const keys = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  expect(keys).toEqual(expect.arrayContaining(Object.keys(RECORD_NOTES)));
});

test("contains no JSON Schema internals", () => {
  expect(openApiText(EXAMPLES)).not.toMatch(/\$id|\$schema|9007199254740991/);
});

test("describes every status that the handler responds with", async () => {
  const { ask } = testServer();
  const unknown = DETAIL.replace(/[0-9a-f]{8}/, "00000000");
  const accept = { Accept: "application/xml" };
  const seen: Record<string, Set<number>> = {};
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    const tag = (await ask(DETAIL)).headers.get("ETag") ?? "";
    const responses = [
      await ask(DETAIL, { method }),
      await ask(DETAIL, { method, headers: { "If-None-Match": tag } }),
      await ask(unknown, { method }),
      await ask(`${DETAIL}?format=xml`, { method }),
      await ask(DETAIL, { method, headers: accept }),
    ];
    seen[method.toLowerCase()] = new Set(responses.map(({ status }) => status));
  }
  expect(seen.head).toEqual(new Set([200, 304, 404, 406]));
  for (const [method, statuses] of Object.entries(seen)) {
    for (const status of statuses) {
      expect([method, detail[method as "get"].responses]).toEqual([
        method,
        expect.objectContaining({ [status]: expect.anything() }),
      ]);
    }
  }
});

test("instants are in UTC, as the schema says", () => {
  const { BookingRequest: request, BookingReceipt: receipt } = document.components.schemas;
  const properties = [request?.properties?.created_at, receipt?.properties?.received_at];
  for (const property of properties) {
    expect(property).toMatchObject({ format: "date-time", pattern: "Z$" });
  }
});

test("the handler responds as described", async () => {
  const { ask, post } = testServer();
  const unknown = DETAIL.replace(/[0-9a-f]{8}/, "00000000");
  const accept = { headers: { Accept: "application/xml" } };
  for (const [path, init, status, schema] of [
    [DETAIL, {}, 200, "SuccessEnvelope"],
    [unknown, {}, 404, "ErrorEnvelope"],
    [DETAIL, accept, 406, "ErrorEnvelope"],
    [`/f/429-1${DETAIL}`, {}, 429, "ErrorEnvelope"],
    [`/f/500${DETAIL}`, {}, 500, "ErrorEnvelope"],
    [DETAIL, { method: "OPTIONS" }, 200, "OperationDescription"],
  ] as const) {
    const response = await ask(path, init);
    expect([path, response.status]).toEqual([path, status]);
    expect(json(schema, await response.json())).toBeUndefined();
  }
  const request = bookingRequest();
  const text = { "Content-Type": "text/plain" };
  for (const [body, status, schema, headers = {}] of [
    [request, 201, "BookingReceipt"],
    [{ ...request, locale: "fr" }, 409, "BookingRefusal"],
    [{ ...request, patient: { phone: "1" } }, 422, "BookingRefusal"],
    ["x".repeat(1_000_001), 413, "BookingRefusal"],
    ["{", 400, "BookingRefusal"],
    ["{", 415, "BookingRefusal", text],
  ] as const) {
    const response = await post(body, "", { headers });
    expect(response.status).toBe(status);
    expect(receiver.post.responses).toHaveProperty(String(status));
    expect(json(schema, await response.json())).toBeUndefined();
  }
});
