import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { isSnoozed, needs } from '../words/home.ts';
import { type KnownIssues, solvedSince } from './solved-issues.ts';

const MINUTE_MS = 60_000;

const KEPT_MS = 60 * MINUTE_MS;
/** What does not work, one issue for each cause; first what needs the builder. Also what somebody has put off. */
export const issuesQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'issues'],
    queryFn: async ({ signal, client, queryKey }): Promise<KnownIssues> => {
      const { data, response } = await projectClient(project)
        .issues.list({ state: 'all' }, { signal })
        .withResponse();
      // The server lists at most 500 of a kind, and says so.
      const isCut = response.headers.has('Dowel-Warning');
      const before = client.getQueryData<KnownIssues>(queryKey);
      return { issues: data, isCut, solved: solvedSince(before, data, isCut) };
    },
    // What was seen before a person went to mend it is compared when they come back.
    gcTime: KEPT_MS,
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
