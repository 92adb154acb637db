import { expect, it } from 'vitest';
import { installSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';

const NOW = new Date('2026-03-01T12:10:00Z');

const receiver = receiverOfEachTest();

const lists = [
  {
    provider: 'hubspot',
    objectName: 'marketing/emails',
    path: '/marketing/emails/2026-09',
    written: 'contacts',
    origins: ['https://api.hubapi.com', 'https://app.hubspot.com'],
  },
  {
    provider: 'atlassian',
    objectName: 'boards',
    path: '/rest/agile/1.0/board',
    written: 'issues',
    origins: ['https://api.atlassian.com', 'https://auth.atlassian.com'],
    inputs: { workspace: 'acme' },
  },
];

// A manifest may name an object in another form.
const otherForms = ['marketing-emails', 'Board'];
const inOtherForms = lists.flatMap((list, index) => [list, { ...list, objectName: otherForms[index] ?? '' }]);

it.each(inOtherForms)(
  '$objectName of $provider are read at another base URL than the rest',
  async ({ provider, objectName, path, written, ...simulated }) => {
    const server = await startSimulated(provider, { ...simulated, now: NOW });
    await server.atProvider('PUT', '/quirks', { now: NOW.getTime() });
    await server.atProvider('POST', `/objects/${encodeURIComponent(path)}/records`, { count: 3 });
    const name = { fieldName: 'name', mapToName: 'title' };
    const backfill = { defaultPeriod: { fullHistory: true } };
    const { arrived } = await installSimulated(server, receiver, {
      provider,
      read: [{ objectName, requiredFields: [name], backfill }],
      write: [written],
      writing: {},
    });

    await server.runJobs();

    const titles = arrived(objectName).map(({ mappedFields }) => mappedFields.title);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toMatch(/ 1$/);
  },
);
