import { served } from "../outputs.ts";
import { checkBudget } from "./budget.ts";
import { measureOutputs } from "./measure-size.ts";
import { describeGrowth, describeOutdated, readFileSizes, stableName } from "./module-sizes.ts";
import { measureOutput } from "./modules.ts";

// As in build.ts.
process.env.NODE_ENV = "production";

const sizes = measureOutputs();
const { over, message } = checkBudget(sizes);
console.log(message);
const recorded = readFileSizes();
for (const output of served.filter(({ file }) => over.includes(file))) {
  const before = recorded[stableName(output)]?.modules ?? {};
  const growth = describeGrowth(before, (await measureOutput(output)).modules);
  console.log(`\n${output.file}, larger than in module-sizes.json:`);
  console.log(growth.length > 0 ? growth.join("\n") : "  no module");
}
if (over.length > 0) {
  console.log("\nTo see all modules in each file, run: npm run build -- --modules");
  process.exitCode = 1;
}
// While a file is over its limit, the recorded sizes show what grew.
const outdated = describeOutdated(
  recorded,
  sizes.filter(({ file }) => !over.includes(file)),
);
if (outdated.length > 0) {
  console.log("\nmodule-sizes.json is out of date: run npm run update-sizes, and commit the file.");
  console.log(outdated.join("\n"));
  process.exitCode = 1;
}
