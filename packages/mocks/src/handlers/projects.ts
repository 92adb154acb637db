import { projectNameTakenProblem, updatableMembers } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { removeProject } from '../remove-project.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** Answers the endpoints of projects as the service does. */
export const projects = {
  listProjects({ caller }) {
    return [withoutEntitlements(caller.project)];
  },

  getProject({ caller: { project }, query }) {
    if (!query.includeEntitlements) return withoutEntitlements(project);
    const { entitlements = { brandingRemoval: { value: true } } } = project;
    return { ...project, entitlements };
  },

  updateProject({ store, caller: { project }, body }) {
    const masked = applyUpdateMask(body.updateMask, body.project, updatableMembers.project);
    const name = masked.name?.toLowerCase();
    if (store.projects.some((other) => other !== project && other.name === name)) {
      throw new MockProblem('name_taken', projectNameTakenProblem(name ?? ''));
    }
    const origins = masked.embeddingOrigins && [...new Set(masked.embeddingOrigins)];
    Object.assign(project, masked, name !== undefined && { name }, origins && { embeddingOrigins: origins }, {
      updateTime: store.timestamp(),
    });
    return withoutEntitlements(project);
  },

  deleteProject({ store, caller: { project } }) {
    removeProject(store, project.id);
    return undefined;
  },
} satisfies Partial<Answers>;

function withoutEntitlements<P extends { entitlements?: unknown }>({ entitlements: _, ...project }: P) {
  return project;
}
