import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { eventually } from "../../resources.ts";
import { bookingRequest, jsonPost } from "../../server/handler-fixture.ts";
import { ownReceiver } from "../own-receiver.ts";
import { PAGE_ORIGIN } from "../receiver-fixture.ts";
import { hasPostgres, testPostgres } from "../stores/postgres-fixture.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const canRun = Boolean(process.env.FULL) && hasNginx && hasPostgres;

describe.skipIf(!canRun)("nginx with the documented settings, in front of two receivers", () => {
  const postgres = testPostgres();

  test("responds only with 201 and 503 while the database is away for 6 seconds", async () => {
    const data = ["--data", postgres().newDatabase(), "--address-header", "X-Real-IP"];
    const args = [...data, "--max-per-address", "999999", "--max-per-location", "999999"];
    const receivers = [await ownReceiver(args), await ownReceiver(args)];
    const origin = await startNginx(receivers.map((receiver) => receiver.origin));
    const { headers, ...init } = jsonPost("");
    const post = async () => {
      const request = bookingRequest();
      const body = JSON.stringify(request);
      const sent = { ...init, body, headers: { ...headers, Origin: PAGE_ORIGIN } };
      const { status } = await fetch(`${origin}/booking-requests/`, sent);
      return status;
    };
    const pending: Promise<number>[] = [];
    const postFor = async (seconds: number) => {
      for (let count = 0; count < seconds * 10; count += 1) {
        const status = post();
        // Awaited below; until then nothing handles an error.
        status.catch(() => {});
        pending.push(status);
        await setTimeout(100);
      }
    };
    expect(await post()).toBe(201);
    await postgres().stop("SIGINT");
    await postFor(6);
    await postgres().start();
    await postFor(1);
    expect(new Set(await Promise.all(pending))).toEqual(new Set([201, 503]));
    await eventually(async () =>
      expect(await Promise.all([post(), post(), post()])).toEqual([201, 201, 201]),
    );
  });

  test("uses the other receiver if one is gone", async () => {
    const args = ["--data", postgres().newDatabase(), "--address-header", "X-Real-IP"];
    const receivers = [await ownReceiver(args), await ownReceiver(args)];
    const origin = await startNginx(receivers.map((receiver) => receiver.origin));
    receivers[0]?.stop();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await fetch(`${origin}/healthz`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
