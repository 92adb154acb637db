import { useProject } from '../app/project.ts';
import { useRoleHere } from './project.ts';

/** What customers call the product of this project. */
export function useProductName(): string {
  const current = useProject();
  return useRoleHere()?.project.appName ?? current;
}
