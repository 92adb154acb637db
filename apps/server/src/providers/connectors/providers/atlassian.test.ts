import { describe, expect, it } from 'vitest';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';

const OBJECTS = { issues: 'summary', projects: 'name', users: 'displayName' };

const receiver = receiverOfEachTest();

/** An installation over a site that has three records of each object. */
const startInstalled = () =>
  startReadingSimulated('atlassian', receiver, {
    seeded: eachOf(Object.keys(OBJECTS)),
    objects: OBJECTS,
    write: Object.keys(OBJECTS),
    writing: {},
    inputs: { workspace: 'acme' },
  });

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
    const byKey = await write('issues', 'update', { id: `DOW-${id}`, labels: ['wet'] });
    const refused = await write('issues', 'create', { ...issue, customfield_9: 'x' });
    const project = await write('projects', 'create', { key: 'NEW', name: 'New' });

    expect(changed.body.result).toMatchObject({ success: true, recordId: id });
    expect(byKey.body.result).toMatchObject({ success: true, recordId: id });
    expect((await recordsOf('issues')).at(-1)).toMatchObject({
      id,
      values: { summary: 'Roof', labels: ['wet'] },
    });
    expect(JSON.stringify(refused.body)).toContain("Field 'customfield_9' cannot be set.");
    expect(project.body.result).toMatchObject({ success: true });
    expect((await recordsOf('projects')).at(-1).values).toMatchObject({ key: 'NEW' });
  });
});
