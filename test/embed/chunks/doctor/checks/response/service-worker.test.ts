import { afterEach, expect, test, vi } from "vitest";
import { findAnsweringWorker } from "../../../../../../src/embed/chunks/doctor/checks/response/service-worker.ts";

const API = "https://api.larkmere.test/api/v1/location/";

/** On a page with, or without, a service worker. */
function openPage(controller: { scriptURL: string } | null): void {
  vi.stubGlobal("location", { origin: "https://www.larkmere.test" });
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
}

afterEach(() => vi.unstubAllGlobals());

const WORKER = { scriptURL: "https://www.larkmere.test/sw.js?v=4" };

test("a response of another origin that no server has sent is the service worker's", () => {
  openPage(WORKER);
  for (const type of ["basic", "default"] as const) {
    expect(findAnsweringWorker(API, { type })).toMatchObject({
      code: "WS572",
      subject: "The service worker https://www.larkmere.test/sw.js",
      detail: "https://api.larkmere.test",
    });
  }
});

test.each([
  ["that a service worker has passed on", WORKER, API, "cors"],
  ["of the page's own server", WORKER, "https://www.larkmere.test/api/", "basic"],
  ["on a page without a service worker", null, API, "basic"],
] as const)("a response %s is the server's", (_case, controller, url, type) => {
  openPage(controller);
  expect(findAnsweringWorker(url, { type })).toBeNull();
});
