import type { Answers } from '../answers.ts';

/** Answers the endpoints of projects as the service does. */
export const projects = {
  listProjects: ({ caller }) => [withoutEntitlements(caller.project)],

  getProject({ caller: { project }, query }) {
    if (!query.includeEntitlements) return withoutEntitlements(project);
    const { entitlements = { brandingRemoval: { value: true }, logRetentionDays: { value: 90 } } } = project;
    return { ...project, entitlements };
  },
} satisfies Partial<Answers>;

/** A project as answers show it unless the plan is asked for. */
function withoutEntitlements<P extends { entitlements?: unknown }>({ entitlements: _, ...project }: P) {
  return project;
}
