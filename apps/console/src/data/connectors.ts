import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { every } from './every.ts';

/** What can be done with each provider, those in use first. */
export const connectorsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'connectors'],
    queryFn: ({ signal }) => projectClient(project).providers.connectors({ signal }),
    staleTime: 60_000,
  });

/** How a provider is read and written. */
export const connectorQuery = (project: string, provider: string) =>
  queryOptions({
    queryKey: [project, 'connectors', provider],
    queryFn: ({ signal }) => projectClient(project).providers.getConnector(provider, {}, { signal }),
    retry: false,
  });

/** All that is deployed for a provider, however many integrations there are. */
export const overviewsOfProviderQuery = (project: string, provider: string) =>
  queryOptions({
    queryKey: [project, 'integrations', 'overviews', provider],
    queryFn: async ({ signal }) => {
      const all = await every(projectClient(project).integrations.overviews({ pageSize: 1000 }, { signal }));
      return all.filter((one) => one.provider === provider);
    },
  });
