import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Outbox } from "./notifications/outbox.ts";

const ROUTES = ["/booking-requests/", "/inbox/", "/healthz", "/readyz"];

export type Metrics = ReturnType<typeof receiverMetrics>;

/**
 * Prometheus metrics; no label contains an id or a path that a client chose.
 * @param lastCleanup when old requests were last deleted, in milliseconds since 1970
 */
export function receiverMetrics(
  outbox: Pick<Outbox, "countPending">,
  lastCleanup: () => Promise<number | undefined>,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: "web_scheduler_response_seconds",
    help: "Responses by route and status, with their time in seconds.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const notifications = new Counter({
    name: "web_scheduler_notifications_total",
    help: "Attempts to deliver a notification.",
    labelNames: ["channel", "result"],
    registers,
  });
  new Gauge({
    name: "web_scheduler_notifications_pending",
    help: "Notifications that are not delivered yet.",
    registers,
    async collect() {
      this.set(await outbox.countPending().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: "web_scheduler_last_cleanup_timestamp_seconds",
    help: "When old requests were last deleted, in seconds since 1970; NaN if never.",
    registers,
    async collect() {
      this.set(((await lastCleanup().catch(() => undefined)) ?? Number.NaN) / 1000);
    },
  });
  const app = new Hono();
  app.get("/metrics", async (c) =>
    c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }),
  );
  /** Measures every response. */
  const measure: MiddlewareHandler = async (c, next) => {
    const end = responses.startTimer();
    await next();
    const route = ROUTES.find((prefix) => c.req.path.startsWith(prefix)) ?? "other";
    const method = ["GET", "POST"].includes(c.req.method) ? c.req.method : "other";
    end({ method, route, status: c.res.status });
  };
  return {
    measure,
    /** Serves them at `/metrics`. */
    app,
    countNotification: (channel: string, isDelivered: boolean) =>
      notifications.inc({ channel, result: isDelivered ? "delivered" : "failed" }),
  };
}
