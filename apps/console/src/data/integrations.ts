import { queryOptions, useQuery } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';

/** What is deployed. Names stand in for ids everywhere, so it is kept for a minute. */
export const integrationsQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'integrations'],
    queryFn: async ({ signal }) => [...(await projectClient(project).integrations.list({}, { signal }))],
    staleTime: 60_000,
  });

/** Says the name of an integration and of its provider by its id. Until they are there, the id is said. */
export function useIntegrationNames(): (id: string) => { name: string; provider: string } {
  const { data } = useQuery(integrationsQuery(useProject()));
  return (id) => {
    const found = data?.find((one) => one.id === id || one.name === id);
    const content = found?.latestRevision?.content;
    return { name: content?.displayName ?? found?.name ?? id, provider: content?.provider ?? '' };
  };
}
