import process from "node:process";
import { ensurePostgres } from "../postgres/find-postgres.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { soak } from "./soak.ts";

const IDS = 1000;
const REPEATS = 5;

const folder = ensurePostgres();
if (folder === null) process.exit(1);
const postgres = await startPostgres(folder);
try {
  const { statuses, perSecond, ...result } = await soak(postgres, IDS, REPEATS);
  const counts = [...statuses].map(([status, count]) => `${status ?? "no response"}: ${count}`);
  console.log(
    `${IDS * REPEATS} requests of ${IDS} ids in random order, 20 at a time, ${Math.round(perSecond)} per second; a receiver killed, the database restarted`,
  );
  console.log(`responses: ${counts.join(", ")}`);
  for (const [name, value] of Object.entries(result)) {
    console.log(`${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${value}`);
  }
  const { lost, duplicates, notNotified, invalidSignatures } = result;
  if (lost + duplicates + notNotified + invalidSignatures > 0) process.exitCode = 1;
} finally {
  await postgres.close();
}
