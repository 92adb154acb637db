import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { isSnoozed, needs } from '../words/home.ts';

const MINUTE_MS = 60_000;

/** What a page knows of issues. */
export interface KnownIssues {
  readonly issues: readonly Issue[];
  /** There are more than the server lists. */
  readonly isCut: boolean;
}

/** What does not work, one issue for each cause; first what needs the builder. Also what somebody has put off. */
export const issuesQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'issues'],
    queryFn: async ({ signal }): Promise<KnownIssues> => {
      const { data, response } = await projectClient(project)
        .issues.list({ state: 'all' }, { signal })
        .withResponse();
      // The server lists at most 500 of a kind, and says so.
      return { issues: data, isCut: response.headers.has('Dowel-Warning') };
    },
  });

const MOST_SOLVED = 5;

/** What was solved last. */
export const solvedQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'issues', 'solved'],
    queryFn: ({ signal }) =>
      projectClient(project).issues.list({ state: 'solved', pageSize: MOST_SOLVED }, { signal }),
  });

/** How many things need the builder, as home has them already. */
export const issueCountOfHome = (project: string) => ({
  ...issuesQuery(project),
  select: ({ issues }: { issues: readonly Issue[] }) =>
    issues.filter((issue) => needs(issue, 'builder') && !isSnoozed(issue)).length,
});

/** How many things need the builder. Asked once a minute, because every page shows it. */
export const issueCountQuery = (project: string) =>
  queryOptions({
    queryKey: ['issue-count', project],
    queryFn: async ({ signal }) => {
      const issues = await projectClient(project).issues.list({ actor: 'builder' }, { signal });
      return issues.filter((issue) => !isPause(issue)).length;
    },
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  });
