import { expect, test } from "vitest";
import { isLocalUrl, localWarning } from "../../../src/preview/share/local-addresses.ts";

test.each([
  "http://localhost:5173/preview/",
  "http://127.0.0.1/",
  "http://[::1]:5180",
  "http://preview.localhost/",
  "https://mac.local/",
  "http://192.168.0.4:5180/",
  "http://10.1.2.3/",
  "http://172.20.1.1/",
])("other people cannot open %s", (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

test.each([
  "https://api.example",
  "https://10.example/",
  "http://172.40.1.1/",
  "https://localhost.example/",
  "not a URL",
  "",
])("other people may be able to open %j", (url) => {
  expect(isLocalUrl(url)).toBe(false);
});

test("the warning names the addresses and their hosts", () => {
  const site = "http://localhost:5180";
  expect(
    localWarning({
      "the URL of the API": site,
      "the URL of the script": `${site}/web-scheduler.js`,
      "the URL that receives requests": "https://practice.example/requests",
    }),
  ).toBe(
    "Works only on this computer or its network, because of the URL of the API and the URL of the script (localhost:5180).",
  );
  expect(localWarning({ "the URL of the API": "https://api.example" })).toBe("");
});
