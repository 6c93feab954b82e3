import { served } from "../outputs.ts";
import { checkBudget } from "./budget.ts";
import { measureOutputs } from "./measure-size.ts";
import { describeGrowth, readFileSizes, stableName } from "./module-sizes.ts";
import { measureModules } from "./modules.ts";

// As in build.ts.
process.env.NODE_ENV = "production";

const { over, message } = checkBudget(measureOutputs());
console.log(message);
const before = readFileSizes();
for (const output of served.filter(({ file }) => over.includes(file))) {
  const growth = describeGrowth(before[stableName(output)] ?? {}, await measureModules(output));
  console.log(`\n${output.file}, larger than in module-sizes.json:`);
  console.log(growth.length > 0 ? growth.join("\n") : "  no module");
}
if (over.length > 0) {
  console.log("\nTo see all modules in each file, run: npm run build -- --modules");
  process.exitCode = 1;
}
