import type { Answers } from '../answers.ts';
import { upsertGroup } from '../owners.ts';

/** Answers the endpoint of groups as the service does. */
export const groups = {
  createGroup({ store, caller, body }) {
    upsertGroup(store, caller.project.id, body);
    return undefined;
  },
} satisfies Partial<Answers>;
