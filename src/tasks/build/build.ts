import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { openApiText } from "../../server/http/openapi.ts";
import { outDir, publicDir } from "../paths.ts";
import { measureOutputs } from "./budget.ts";
import { outputs } from "./outputs.ts";
import { commandsConfig, docsConfig, outputConfig, previewConfig } from "./vite-configs.ts";
import { writeDocs } from "./write-docs.ts";
import {
  writeBookingPage,
  writePackage,
  writeServerPackage,
  writeWordPress,
} from "./write-packages.ts";
import { writeRelease } from "./write-release.ts";

// Makes Vite bundle the packages' production code; it must be set before the first build.
process.env.NODE_ENV = "production";

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir);
cpSync(publicDir, outDir, { recursive: true });
for (const output of outputs) await build(outputConfig(output));
await build(previewConfig());
await build(commandsConfig());
writeFileSync(join(outDir, "openapi.json"), openApiText());
writeBookingPage();
writeRelease();
writePackage();
writeServerPackage();
await build(docsConfig());
writeDocs();
writeWordPress();
console.table(measureOutputs());
