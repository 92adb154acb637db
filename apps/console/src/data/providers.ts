import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';

const providerQuery = (project: string, name: string) =>
  queryOptions({
    queryKey: [project, 'providers', name],
    queryFn: ({ signal }) => projectClient(project).providers.get(name, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What people call some providers. Those that the catalogue does not know, or did not tell, are asked for again later. */
const titlesQuery = (project: string, names: readonly string[]) =>
  queryOptions({
    queryKey: [project, 'providers', names],
    queryFn: async ({ client }) => {
      const asked = names.map((name) => client.ensureQueryData(providerQuery(project, name)));
      const answers = await Promise.allSettled(asked);
      return new Map(
        answers.flatMap((answer, index) =>
          answer.status === 'fulfilled' ? [[names[index], answer.value.displayName]] : [],
        ),
      );
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Says what people call these providers. Until the catalogue has answered, nobody reads a key that customers never see. */
export function useProviderTitles(names: readonly string[]): (name: string) => string {
  const asked = [...new Set(names)].filter((name) => name !== '').sort();
  const { data, isPlaceholderData, isError } = useQuery(titlesQuery(useProject(), asked));
  const isKnown = isError || (data !== undefined && !isPlaceholderData);
  return (name) => data?.get(name) || (isKnown || name === '' ? name : 'the provider');
}
