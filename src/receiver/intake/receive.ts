import { groupBy, isEqual, mapValues } from "es-toolkit";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod/mini";
import { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { cors } from "../../web/http/cors.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { readJsonBody } from "../../web/http/read-body.ts";
import type { BookingRequests } from "../stores/sql-booking-requests.ts";

const ALLOW = { Allow: "HEAD, OPTIONS, POST" };
// The longest answers of letters need about 50 kB.
const MAX_BYTES = 64_000;

export interface Refusal {
  status: ContentfulStatusCode;
  /** For a program, if the status does not say enough. */
  code?: string;
  errors: Record<string, string[]>;
  headers?: Record<string, string>;
}

/** Why a valid request is refused, or what staff should know about it. */
export type Decision = Refusal | { suspicion: string | undefined };

export interface ReceiverOptions {
  path: string;
  /** The only origins of pages whose requests are taken; all by default. */
  origins?: readonly string[];
  decide?(request: BookingRequest, c: Context, body: unknown): Promise<Decision>;
  /** Adds to the receipt of a stored request. */
  confirm?(request: BookingRequest): object | Promise<object | false>;
}

export function receiver(
  requests: BookingRequests,
  { path, origins, decide, confirm }: ReceiverOptions,
): Hono {
  const app = new Hono();
  // The second header is that of the embed option `idempotency-header`.
  app.use(path, cors({ methods: "OPTIONS, POST", headers: "content-type, idempotency-key" }));
  app.use(path, async (c, next) => {
    // Clients that are not browsers send none.
    const origin = c.req.header("Origin");
    if (origin === undefined || origins?.includes(origin) !== false) return next();
    // Pages can read it: otherwise the request would seem to be lost.
    return reject(c, 403, { request: ["Requests from this page's origin are not accepted."] });
  });
  app.post(path, async (c) => {
    const body = await readJsonBody(c.req.raw, "booking request", MAX_BYTES);
    if ("error" in body) {
      const [status, message] = body.error;
      return reject(c, status, { request: [message] });
    }
    const result = BookingRequest.safeParse(body.json);
    if (!result.success) return reject(c, 422, errorsByName(result.error));

    const request = { ...result.data, id: result.data.id.toLowerCase() };
    const decision = await decide?.(request, c, body.json);
    if (decision && "status" in decision) {
      const { status, headers, ...content } = decision;
      return c.json(content, status, headers);
    }
    const saved = await requests.save(request, decision?.suspicion);
    if (!isEqual(saved.request, request)) {
      return reject(c, 409, { id: ["This id was already used for a different booking request."] });
    }
    const { received_at } = saved;
    const kept = request.answers && { answers: true };
    return c.json({ id: request.id, received_at, ...kept, ...(await confirm?.(request)) }, 201);
  });
  // By HEAD, the doctor asks what a page may send; the console of its page would show an error.
  app.all(path, (c) =>
    ["HEAD", "OPTIONS"].includes(c.req.method)
      ? c.body(null, 204, ALLOW)
      : reject(c, 405, { request: ["Send booking requests by POST."] }, ALLOW),
  );
  app.all(path.slice(0, -1), redirectToSlash);
  return app;
}

export const reject = (
  c: Context,
  status: ContentfulStatusCode,
  errors: Record<string, string[]>,
  headers: Record<string, string> = {},
) => c.json({ errors }, status, headers);

const MAX_ERRORS = 100;
/** An error's name may contain a campaign parameter, which the sender can make of any length. */
const MAX_NAME_LENGTH = 100;

/**
 * The first 100 error messages by field name. Errors outside `patient` have the key as their name (`created_at`,
 * `source.page`), up to 100 characters of it.
 */
export function errorsByName({ issues }: z.core.$ZodError): Record<string, string[]> {
  const nameOf = ({ path }: z.core.$ZodIssue) => {
    const [head, ...rest] = path.map(String);
    const names = head === "patient" && rest.length > 0 ? rest : [head ?? "request", ...rest];
    return names.join(".").slice(0, MAX_NAME_LENGTH);
  };
  const byName = groupBy(issues.slice(0, MAX_ERRORS), nameOf);
  return mapValues(byName, (found) => found.map(({ message }) => message));
}
