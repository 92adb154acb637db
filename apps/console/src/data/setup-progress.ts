import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** How far a new project has come. */
export const setupProgressQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'setup-progress'],
    queryFn: ({ signal }) => projectClient(project).projects.setupProgress({ signal }),
  });
