import { budgetReading } from "./budget.ts";
import { weighOutputs } from "./weigh-outputs.ts";

const { within, sentence } = budgetReading(weighOutputs());
console.log(sentence);
if (!within) process.exitCode = 1;
