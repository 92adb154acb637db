import { queryOptions, useQuery } from '@tanstack/react-query';
import { projectClient, useProject } from '../app/project.ts';
import { myInfoQuery } from './my-info.ts';

/** The settings of a project. */
export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'project'],
    queryFn: ({ signal }) => projectClient(project).projects.get({}, { signal }),
  });

/** What the person may do here. Nothing, until it is known. */
export function useMay(): { change: boolean; help: boolean; own: boolean } {
  const project = useProject();
  const { data } = useQuery(myInfoQuery);
  const roles = Object.values(data?.projectRoles ?? {});
  const here = roles.find((one) => [one.project.name, one.project.id].includes(project));
  const change = here?.role === 'owner' || here?.role === 'member';
  return {
    change,
    help: change || here?.role === 'support',
    own: data?.orgRole?.role === 'owner',
  };
}
