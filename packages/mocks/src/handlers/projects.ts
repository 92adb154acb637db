import type { Answers } from '../answers.ts';
import { withoutEntitlements } from '../projects.ts';

/** Answers the endpoints of projects as the service does. */
export const projects = {
  listProjects: ({ caller }) => [withoutEntitlements(caller.project)],

  getProject({ caller: { project }, query }) {
    if (!query.includeEntitlements) return withoutEntitlements(project);
    const { entitlements = { brandingRemoval: { value: true }, logRetentionDays: { value: 90 } } } = project;
    return { ...project, entitlements };
  },
} satisfies Partial<Answers>;
