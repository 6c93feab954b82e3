import { checkBudget, measureOutputs } from "./budget.ts";

// Move code that the first screen does not need to a chunk.
const results = checkBudget(measureOutputs());
console.table(results);
if (results.some(({ isTooLarge }) => isTooLarge)) process.exitCode = 1;
