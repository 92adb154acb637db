import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/** The builder's own applications at providers. */
export const providerAppsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'provider-apps'],
    queryFn: ({ signal }) => every(projectClient(project).providerApps.list({}, { signal })),
  });
