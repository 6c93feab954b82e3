import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES } from "../../examples/index.ts";
import { openApiText } from "../../server/openapi/document.ts";
import { publicDir } from "../paths.ts";

const file = join(publicDir, "openapi.json");
writeFileSync(file, openApiText(EXAMPLES));
console.log(`Wrote ${file}`);
