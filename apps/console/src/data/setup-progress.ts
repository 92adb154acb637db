import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How far a new project has come. Asked for every 5 seconds until the first record has arrived. */
export const setupProgressQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'setup-progress'],
    queryFn: ({ signal }) => projectClient(project).projects.setupProgress({ signal }),
    refetchInterval: ({ state }) => (state.data?.isComplete ? false : 5_000),
  });
