import { checkBudget } from "./budget.ts";
import { measureOutputs } from "./measure-size.ts";

const { ok, message } = checkBudget(measureOutputs());
console.log(message);
if (!ok) process.exitCode = 1;
