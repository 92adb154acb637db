import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** More than so many tests that fail first and pass then are no accident: something is wrong with the tests. */
const MOST = 5;

/**
 * Names every test at the end that was tried again because it had failed, and says how. The run fails if there are more
 * than five, although each of them passed then.
 */
export class TriedTwice implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const again = modules
      .flatMap(({ children }) => [...children.allTests()])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    for (const test of again) {
      console.log(`tried twice: ${titleOf(test)}`);
      for (const { stack = '' } of test.result().errors ?? [])
        console.log(stack.replaceAll(/\n.*\/node_modules\/.*/g, ''));
    }
    if (again.length <= MOST) return;
    console.error(
      `${again.length} tests were tried twice, and at most ${MOST} may be. Make them steady: find out what they wait for.`,
    );
    process.exitCode = 1;
  }
}

function titleOf({ project, module, fullName }: TestCase): string {
  return `|${project.name}| ${module.relativeModuleId} > ${fullName}`;
}
