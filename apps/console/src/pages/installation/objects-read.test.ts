import { expect, it } from 'vitest';
import { objectsRead } from './objects-read.ts';

it('names the objects of the config, and those that are read for everybody', () => {
  const own = { destination: 'd', schedule: '0 * * * *' };
  const always = { ...own, enabled: 'always' } as const;
  const objects = [
    { ...always, objectName: 'contacts' },
    { ...always, objectName: 'deal', mapToName: 'deals' },
    { ...own, objectName: 'notes' },
    { ...always, objectName: 'tasks' },
  ];

  const names = objectsRead({ contacts: {}, deals: {} }, { name: 'n', provider: 'p', read: { objects } });

  expect(names).toEqual(['contacts', 'deals', 'tasks']);
});
