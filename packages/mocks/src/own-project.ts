import { projectNotFoundProblem } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';

/**
 * Checks that a request names no other project than that of its key or token.
 * @throws {MockProblem} `project_not_found`
 */
export function assertOwnProject({ project }: Principal, idOrName: string | undefined): void {
  const wanted = idOrName?.toLowerCase();
  if (wanted === undefined || wanted === project.id || wanted === project.name) return;
  throw new MockProblem('project_not_found', projectNotFoundProblem());
}
