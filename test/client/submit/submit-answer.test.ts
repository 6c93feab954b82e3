import { expect, test } from "vitest";
import type { Fetch } from "../../../src/client/fetch.ts";
import { responseOutcome } from "../../../src/client/submit-outcome.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { useFakeClock } from "../fake-clock.ts";
import { submit, submitWith } from "./submit-fixture.ts";

useFakeClock();

const typed = (type?: string) => (type === undefined ? {} : { "Content-Type": type });

/** Responses with status 200 from something between the form and the receiver, or of one that failed. */
test.each([
  ["the page of a portal as text", "<!DOCTYPE html><title>Log in</title>", "text/plain"],
  ["the page of a portal as JSON", "\n <html><body>Log in", "application/json"],
  ["a page as bytes", "\uFEFF<!-- portal --><html>", "application/octet-stream"],
  ["a redirect by script", "<script>location = '/login'</script>", "text/javascript"],
  ["a page as an image", "<HTML></HTML>", "image/png"],
  ["a portal's own type", '{"captive":true}', "application/captive+json"],
  ["a page as XML", "<?xml version='1.0'?>\n<!DOCTYPE html>", "text/xml"],
  ["no success", '{"success":false,"errors":null}', "application/json"],
  ["not ok", '{"ok":false}', "application/json"],
  ["an error", '{"error":"The database is down"}', "application/json"],
  ["errors of answers", '{"errors":{"phone":["Bad."]}}', "application/json"],
  ["a failed status, as text", '{"status":"error"}', "text/plain"],
])("nobody knows whether a request arrived after %s", async (_label, body, type) => {
  expect(await submitWith([200, body, typed(type)])).toMatchObject({
    outcome: { kind: "unknown" },
    attempts: 1,
  });
  const response = new Response(body, { headers: typed(type) });
  expect(await responseOutcome(response, bookingRequest())).toEqual({ kind: "unknown" });
});

test("a page without a type is no response of a receiver", async () => {
  const page = new TextEncoder().encode("<!doctype html><h1>Log in</h1>");
  const fetch: Fetch = async () => new Response(page);
  expect((await submit(bookingRequest(), { fetch })).value).toEqual({ kind: "unknown" });
});

test.each([
  ["nothing", "", undefined],
  ["OK", "OK", "text/plain"],
  ["the envelope", '{"code":200,"message":"","success":true,"errors":null}', "application/json"],
  ["no errors", '{"errors":[],"error":"","status":"new"}', "application/json"],
  ["the stored request", '{"id":"1","patient":{"error":"x"}}', "application/json"],
  ["a list", '[{"success":false}]', "application/json"],
  ["a number", "7", "application/json"],
  ["XML", '<?xml version="1.0"?><response/>', "application/xml"],
  ["a dialect of XML", "<soap:Envelope/>", "application/soap+xml"],
  ["truncated JSON", '{"success":', "application/json"],
])("a request is sent after %s", async (_label, body, type) => {
  expect((await submitWith([201, body, typed(type)])).outcome).toEqual({ kind: "accepted" });
});

test("a body that does not end within 5 seconds is not waited for", async () => {
  const fetch: Fetch = async () => new Response(new ReadableStream(), { status: 201 });
  const { value, ms } = await submit(bookingRequest(), { fetch });
  expect(value).toEqual({ kind: "accepted" });
  expect(ms).toBe(5000);
});

test("a page's handler may have read the body itself", async () => {
  const response = new Response('{"success":false}');
  await response.text();
  expect(await responseOutcome(response, bookingRequest())).toEqual({ kind: "accepted" });
});
