import { projectNameTakenProblem, updatableMembers } from '@dowel/schema/rules';
import { assertOwnOrg, membershipOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { buildProject } from '../builders/projects.ts';
import { MockProblem } from '../mock-problem.ts';
import { withoutEntitlements } from '../projects.ts';
import { removeProject } from '../remove-project.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** Answers the endpoints of projects as the service does. */
export const projects = {
  listProjects({ store, caller }) {
    if (caller.kind !== 'builder') return [withoutEntitlements(caller.project)];
    const orgId = membershipOf(store, caller.builderId)?.orgId;
    return store.projects.filter((project) => project.orgId === orgId).map(withoutEntitlements);
  },

  createProject(call) {
    const { store, body } = call;
    const { orgId } = assertOwnOrg(call, body.orgId);
    const name = body.name.toLowerCase();
    if (store.projects.some((other) => other.name === name)) {
      throw new MockProblem('name_taken', projectNameTakenProblem(name));
    }
    const project = buildProject({
      id: store.newId(),
      name,
      appName: body.appName,
      orgId,
      createTime: store.timestamp(),
    });
    store.projects.push(project);
    return project;
  },

  getProject({ caller: { project }, query }) {
    if (!query.includeEntitlements) return withoutEntitlements(project);
    const { entitlements = { brandingRemoval: { value: true }, logRetentionDays: { value: 90 } } } = project;
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
