import type { BrokenPage, DoctorCases } from "./doctor-case.ts";

const BROKEN_SCRIPT = `<script async src="{broken}/web-scheduler.js" data-location-id="{id}" data-base-url="{other}"></script>`;

/**
 * Only the script itself is loaded, so there is no panel: the form shows how to call, and a notice in
 * the page and the console say why.
 */
export const SCRIPT_ONLY_CASES: Record<string, BrokenPage> = {
  "a script that is inlined": {
    body: '<script data-location-id="{id}" data-base-url="{other}">{inlined}</script>',
  },
  "a script that is joined with others": {
    server: "script in a bundle",
    body: `<script async src="{broken}/theme/bundle.js" data-location-id="{id}" data-base-url="{other}"></script>`,
  },
  "a folder with nothing but the script": {
    server: "only the script",
    body: BROKEN_SCRIPT,
  },
  "a server of the script without CORS headers": {
    server: "files without CORS",
    body: BROKEN_SCRIPT,
  },
  "a policy that allows only the script itself": {
    policy: "script-src {site}/web-scheduler.js",
  },
  "a policy with the script's hash": {
    policy: "script-src '{hash}'",
    body: `<script async src="{site}/web-scheduler.js" integrity="{hash}" crossorigin
      data-location-id="{id}" data-base-url="{other}"></script>`,
  },
};

/** A file of the script is missing or not pinned; the script itself and the doctor are there. */
export const FILE_CASES: DoctorCases = {
  "a script with integrity, but without an import map": {
    attributes: { integrity: "{hash}", crossorigin: "" },
    report: [["WS536", "files that it loads are not pinned (web-scheduler-", "Add the import map"]],
  },
  "a missing file for phone numbers": {
    abort: "**/web-scheduler-*-phone.js*",
    report: [["WS111", "web-scheduler-…-phone.js could not be loaded", "Copy every file"]],
  },
  "a missing file for a record with an invalid value": {
    server: "API with an invalid value",
    attributes: { "data-base-url": "{broken}" },
    abort: "**/web-scheduler-*-repair.js*",
    report: [["WS111", "web-scheduler-…-repair.js could not be loaded", "Copy every file"]],
  },
  "a missing file of the form's language": {
    attributes: { "data-lang": "es" },
    abort: "**/web-scheduler-*-es.js*",
    report: [["WS111", "-es.js could not be loaded.", "Copy every file"]],
  },
  "a missing file of English": {
    abort: "**/web-scheduler-*-en.js*",
    report: [["WS111", "web-scheduler-…-en.js could not be loaded", "Copy every file"]],
  },
  "a missing file for sending": {
    abort: "**/web-scheduler-*-deferred.js*",
    report: [["WS111", "web-scheduler-…-deferred.js could not be loaded", "Copy every file"]],
  },
};
