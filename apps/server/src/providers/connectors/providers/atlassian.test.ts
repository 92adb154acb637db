import { describe, expect, it } from 'vitest';
import { installSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';

/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');
const FIVE_MINUTES_MS = 5 * 60_000;
const OBJECTS = { issues: 'summary', projects: 'name', users: 'displayName' };

const receiver = receiverOfEachTest();

/** An installation over a site that has had three records of each object for some minutes. */
async function startInstalled() {
  const server = await startSimulated('atlassian', {
    origins: ['https://api.atlassian.com', 'https://auth.atlassian.com'],
    inputs: { workspace: 'acme' },
    now: NOW,
  });
  const { atProvider } = server;
  await atProvider('PUT', '/quirks', { now: NOW.getTime() - FIVE_MINUTES_MS });
  for (const name of Object.keys(OBJECTS)) await atProvider('POST', `/objects/${name}/records`, { count: 3 });
  await atProvider('PUT', '/quirks', { now: NOW.getTime() });
  const read = Object.entries(OBJECTS).map(([objectName, fieldName]) => ({
    objectName,
    requiredFields: [{ fieldName, mapToName: 'title' }],
    backfill: { defaultPeriod: { fullHistory: true } },
  }));
  const actions = { provider: 'atlassian', read, write: Object.keys(OBJECTS), writing: {} };
  const installed = await installSimulated(server, receiver, actions);
  return {
    ...server,
    ...installed,
    recordsOf: async (objectName: string) =>
      (await atProvider('GET', `/objects/${objectName}/records`)).records,
  };
}

describe('the connector of Jira', () => {
  it('describes the fields with custom ones, and rich text as what it is', async () => {
    const { request, base } = await startInstalled();

    const { body } = await request('GET', `${base}/objects/issues/metadata?groupRef=acme`);

    expect(body.fields).toMatchObject({
      summary: { valueType: 'string', isCustom: false },
      description: { valueType: 'other' },
      customfield_10002: { displayName: 'Story points', valueType: 'float', isCustom: true },
      key: { readOnly: true },
      updated: { valueType: 'datetime' },
    });
  });

  it('writes issues and projects, and says which field was refused', async () => {
    const { write, recordsOf } = await startInstalled();
    const issue = { summary: 'Roof', project: { key: 'DOW' }, issuetype: { name: 'Task' } };

    const made = await write('issues', 'create', issue);
    const id = made.body.result.recordId;
    const changed = await write('issues', 'update', { id, labels: ['wet'] });
    const refused = await write('issues', 'create', { ...issue, customfield_9: 'x' });
    const project = await write('projects', 'create', { key: 'NEW', name: 'New' });

    expect(changed.body.result).toMatchObject({ success: true, recordId: id });
    expect((await recordsOf('issues')).at(-1)).toMatchObject({
      id,
      values: { summary: 'Roof', labels: ['wet'] },
    });
    expect(JSON.stringify(refused.body)).toContain("Field 'customfield_9' cannot be set.");
    expect(project.body.result).toMatchObject({ success: true });
    expect((await recordsOf('projects')).at(-1).values).toMatchObject({ key: 'NEW' });
  });
});
