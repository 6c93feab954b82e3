import { expect, test } from "vitest";
import { type Schema, schemaComponents } from "../../../src/server/openapi/schemas.ts";
import { declareSchema } from "../../../src/tasks/build/package/declare-schema.ts";

test("declares each kind of schema, with the descriptions as doc comments", () => {
  const schemas: Record<string, Schema> = {
    Visit: {
      description: "A visit.",
      type: "object",
      required: ["version", "day", "guests", "reason", "room"],
      properties: {
        version: { type: "number", const: 1, description: "The version." },
        day: { type: "string", enum: ["monday", "friday"] },
        note: { type: "string", maxLength: 10 },
        guests: { type: "array", items: { type: "string", enum: ["child", "other"] } },
        reason: { anyOf: [{ type: "string" }, { type: "null" }] },
        room: { $ref: "#/components/schemas/Room" },
      },
    },
    Room: {
      type: "object",
      properties: { labels: { type: "object", additionalProperties: { type: "boolean" } } },
    },
  };
  expect(declareSchema("Visit", schemas)).toBe(`/** A visit. */
export type Visit = {
/** The version. */
version: 1;
day: "monday" | "friday";
note?: string | undefined;
guests: Array<"child" | "other">;
reason: string | null;
room: {
labels?: Record<string, boolean> | undefined;
};
};
`);
});

test("every member of a booking request has a description", () => {
  const schemas = schemaComponents();
  const text = declareSchema("BookingRequest", schemas);
  for (const key of Object.keys(schemas.BookingRequest?.properties ?? {})) {
    expect(text).toMatch(new RegExp(`\\*/\\n${key}\\??: `));
  }
  expect(text).not.toContain("unknown");
});
