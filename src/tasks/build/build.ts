import { cpSync, mkdirSync, rmSync } from "node:fs";
import { build } from "vite";
import { budgetReading, sizeTable } from "./budget.ts";
import { commandsConfig } from "./commands.ts";
import { weighOutputs } from "./measure-size.ts";
import { outDir, outputConfig, outputs, publicDir } from "./outputs.ts";
import { previewConfig } from "./preview-page.ts";
import { writePackage } from "./write-package.ts";
import { writeRelease } from "./write-release.ts";

// Set before the first build: Vite reads it to choose between the packages' two builds.
process.env.NODE_ENV = "production";

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir);
cpSync(publicDir, outDir, { recursive: true });
for (const output of outputs) await build(outputConfig(output));
await build(previewConfig());
await build(commandsConfig());
writeRelease();
writePackage();
const sizes = weighOutputs();
console.log(`${sizeTable(sizes)}\n${budgetReading(sizes).sentence}`);
