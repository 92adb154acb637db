import type { ListIssuesQuery } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

const MINUTE_MS = 60_000;

/** What does not work, one issue for each cause; first what needs the builder. */
export const issuesQuery = (project: string, query: ListIssuesQuery = {}) =>
  queryOptions({
    queryKey: [project, 'issues', query],
    queryFn: async ({ signal }) => {
      const { data, response } = await projectClient(project).issues.list(query, { signal }).withResponse();
      // The server lists at most 500 of a kind, and says so.
      return { issues: data, isCut: response.headers.has('Dowel-Warning') };
    },
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
