import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** The builder's own applications at providers. */
export const providerAppsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'provider-apps'],
    queryFn: async ({ signal }) => [...(await projectClient(project).providerApps.list({}, { signal }))],
  });
