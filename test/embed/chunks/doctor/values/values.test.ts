import { expect, test } from "vitest";
import { findCutOffSettings } from "../../../../../src/embed/chunks/doctor/checks/page/tags.ts";
import { isOnlyLocal } from "../../../../../src/embed/chunks/doctor/values/values.ts";

const PUBLIC = "www.larkmere.test";

test.each([
  "http://localhost:8000",
  "https://localhost/",
  "http://127.0.0.1:5180/requests/",
  "http://[::1]/",
  "http://0.0.0.0:8000",
  "https://10.20.30.40/",
  "https://172.16.0.9/",
  "https://172.31.255.1/",
  "https://192.168.1.20/requests/",
  "https://169.254.7.7/",
  "https://[fd12:3456::1]/",
  "https://[fe80::1]/",
  "https://server01/requests/",
  "https://reception.local/",
  "https://api.practice.internal/",
])("%s is the address of one computer or network", (url) => {
  expect(isOnlyLocal(url, PUBLIC)).toBe(true);
});

test.each([
  "https://api.larkmere.test",
  "https://172.15.0.1/",
  "https://172.32.0.1/",
  "https://11.0.0.1/",
  "https://192.169.1.1/",
  "https://203.0.113.9/",
  "https://[2001:db8::1]/",
  "https://[fab::1]/",
  "https://local.larkmere.test/",
  "https://10.larkmere.test/",
  "/requests/",
  "",
])("“%s” is not", (url) => {
  expect(isOnlyLocal(url, PUBLIC)).toBe(false);
});

test.each(["localhost", "127.0.0.1", "192.168.1.4", "intranet", "", null])(
  "a page at “%s” may use local addresses",
  (page) => {
    expect(isOnlyLocal("http://192.168.1.20/", page)).toBe(false);
  },
);

const SRC = "https://cdn.larkmere.test/web-scheduler.js";

test.each([
  [`${SRC}?target=#booking&location-id=a`, true],
  [`${SRC}#?base-url=https://api.larkmere.test`, true],
  [`${SRC}?target=%23booking&location-id=a`, false],
  [`${SRC}#v2`, false],
])("settings after # in %s: %s", (src, isReported) => {
  expect(findCutOffSettings(src).map(({ code }) => code)).toEqual(isReported ? ["WS564"] : []);
});
