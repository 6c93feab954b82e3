import { recordOf } from "../fixtures/open-form.ts";
import { casesWith } from "./doctor-case.ts";

const BRANDED = { "data-location-id": recordOf("branded").id };
const BROKEN_LOGOS = { ...BRANDED, "data-base-url": "{broken}" };
const ALLOW_EMBEDDING = "Cross-Origin-Resource-Policy: cross-origin";

/** The practice's logos are not shown. */
export const LOGO_CASES = casesWith(BROKEN_LOGOS, {
  "a policy that blocks the logos": {
    attributes: BRANDED,
    policy: "script-src {site}; img-src 'none'",
    report: [["WS501", "{other} is blocked", "img-src {other}"]],
  },
  "a missing logo": {
    server: "logos that are missing",
    report: [
      ["WS511", "ondelle.svg could not be loaded as an image", "Check the logo's URL"],
      ["WS511", "ondelle-mark.svg", "Check the logo's URL"],
    ],
  },
  "a logo on an unreachable server": {
    attributes: BRANDED,
    abort: "**/ondelle.svg",
    report: [["WS521", "ondelle.svg does not reach this page", "correct the logo's URL"]],
  },
  "logos for pages of their own origin only": {
    server: "logos for one origin",
    report: ["ondelle", "ondelle-mark"].map((name) => [
      "WS521",
      `${name}.svg does not reach this page (blocked by its server's Cross-Origin-Resource-Policy, or its server cannot be reached)`,
      ALLOW_EMBEDDING,
    ]),
  },
  "logos that other pages may read, but not embed": {
    server: "readable logos for one origin",
    report: ["ondelle", "ondelle-mark"].map((name) => [
      "WS521",
      `${name}.svg does not reach this page (blocked by its server's Cross-Origin-Resource-Policy)`,
      ALLOW_EMBEDDING,
    ]),
  },
  "a page that requires a permission to embed the logos": {
    server: "logos",
    headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
    report: ["ondelle", "ondelle-mark"].map((name) => [
      "WS521",
      `${name}.svg does not reach this page (blocked by this page's Cross-Origin-Embedder-Policy: require-corp`,
      ALLOW_EMBEDDING,
    ]),
  },
});
