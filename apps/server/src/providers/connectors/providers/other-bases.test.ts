import { expect, it } from 'vitest';
import { startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';

const receiver = receiverOfEachTest();

const lists = [
  {
    provider: 'hubspot',
    objectName: 'marketing/emails',
    path: '/marketing/emails/2026-09',
    written: 'contacts',
  },
  {
    provider: 'atlassian',
    objectName: 'boards',
    path: '/rest/agile/1.0/board',
    written: 'issues',
    inputs: { workspace: 'acme' },
  },
];

// A manifest may name an object in another form.
const otherForms = ['marketing-emails', 'Board'];
const inOtherForms = lists.flatMap((list, index) => [list, { ...list, objectName: otherForms[index] ?? '' }]);

it.each(inOtherForms)(
  '$objectName of $provider are read at another base URL than the rest',
  async ({ provider, objectName, path, written, ...simulated }) => {
    const { runJobs, arrived } = await startReadingSimulated(provider, receiver, {
      ...simulated,
      seeded: { [path]: 3 },
      objects: { [objectName]: 'name' },
      mapToName: 'title',
      write: [written],
      writing: {},
      quirks: {},
    });

    await runJobs();

    const titles = arrived(objectName).map(({ mappedFields }) => mappedFields.title);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toMatch(/ 1$/);
  },
);
