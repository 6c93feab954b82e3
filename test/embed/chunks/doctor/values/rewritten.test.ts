import { expect, test } from "vitest";
import { findRewriting } from "../../../../../src/embed/chunks/doctor/values/rewritten.ts";

const URL = "https://cdn.larkmere.test/web-scheduler.js";
const CODED = encodeURIComponent(URL);

test.each([
  [`https://nam02.safelinks.protection.outlook.com/?url=${CODED}&data=05`, /Safe Links/, URL],
  [`https://urldefense.com/v3/__${URL}__;!!aB3!x$`, /Proofpoint/, URL],
  [
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__cdn.larkmere.test_web-2Dscheduler.js&d=Dw",
    /Proofpoint/,
    URL,
  ],
  ["https://protect-us.mimecast.com/s/aB3dC5", /Mimecast/, ""],
  [`https://linkprotect.cudasvc.com/url?a=${CODED}&c=E`, /Barracuda/, URL],
  [`https://secure-web.cisco.com/1aB/${CODED}`, /Cisco/, URL],
  [`https://www.google.com/url?q=${CODED}&sa=D`, /Google/, URL],
  [`https://web.archive.org/web/2026/${URL}`, /Archive/, URL],
  ["//bit.ly/3aBc", /link shortener/, ""],
  [`3D"${URL}"`, /=3D/, URL],
  ["3D7c1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1", /=3D/, "7c1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1"],
  [`\\"${URL}\\"`, /JSON/, URL],
  [`&quot;${URL}&quot;`, /escaped it twice/, URL],
  [CODED, /encoded it for a URL/, URL],
  [`https://${URL}`, /adds https/, URL],
  [`[${URL}](${URL})`, /Markdown/, URL],
  [`<${URL}>`, /Markdown/, URL],
  ["<a href=", /turns URLs into links/, ""],
])("%s was rewritten", (value, by, original) => {
  expect(findRewriting(value)).toEqual({ by: expect.stringMatching(by), original });
});

test.each([
  URL,
  "//cdn.larkmere.test/web-scheduler.js",
  "/js/web-scheduler.js",
  "7c1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1",
  "3d1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1",
  "3D1f0b52-9a6e-4d0b-8f37-2e5d8a40c6b1",
  "+12025550143",
  "https://www.linkedin.com/legal/privacy-policy",
  "https://cdn.larkmere.test/proxy?url=%2Fweb-scheduler.js",
  "",
])("%s was not", (value) => {
  expect(findRewriting(value)).toBeNull();
});
