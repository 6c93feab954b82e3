import { expect, test } from "vitest";
import descriptions from "../../src/contract/location-record/descriptions.json";
import { testServer } from "./handler-fixture.ts";

test("the OpenAPI document describes the record and the booking request by the contract's schemas", async () => {
  const { ask } = testServer();
  const response = await ask("/openapi.json", { headers: { Origin: "https://tools.example" } });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const document = await response.json();
  const { schemas } = document.components;
  expect(schemas.LocationRecord.properties.time_zone.pattern).toContain("[A-Za-z_]+(\\/");
  // Every key of the record has its own.
  const described = JSON.stringify(schemas.LocationRecord).matchAll(/"description":"(.*?)"/g);
  const found = Array.from(described, ([, description]) => description);
  expect(found.sort()).toEqual(Object.values(descriptions).sort());
  expect(schemas.BookingRequest.required).toContain("location_id");
  const detail = document.paths["/api/v1/location/{location_id}/public-detail/"].get;
  const { schema } = detail.responses["200"].content["application/json"];
  expect(schema.$ref).toBe("#/components/schemas/SuccessEnvelope");
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  for (const [, name = ""] of refs) expect(Object.keys(schemas)).toContain(name);
  expect(JSON.stringify(document)).not.toMatch(/\$id|\$schema/);
});
