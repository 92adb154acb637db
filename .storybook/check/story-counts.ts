import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { otherLooks } from '../vitest/other-looks.ts';

/** The reports that a story hands over: axe's own first, then one for each look that was checked after it. */
interface StoryMeta {
  reports?: readonly { type: string; status: string }[];
}

/** Says at the end of a run how many stories were checked, in which scheme and direction. */
export class StoryCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // Vitest adds the name of the browser in brackets.
    const byProject = Map.groupBy(modules, ({ project }) => project.name.replace(/ \(.*$/, ''));
    for (const [project, files] of byProject) {
      const stories = files.flatMap(({ children }) => [...children.allTests()]);
      if (project === 'stories') {
        print('stories-light', stories, (story) => isSound(story, 'a11y'));
        // The quick run draws one look only.
        const looks = Object.keys(otherLooks).filter((look) =>
          stories.some((story) => reportOf(story, look)),
        );
        for (const look of looks) print(look, stories, (story) => isSound(story, look));
      } else if (project.startsWith('stories-')) {
        print(
          project,
          stories,
          (story) => story.result().state === 'passed',
          ', in every language; nothing scrolls sideways',
        );
      }
    }
  }
}

function isSound(story: TestCase, report: string): boolean {
  return reportOf(story, report)?.status === 'passed';
}

function reportOf(story: TestCase, report: string) {
  const { reports = [] } = story.meta() as StoryMeta;
  return reports.find(({ type }) => type === report);
}

function print(
  look: string,
  stories: readonly TestCase[],
  isFine: (story: TestCase) => boolean,
  more = '',
): void {
  console.log(
    `${look}: ${stories.filter(isFine).length} of ${stories.length} stories show the state they are about, and axe (WCAG 2.2 AA) finds nothing in them${more}.`,
  );
}
