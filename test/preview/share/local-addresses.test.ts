import { expect, test } from "vitest";
import { localScope, localWarning } from "../../../src/preview/share/local-addresses.ts";

test.each([
  "http://localhost:5173/preview/",
  "http://127.0.0.1/",
  "http://[::1]:5180",
  "http://preview.localhost/",
])("only this computer can open %s", (url) => {
  expect(localScope(url)).toBe("computer");
});

test.each([
  "https://mac.local/",
  "http://192.168.0.4:5180/",
  "http://10.1.2.3/",
  "http://172.20.1.1/",
])("only this computer’s network can open %s", (url) => {
  expect(localScope(url)).toBe("network");
});

test.each([
  "https://api.example",
  "https://10.example/",
  "http://172.40.1.1/",
  "https://localhost.example/",
  "not a URL",
  "",
])("other people may be able to open %j", (url) => {
  expect(localScope(url)).toBeNull();
});

test("a private network is named if every address works there", () => {
  const api = { "the URL of the API": "http://10.1.2.3/" };
  expect(localWarning(api)).toBe(
    "Works only on this computer and its network, because of the URL of the API (10.1.2.3).",
  );
  expect(localWarning({ ...api, "the URL of the script": "http://localhost/x.js" })).toMatch(
    /^Works only on this computer, because of the URL of the API and the URL of the script /,
  );
});
