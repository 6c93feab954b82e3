import { expect, test } from "vitest";
import { findPostgres } from "../../../src/tasks/postgres/find-postgres.ts";
import { startPostgres } from "../../../src/tasks/postgres/start-postgres.ts";
import { soak } from "../../../src/tasks/soak/soak.ts";

const folder = findPostgres();

// `npm run soak:receiver` is the long version.
test.skipIf(folder === null)(
  "with a killed receiver and a restarted database, every accepted request is stored once and notified",
  async () => {
    const postgres = await startPostgres(folder ?? "");
    try {
      const result = await soak(postgres, 150, 4);
      expect(result).toMatchObject({
        lost: 0,
        duplicates: 0,
        notNotified: 0,
        invalidSignatures: 0,
      });
      expect(result.accepted).toBeGreaterThan(100);
      const statuses = [...result.statuses.keys()];
      expect(statuses.filter((status) => ![null, 201, 503].includes(status))).toEqual([]);
    } finally {
      await postgres.close();
    }
  },
  120_000,
);
