import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Outbox } from "./notifications/outbox.ts";

const ROUTES = ["/booking-requests/", "/inbox/", "/healthz", "/readyz"];

export interface Metrics {
  /** Measures every response. */
  measure: MiddlewareHandler;
  countNotification(channel: string, isDelivered: boolean): void;
  /** Serves them at `/metrics`. */
  app: Hono;
}

/** Prometheus metrics; no label contains an id or a path that a client chose. */
export function receiverMetrics(outbox: Outbox): Metrics {
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
  const app = new Hono();
  app.get("/metrics", async (c) =>
    c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }),
  );
  return {
    app,
    async measure(c, next) {
      const end = responses.startTimer();
      await next();
      const route = ROUTES.find((prefix) => c.req.path.startsWith(prefix)) ?? "other";
      const method = ["GET", "POST"].includes(c.req.method) ? c.req.method : "other";
      end({ method, route, status: c.res.status });
    },
    countNotification: (channel, isDelivered) =>
      notifications.inc({ channel, result: isDelivered ? "delivered" : "failed" }),
  };
}
