import { queryOptions, useQueries } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';

const providerQuery = (project: string, name: string) =>
  queryOptions({
    queryKey: [project, 'providers', name],
    queryFn: ({ signal }) => projectClient(project).providers.get(name, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Says what people call these providers. Until the catalogue has answered, it says their keys. */
export function useProviderTitles(names: readonly string[]): (name: string) => string {
  const project = useProject();
  const asked = [...new Set(names)].filter((name) => name !== '');
  const answers = useQueries({ queries: asked.map((name) => providerQuery(project, name)) });
  return (name) => answers[asked.indexOf(name)]?.data?.displayName || name;
}
