import { expect, onTestFinished, test, vi } from "vitest";
import { logRequests, startListening } from "../../../src/web/node/start-listening.ts";
import { eventually } from "../../resources.ts";
import { DETAIL, testServer } from "../../server/handler-fixture.ts";
import { get, sendRaw } from "../../server/real-server.ts";

async function listening() {
  const lines: string[] = [];
  const { app } = testServer();
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  onTestFinished(() => log.mockRestore());
  const handle = logRequests(app.fetch as never);
  const { port, stop } = await startListening(handle, { port: 0, host: "127.0.0.1" });
  return { lines, port, origin: `http://127.0.0.1:${port}`, stop: () => stop(0) };
}

test("logs a path on one line, shortened", async () => {
  const { lines, port, stop } = await listening();
  const path = `/%1b[31m%0d%0aGET${"x".repeat(300)}`;
  await sendRaw(port, get(path));
  await stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^GET \/%1b\[31m%0d%0aGETx+… 404 \d+ ms$/);
  expect(lines[0]?.length).toBeLessThan(230);
});

test("logs an aborted response", async () => {
  const { lines, origin, stop } = await listening();
  await expect(fetch(`${origin}/f/reset${DETAIL}`)).rejects.toThrow();
  await eventually(() => expect(lines).toHaveLength(1));
  await stop();
  expect(lines[0]).toMatch(/ aborted \d+ ms$/);
});
