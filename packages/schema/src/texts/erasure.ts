import type { ResourceTexts } from './operation-text.ts';

const erased = { consumers: 1, connections: 1, installations: 1, operations: 12, events: 3 };

export const erasureTexts = {
  tag: 'Erasing personal data',
  description:
    'Removes what is stored about a group or a person. What was delivered already stays with its receiver.',
  operations: {
    eraseGroup: {
      summary: 'Erase a group',
      description:
        'Removes its people, connections, installations, operations, events and deliveries. Before that, it removes what the installations have set up at their providers, and waits for that at most 30 seconds; the audit log names what is left there. This cannot be undone. No event tells of it. A repeated call erases nothing more. Writes an entry to the audit log that does not name the group. `Dowel-Warning: not_revoked;count=1` says that the tokens of a connection were to be revoked, and still work at the provider.',
      answer: erased,
    },
    eraseConsumer: {
      summary: 'Erase a person',
      description:
        'Removes the consumer with their connections, and what is kept about them. It is refused while an installation uses one of these connections. Writes an entry to the audit log that does not name the person.',
      answer: { ...erased, installations: 0 },
    },
  },
} satisfies ResourceTexts;
