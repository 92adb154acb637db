import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { restConnector } from '../rest-connector.ts';
import { notion } from './notion.ts';

/** A data source of the simulator, which is the only one of its database. */
const TASKS = '5b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6';
const TASKS_DATABASE = '7e3f9b10-2c4d-4e5f-8a6b-1c2d3e4f5a6b';
/** Two data sources of one database. */
const CONTACTS = '0c9e7a54-6b1f-4d2e-8a3c-b4d5e6f70819';
const LEADS = '3d8f6a21-9c0b-4e7d-b5a4-c6d7e8f90a1b';
const PEOPLE_DATABASE = '91a2b3c4-d5e6-4f70-9182-a3b4c5d6e7f8';
const NAME = "$['Name']['title']['0']['plain_text']";
const OBJECTS = { [TASKS]: NAME, pages: 'url', users: 'name' };

const receiver = receiverOfEachTest();

const text = (content: string) => [{ text: { content } }];

/** An installation over an account that has three records of each object. */
const startInstalled = (objects: Readonly<Record<string, string>> = OBJECTS) =>
  startReadingSimulated('notion', receiver, {
    seeded: { ...eachOf(Object.keys(OBJECTS)), data_sources: 4 },
    objects,
    mapToName: 'title',
    write: [...new Set([...Object.keys(objects), TASKS, 'rows', 'pages', 'databases', 'data_sources'])],
  });

it.each(['page.locked', 'page.unlocked'])('an event %s of Notion is a change of its page', (type) => {
  const event = { id: 'e', type, workspace_id: 'w', entity: { id: 'p', type: 'page' }, data: {} };

  const read = restConnector(notion).events?.read(JSON.stringify(event), new Headers());

  expect(read).toMatchObject([{ meaning: 'page.properties_updated', recordId: 'p' }]);
});

