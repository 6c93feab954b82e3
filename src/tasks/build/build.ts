import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { openApiText } from "../../server/http/openapi.ts";
import { outDir } from "../paths.ts";
import { compareToRelease, measureFiles } from "./budget.ts";
import { buildConfig } from "./build-config.ts";
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

await (await createBuilder(buildConfig())).buildApp();
writeFileSync(join(outDir, "openapi.json"), openApiText());
await writeBookingPage();
writeRelease();
writePackage();
writeServerPackage();
writeDocs();
writeWordPress();
console.table(measureFiles());
console.table(compareToRelease());
