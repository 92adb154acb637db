import { membershipOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { withoutEntitlements } from '../projects.ts';

/** Answers the endpoints of projects as the service does. */
export const projects = {
  listProjects({ store, caller }) {
    if (caller.kind !== 'builder') return [withoutEntitlements(caller.project)];
    const orgId = membershipOf(store, caller.builderId)?.orgId;
    return store.projects.filter((project) => project.orgId === orgId).map(withoutEntitlements);
  },

  getProject({ caller: { project }, query }) {
    if (!query.includeEntitlements) return withoutEntitlements(project);
    const { entitlements = { brandingRemoval: { value: true }, logRetentionDays: { value: 90 } } } = project;
    return { ...project, entitlements };
  },
} satisfies Partial<Answers>;
