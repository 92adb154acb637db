import { queryOptions, useQuery } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';
import { myInfoQuery } from './my-info.ts';

/** The settings of a project. */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'project'],
    queryFn: ({ signal }) => projectClient(project).projects.get({}, { signal }),
  });

/** The project in the address, by its name or id, and the person's role in it. Undefined until it is known. */
export function useRoleHere() {
  const current = useProject().toLowerCase();
  const { data } = useQuery(myInfoQuery);
  const roles = Object.values(data?.projectRoles ?? {});
  return roles.find(({ project }) => [project.name, project.id].includes(current));
}

/** What the person may do here. Nothing, until it is known: then `isNarrow` says whether it is less than everything. */
export function useMay(): { change: boolean; help: boolean; own: boolean; isNarrow: boolean } {
  const { data } = useQuery(myInfoQuery);
  const here = useRoleHere();
  const change = here?.role === 'owner' || here?.role === 'member';
  return {
    change,
    help: change || here?.role === 'support',
    isNarrow: !!data && !change,
    own: data?.orgRole?.role === 'owner',
  };
}
