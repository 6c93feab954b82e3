import { writeFileSizes } from "./module-sizes.ts";

process.env.NODE_ENV = "production";

await writeFileSizes();
console.log("module-sizes.json is up to date.");
