import type { Answers } from '../answers.ts';

/** Answers the audit log of a project as the service does. The mocks record nothing in it. */
export const auditLog = {
  listAuditLog: ({ store, caller, query: { action, actor } }) =>
    store.auditEntries
      .filter(({ projectId }) => projectId === caller.project.id)
      .filter((entry) => (action ?? entry.action) === entry.action && (actor ?? entry.actor) === entry.actor)
      .reverse(),
} satisfies Partial<Answers>;
