import { cpSync, mkdirSync, rmSync } from "node:fs";
import { build } from "vite";
import { sizeTable } from "./budget.ts";
import { outDir, outputConfig, outputs, publicDir } from "./outputs.ts";
import { weighOutputs } from "./weigh-outputs.ts";

// Set before the first build: Vite reads it to choose between the packages' two builds.
process.env.NODE_ENV = "production";

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir);
cpSync(publicDir, outDir, { recursive: true });
for (const output of outputs) await build(outputConfig(output));
console.log(sizeTable(weighOutputs()));
