import { budgetReading } from "./budget.ts";
import { weighOutputs } from "./measure-size.ts";

const { within, sentence } = budgetReading(weighOutputs());
console.log(sentence);
if (!within) process.exitCode = 1;
