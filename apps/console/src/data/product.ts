import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from './my-info.ts';

/** What customers call the product of this project. */
export function useProductName(): string {
  const current = useProject();
  const { data } = useQuery(myInfoQuery);
  const roles = Object.values(data?.projectRoles ?? {});
  return (
    roles.find(({ project }) => [project.id, project.name].includes(current))?.project.appName ?? current
  );
}
