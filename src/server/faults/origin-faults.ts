import type { Fault } from "./fault.ts";
import { CAPTIVE_PORTAL, errorResponse, htmlResponse } from "./responses.ts";

/** Redirects to itself. */
export const LOOP_PATH = "/dev/loop/";
/** A guest network's sign-in page. */
export const PORTAL_PATH = "/dev/guest-network/";

/** CORS failures and redirects. */
export const ORIGIN_FAULTS: readonly Fault[] = [
  {
    name: "nocors",
    kind: "origin",
    description: "The request is handled, but other origins may not read the response.",
    sample: "nocors",
    withoutCors: true,
    async inject({ respond }) {
      const response = await respond();
      const headers = new Headers(response.headers);
      headers.delete("Access-Control-Allow-Origin");
      return new Response(response.body, { status: response.status, headers });
    },
  },
  {
    name: "nocors-error",
    kind: "origin",
    description: "The server fails, and other origins may not read the error.",
    sample: "nocors-error",
    withoutCors: true,
    inject: () => errorResponse(500, "The server failed."),
  },
  {
    name: "redirect",
    kind: "origin",
    description: "A guest network redirects to its sign-in page.",
    sample: "redirect",
    inject: () => redirectTo(PORTAL_PATH),
  },
  {
    name: "redirect-loop",
    kind: "origin",
    description: "A redirect loop.",
    sample: "redirect-loop",
    inject: () => redirectTo(LOOP_PATH),
  },
  {
    name: "html200",
    kind: "origin",
    description: "A guest network responds with its sign-in page and status 200.",
    sample: "html200",
    inject: () => htmlResponse(200, CAPTIVE_PORTAL),
  },
];

const redirectTo = (path: string) => htmlResponse(302, "", { Location: path });
