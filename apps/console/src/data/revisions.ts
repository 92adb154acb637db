import { queryOptions, useQuery } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';
import { apiKeysQuery } from './api-keys.ts';
import { every } from './every.ts';
import { pagedQuery } from './page.ts';
import { useMakers } from './people.ts';
import { useMay } from './project.ts';

/** What is deployed, and how often it is installed. */
export const overviewsQuery = (project: string) =>
  pagedQuery([project, 'integrations', 'overviews'], (page, options) =>
    projectClient(project).integrations.overviews(page, options),
  );

/** All that is deployed for a provider, however many integrations there are. */
export const overviewsOfProviderQuery = (project: string, provider: string) =>
  queryOptions({
    queryKey: [project, 'integrations', 'overviews', provider],
    queryFn: async ({ signal }) => {
      const all = await every(projectClient(project).integrations.overviews({ pageSize: 1000 }, { signal }));
      return all.filter((one) => one.provider === provider);
    },
  });

export const integrationQuery = (project: string, integrationIdOrName: string) =>
  queryOptions({
    queryKey: [project, 'integrations', 'one', integrationIdOrName],
    queryFn: ({ signal }) => projectClient(project).integrations.get(integrationIdOrName, { signal }),
  });

/** The revisions of an integration, the newest first. */
export const revisionsQuery = (project: string, integrationId: string) =>
  pagedQuery([project, 'integrations', 'revisions', integrationId], (page, options) =>
    projectClient(project).integrations.revisions(integrationId, page, options),
  );

/** A revision with its content. It never changes. */
export const revisionQuery = (project: string, integrationId: string, revisionId: string) =>
  queryOptions({
    queryKey: [project, 'revision', integrationId, revisionId],
    queryFn: ({ signal }) =>
      projectClient(project).integrations.revision(integrationId, revisionId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The name of a key may have 255 characters. */
const LONGEST = 32;

/** Says who deployed something: a person, or a key by its name if one may see keys. Nothing until it is known. */
export function useAuthors(): (createdBy: string | undefined) => string {
  const makerOf = useMakers();
  const { data: keys, isLoading } = useQuery({ ...apiKeysQuery(useProject()), enabled: useMay().change });
  return (createdBy = '') => {
    const id = createdBy.replace(/^api-key:/, '');
    if (createdBy.startsWith('system:')) return 'Dowel';
    if (id === createdBy) return makerOf(createdBy);
    if (isLoading) return 'a key';
    const label = keys?.find((key) => key.id === id)?.label || `key …${id.slice(-8)}`;
    return label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label;
  };
}
