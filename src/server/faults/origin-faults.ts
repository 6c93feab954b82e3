import type { Fault } from "./fault.ts";
import { CAPTIVE_PORTAL, HTML, madeUp, refusal } from "./responses.ts";

/** Redirects to itself, whoever asks. */
export const LOOP_PATH = "/dev/loop/";
/** The first page of a guest network. */
export const PORTAL_PATH = "/dev/guest-network/";

/** What stands between a page and another origin: leave to read, and redirects. */
export const ORIGIN_FAULTS: readonly Fault[] = [
  {
    name: "nocors",
    kind: "origin",
    shows: "The request is handled; its answer does not let other origins read it.",
    sample: "nocors",
    hidden: true,
    async play({ answer }) {
      const response = await answer();
      const headers = new Headers(response.headers);
      headers.delete("Access-Control-Allow-Origin");
      return new Response(response.body, { status: response.status, headers });
    },
  },
  {
    name: "nocors-error",
    kind: "origin",
    shows: "The server fails, and does not let other origins see even that.",
    sample: "nocors-error",
    hidden: true,
    play: () => refusal(500, "The server failed."),
  },
  {
    name: "redirect",
    kind: "origin",
    shows: "A guest network sends every request to its welcome page.",
    sample: "redirect",
    play: () => redirectTo(PORTAL_PATH),
  },
  {
    name: "redirect-loop",
    kind: "origin",
    shows: "A redirect that leads to itself.",
    sample: "redirect-loop",
    play: () => redirectTo(LOOP_PATH),
  },
  {
    name: "html200",
    kind: "origin",
    shows: "A guest network answers in the server’s place: its welcome page, status 200.",
    sample: "html200",
    play: () => madeUp(200, HTML, CAPTIVE_PORTAL),
  },
];

const redirectTo = (path: string) => madeUp(302, HTML, "", { Location: path });
