import { notAnInboxProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { findDestination } from './destinations.ts';

const defaultPageSize = 100;

/** Answers the messages of inboxes as the service does. Records that were read and test events come there. */
export const inbox = {
  listInboxMessages(call) {
    const { id, name, type } = findDestination(call, call.params.destination);
    if (type !== 'inbox') throw new MockProblem('not_an_inbox', notAnInboxProblem(name, type));
    const { after = 0, pageSize = defaultPageSize } = call.query;
    const results = (call.store.inboxMessages[id] ?? [])
      .filter(({ position }) => position > after)
      .slice(0, pageSize);
    return { results, nextAfter: results.at(-1)?.position ?? after };
  },
} satisfies Partial<Answers>;
