import type { ProviderApp } from '@dowel/schema';
import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/** The applications at providers: the builder's own, then those of customers. */
export const providerAppsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'provider-apps'],
    queryFn: async ({ signal }) => {
      const apps = await every(projectClient(project).providerApps.list({ owner: 'all' }, { signal }));
      return [...apps.filter(isOurs), ...apps.filter((app) => !isOurs(app))];
    },
  });

const isOurs = ({ groupRef }: ProviderApp) => groupRef === undefined;
