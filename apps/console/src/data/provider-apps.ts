import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/** The applications at providers: the builder's own, then those of customers. */
export const providerAppsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'provider-apps'],
    queryFn: async ({ signal }) => {
      const { providerApps } = projectClient(project);
      const lists = [providerApps.list({}, { signal }), providerApps.list({ owner: 'group' }, { signal })];
      return (await Promise.all(lists.map(every))).flat();
    },
  });