describe('the connector of Notion', () => {
  it('goes on behind the rows at which one question ends, in full reads and in later ones', async () => {
    const { runJobs, arrived, atProvider, nextScheduled, set } = await startInstalled({ [TASKS]: 'Name' });
    await atProvider('POST', `/objects/${TASKS}/records`, { count: 8, everyMs: 60_000 });
    const cap = { resultCap: 5 };
    await set(cap);

    await runJobs();
    const first = new Set(arrived(TASKS).map(({ raw }) => raw.id));
    for (const id of first) {
      await atProvider('PATCH', `/objects/${TASKS}/records/${id}`, { values: { Name: text('Again') } });
    }
    await nextScheduled(cap);

    expect(first.size).toBe(11);
    expect(new Set(arrived(TASKS).map(({ raw }) => raw.id))).toEqual(first);
  });

  inFull('reads and writes the rows of every data source, and says which one is gone', async () => {
    const world = await startInstalled({ rows: 'dataSource' });
    const { runJobs, nextScheduled, arrived, recordsOf, atProvider, request, base, installation, write } =
      world;
    await atProvider('POST', `/objects/${CONTACTS}/records`, { count: 2 });
    await atProvider('POST', `/objects/${LEADS}/records`, { count: 1 });
    const dataSources = () => arrived('rows').map(({ mappedFields }) => mappedFields.title);

    await runJobs();
    // These are more calls than Notion allows at once.
    world.advanceClock(10_000);
    await runJobs();
    const first = dataSources();
    const [operation] = (await request('GET', `${base}/installations/${installation.id}/operations`)).body
      .results;
    const logs = (await request('GET', `${world.projectPath}/operations/${operation.id}/logs`)).body;
    await nextScheduled();
    const unchanged = dataSources();
    const record = { dataSource: CONTACTS, 'Full name': { title: text('Ada') } };
    const created = await write('rows', 'create', record);
    await nextScheduled();

    expect([first.toSorted(), unchanged]).toEqual([[CONTACTS, CONTACTS, LEADS, TASKS, TASKS, TASKS], []]);
    // The simulator lists a fourth data source, whose rows it does not have.
    expect(logs.at(-1).message.details).toMatchObject({ parentsRead: '3', parentsGone: '1' });
    expect(created.body.result).toMatchObject({ success: true });
    expect((await recordsOf(CONTACTS)).at(-1).values).toMatchObject({ 'Full name': 'Ada' });
    expect(dataSources()).toEqual([CONTACTS]);
  });

  it('still reads, describes and writes an object that is named by the id of its database', async () => {
    const { runJobs, nextScheduled, arrived, recordsOf, atProvider, request, base, write } =
      await startInstalled({ [TASKS_DATABASE]: NAME });

    await runJobs();
    const first = arrived(TASKS_DATABASE).length;
    const [{ id }] = await recordsOf(TASKS);
    await atProvider('PATCH', `/objects/${TASKS}/records/${id}`, { values: { Name: 'Renamed' } });
    await nextScheduled();
    const { body } = await request('GET', `${base}/objects/${TASKS_DATABASE}/metadata?groupRef=acme`);
    const made = await write(TASKS_DATABASE, 'create', { Name: { title: text('Plan') } });

    expect(first).toBe(3);
    expect(arrived(TASKS_DATABASE)).toMatchObject([{ raw: { id }, mappedFields: { title: 'Renamed' } }]);
    expect(body.fields).toMatchObject({
      Name: { providerType: 'title', valueType: 'other' },
      Due: { providerType: 'date' },
      last_edited_time: { valueType: 'datetime', readOnly: true },
    });
    expect(made.body.result).toMatchObject({ success: true });
    expect((await recordsOf(TASKS)).at(-1).values).toMatchObject({ Name: 'Plan' });
  });

  it('says which lists there are now, if the database of an object has several', async () => {
    const world = await startInstalled({ [PEOPLE_DATABASE]: NAME });
    const { runJobs, arrived, request, base, installation, write } = world;

    await runJobs();
    const [read] = (await request('GET', `${base}/installations/${installation.id}/operations`)).body.results;
    const logs = (await request('GET', `${world.projectPath}/operations/${read.id}/logs`)).body;
    const refused = await write(PEOPLE_DATABASE, 'create', { Name: { title: text('Ada') } });

    expect([read.status, arrived(PEOPLE_DATABASE)]).toEqual(['failure', []]);
    for (const told of [logs.results ?? logs, refused.body].map((one) => JSON.stringify(one))) {
      expect(told).toContain(CONTACTS);
      expect(told).toContain(LEADS);
    }
  });

  inFull('reads databases by their own ids, and each of their data sources', async () => {
    const { runJobs, arrived } = await startInstalled({ databases: 'title', data_sources: 'title' });

    await runJobs();

    const idsOf = (name: string) => arrived(name).map(({ raw }) => raw.parent.database_id);
    expect(idsOf('data_sources')).toHaveLength(4);
    expect(idsOf('databases').filter((id) => id === PEOPLE_DATABASE)).toHaveLength(2);
    expect(arrived('databases').at(0).mappedFields).toEqual({ title: expect.anything() });
  });

  inFull(
    'writes rows by their properties, and pages and databases as they are sent, and archives what is deleted',
    async () => {
      const { write, recordsOf } = await startInstalled();

      const made = await write(TASKS, 'create', { Name: { title: text('Plan') }, Estimate: { number: 3 } });
      const id = made.body.result.recordId;
      await write(TASKS, 'update', { id, Status: { select: { name: 'Done' } } });
      const refused = await write(TASKS, 'update', { id, Size: { number: 1 } });
      const row = async () => (await recordsOf(TASKS)).find((one: { id: string }) => one.id === id);
      const changed = await row();
      const removed = await write(TASKS, 'delete', { id });

      expect(changed.values).toMatchObject({ Name: 'Plan', Estimate: 3, Status: 'Done' });
      expect(JSON.stringify(refused.body)).toContain('Size is not a property that exists');
      expect(removed.body.result).toMatchObject({ success: true });
      expect(await row()).toMatchObject({ isDeleted: true });

      const [{ id: above }] = await recordsOf('pages');

      const page = await write('pages', 'create', {
        parent: { page_id: above },
        properties: { title: { title: text('Below') } },
      });
      const database = await write('databases', 'create', {
        parent: { page_id: above },
        title: text('Ideas'),
        properties: { Name: { title: {} } },
      });
      const renamed = await write('databases', 'update', {
        id: database.body.result.recordId,
        title: text('Plans'),
      });

      expect(page.body.result).toMatchObject({ success: true, data: { object: 'page' } });
      expect((await recordsOf('pages')).at(-1).values).toEqual({ title: 'Below' });
      expect(renamed.body.result).toMatchObject({ success: true });
      expect((await recordsOf('databases')).at(-1).values).toMatchObject({ title: 'Plans' });

      const more = { title: text('More'), properties: { Name: { title: {} } } };
      const parent = { database_id: database.body.result.recordId };
      const dataSource = await write('data_sources', 'create', { parent, ...more });
      const gone = await write('data_sources', 'delete', { id: dataSource.body.result.recordId });
      expect([dataSource.body.result.data.object, gone.body.result.success]).toEqual(['data_source', true]);
    },
  );
});
