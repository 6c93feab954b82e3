import type { Reporter, TestModule } from "vitest/node";

/** Prints the names of flaky tests: those that passed only on a retry. */
export default class RetriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests("passed")]);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
      console.log(`Passed on its second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }
}
