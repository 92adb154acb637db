import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end of a run how many stories were checked, in which scheme and direction. */
export class StoryCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byProject = Map.groupBy(modules, ({ project }) => project.name);
    for (const [project, files] of byProject) {
      if (!project.startsWith('stories-')) continue;
      const states = files.flatMap(({ children }) =>
        [...children.allTests()].map((test) => test.result().state),
      );
      const passed = states.filter((state) => state === 'passed').length;
      console.log(
        `${project}: ${passed} of ${states.length} stories show the state they are about, and axe (WCAG 2.2 AA) finds nothing in them.`,
      );
    }
  }
}
