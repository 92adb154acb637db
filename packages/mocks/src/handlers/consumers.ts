import type { Answers } from '../answers.ts';
import { nameConsumers } from '../owners.ts';

/** Answers the endpoint of consumers as the service does. */
export const consumers = {
  createConsumer({ store, caller, body }) {
    nameConsumers(store, caller.project.id, body);
    return undefined;
  },
} satisfies Partial<Answers>;
