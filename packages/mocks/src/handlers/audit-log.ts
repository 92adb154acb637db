import { auditActions, unknownFilter } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { invalidInput } from '../mock-problem.ts';

/** Answers the audit log of a project as the service does. The mocks record nothing in it. */
export const auditLog = {
  listAuditLog({ store, caller, query: { action, actor } }) {
    const found = store.auditEntries
      .filter(({ projectId }) => projectId === caller.project.id)
      .filter((entry) => (action ?? entry.action) === entry.action && (actor ?? entry.actor) === entry.actor);
    if (action !== undefined && found.length === 0 && !auditActions.includes(action))
      throw invalidInput(unknownFilter('action', action, auditActions));
    return found.reverse();
  },
} satisfies Partial<Answers>;
