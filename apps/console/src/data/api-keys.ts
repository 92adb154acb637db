import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/** The keys of a project. A page is told only their beginnings and ends. */
export const apiKeysQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'api-keys'],
    queryFn: ({ signal }) => every(projectClient(project).apiKeys.list({}, { signal })),
  });
