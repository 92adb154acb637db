import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How the installations of each integration fare, and whether the server keeps up. */
export const healthQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'health'],
    queryFn: ({ signal }) => projectClient(project).projects.health({ signal }),
    // No change says that something is late.
    refetchInterval: 30_000,
  });
