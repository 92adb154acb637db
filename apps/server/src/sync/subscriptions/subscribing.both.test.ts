import { exampleMessages, type Log, type Operation } from '@dowel/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inboundEvents } from '../../platform/db/tables.ts';
import { startSubscribing } from './subscribing.fixture.ts';

describe('subscribing to the records of a customer', () => {
  it('tells of a later change of a record after the earlier one, if the destination asks for order', async () => {
    const world = await startSubscribing();
    const ordered = { updateMask: ['ordering'], destination: { ordering: 'record' } };
    await world.request('PATCH', `${world.projectPath}/destinations/receiver`, ordered);
    world.receiver.answers((response, number) => response.writeHead(number === 1 ? 422 : 204).end());

    const id = await world.createContact({ last_name: 'Lovelace', email: 'ada@x.example' });
    await world.gate.knocked(1);
    await world.runJobs();
    await world.changeContact(id, { email: 'countess@x.example' });
    await world.gate.knocked(2);
    await world.runJobs();
    const before = world.messages().length;
    world.advanceClock(7_000);
    await world.runJobs();

    expect(before).toBe(1);
    const kinds = world.messages().map(({ result }) => result?.[0]?.subscribeEventType);
    expect(kinds).toEqual(['create', 'create', 'update']);
  });

  // @holds S9
  it('delivers what is created, changed and deleted, with the fields and mappings of the read object', async () => {
    const world = await startSubscribing();
    const [webhook, ...others] = await world.webhooks();
    const { integrationId, installation, project } = world;

    const id = await world.createContact({ last_name: 'Lovelace', email: 'ada@x.example', job_title: 'CTO' });
    await world.gate.knocked(1);
    await world.runJobs();
    await world.changeContact(id, { email: 'countess@x.example' });
    await world.gate.knocked(2);
    await world.runJobs();
    await world.deleteContact(id);
    await world.gate.knocked(3);
    await world.runJobs();

    expect(others).toEqual([]);
    expect(webhook?.events).toEqual(['contacts.created', 'contacts.deleted', 'contacts.updated']);
    expect(webhook?.url).toContain(
      `/hooks/v1/projects/${project.id}/integrations/${integrationId}/installations/${installation.id}`,
    );
    const messages = world.messages();
    expect(messages).toHaveLength(3);
    expect(messages[0]).toMatchObject({
      action: 'subscribe',
      provider: 'sandboxApiKey',
      groupRef: 'acme',
      installationId: installation.id,
      objectName: 'person',
      rawObjectName: 'contacts',
      resultInfo: { type: 'inline', numRecords: 1 },
    });
    // What tests, mocks and guides show is what is sent.
    const example = exampleMessages.subscribe;
    expect(Object.keys(messages[1] ?? {}).sort()).toEqual(Object.keys(example).sort());
    expect(Object.keys(messages[1]?.result?.[0] ?? {}).sort()).toEqual(
      Object.keys(example.result?.[0] ?? {}).sort(),
    );
    expect(messages.map(({ result }) => result)).toMatchObject([
      [
        {
          subscribeEventType: 'create',
          providerEventType: 'contacts.created',
          fields: { email: 'ada@x.example' },
          mappedFields: { role: 'CTO' },
          raw: { id, last_name: 'Lovelace' },
          rawEvent: { type: 'contacts.created' },
        },
      ],
      [
        {
          subscribeEventType: 'update',
          fields: { email: 'countess@x.example' },
          mappedFields: { role: 'CTO' },
          fieldsUpdated: ['email'],
        },
      ],
      [{ subscribeEventType: 'delete', id, providerEventType: 'contacts.deleted' }],
    ]);
    expect((await world.operations()).map(({ status, result }) => [status, result])).toEqual([
      ['success', '[contacts] 1 event delivered'],
      ['success', '[contacts] 1 event delivered'],
      ['success', '[contacts] 1 event delivered'],
      ['success', 'The subscription was made.'],
    ]);
    expect((await world.rows()).map(({ bodySealed, dueTime }) => [bodySealed, dueTime])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});

describe('which changes are delivered', () => {
  it('is what the manifest watches, under native or mapped names, unless the config says "never"', async () => {
    const never = { enabled: 'never' } as const;
    const world = await startSubscribing({
      object: { updateEvent: { enabled: 'always', requiredWatchFields: ['role', 'city'] } },
      content: {
        provider: 'sandboxApiKey',
        subscribe: {
          objects: {
            contacts: {
              objectName: 'contacts',
              destination: 'receiver',
              inheritFieldsAndMappings: true,
              createEvent: never,
            },
          },
        },
        read: { objects: { contacts: { objectName: 'contacts' } } },
      },
    });

    const id = await world.createContact({ last_name: 'Hopper' });
    await world.changeContact(id, { email: 'grace@x.example' });
    await world.changeContact(id, { job_title: 'Admiral' });
    await world.gate.knocked(2);
    await world.runJobs();

    expect((await world.webhooks()).map(({ events }) => events)).toEqual([
      ['contacts.deleted', 'contacts.updated'],
    ]);
    expect(world.messages().flatMap(({ result }) => result)).toMatchObject([
      { subscribeEventType: 'update', fieldsUpdated: ['job_title'], mappedFields: { role: 'Admiral' } },
    ]);
  });

  it('says in the log how many records it delivers without what no database stores', async () => {
    const world = await startSubscribing();

    await world.createContact({ last_name: 'Love\u0000lace', email: 'ada@x.example' });
    await world.createContact({ last_name: 'Hopper' });
    await world.gate.knocked(2);
    await world.runJobs();

    const { results }: { results: Operation[] } = (
      await world.request('GET', `${world.installationPath}/operations`)
    ).body;
    const { id } = results.find(({ actionType }) => actionType === 'subscribe') ?? {};
    const logs: Log[] = (await world.request('GET', `${world.projectPath}/operations/${id}/logs`)).body;
    expect(logs.map(({ message }) => message.msg)).toContainEqual(
      expect.stringMatching(/^1 record was delivered without .*U\+0000/),
    );
  });

  it('passes on other events as the provider sends them', async () => {
    const world = await startSubscribing({
      object: {
        createEvent: undefined,
        updateEvent: undefined,
        deleteEvent: undefined,
        otherEvents: ['companies.created'],
      },
    });
    const [webhook] = await world.webhooks();

    expect(webhook?.events).toEqual(['companies.created']);
    await world.createCompany({ name: 'Analytical Engines' });
    await world.gate.knocked(1);
    await world.runJobs();

    expect(world.messages().flatMap(({ result }) => result)).toMatchObject([
      { subscribeEventType: 'other', providerEventType: 'companies.created', rawEvent: { record: {} } },
    ]);
  });
});

describe('an event whose record cannot be fetched', () => {
  it('is tried again, and delivered once, though another call of the provider leaves out what is empty', async () => {
    const world = await startSubscribing();

    await world.createContact({ last_name: 'Noether' });
    await world.gate.knocked(1);
    await world.addFault({ path: '/api/v1/objects/contacts/records', status: 503, times: 1 });
    await world.runJobs();
    const before = world.messages().length;
    const [waiting] = await world.rows();
    world.advanceClock(2 * 60_000);
    await world.runJobs();
    const stored = (await world.rows()).map(({ dueTime }) => dueTime);
    world.advanceClock(61 * 60_000);
    await world.runJobs();

    expect([before, waiting?.failures, stored]).toEqual([0, 1, [null]]);
    expect(world.messages().flatMap(({ result = [] }) => result)).toMatchObject([{ fields: {} }]);
  });
});

describe('an event whose record alone cannot be fetched', () => {
  it('is delivered when the provider shows it a moment later', async () => {
    const world = await startSubscribing();
    const id = await world.createContact({ last_name: 'Noether' });
    await world.gate.knocked(1);
    await world.addFault({ path: `/api/v1/objects/contacts/records/${id}`, status: 404, times: 1 });

    await world.runJobs();
    const before = (await world.operations()).length;
    world.advanceClock(60_000);
    await world.runJobs();

    expect(before, 'only the subscription').toBe(1);
    const [told] = world.messages().flatMap(({ result = [] }) => result);
    expect(told).toMatchObject({ subscribeEventType: 'create', id });
    expect(told).not.toHaveProperty('foundByReading');
  });

  it('waits without those of other records, and is told when it is given up; one that is not shown yet is found later', async () => {
    const world = await startSubscribing();
    const ids: string[] = [];
    for (const last_name of ['Noether', 'Hopper', 'Lovelace', 'Turing'])
      ids.push(await world.createContact({ last_name }));
    await world.gate.knocked(4);
    const at = (id = '') => `/api/v1/objects/contacts/records/${id}`;
    await world.addFault({ path: at(ids[0]), status: 500, times: 1000 });
    await world.addFault({ path: at(ids[3]), status: 404, times: 4 });
    const told = () => world.messages().flatMap(({ result = [] }) => result);
    const toldIds = () => told().map(({ id }) => id);

    await world.runJobs();
    const atOnce = toldIds();
    const waiting = async () =>
      (await world.rows()).flatMap(({ dueTime, failures }) => (dueTime === null ? [] : [failures]));
    const failures = [await waiting()];
    for (const minutes of [1, 2, 4]) {
      world.advanceClock(minutes * 60_000);
      await world.runJobs();
      failures.push(await waiting());
    }
    const leftOut = (await world.operations()).find(({ result }) => result?.includes('left out'));
    const { body: logs } = await world.request('GET', `${world.projectPath}/operations/${leftOut?.id}/logs`);
    world.advanceClock(24 * 60 * 60_000);
    await world.runJobs();

    expect(atOnce.sort()).toEqual(ids.slice(1, 3).sort());
    expect(failures).toEqual([[1, 1], [2, 2], [3, 3], [4]]);
    expect(logs).toMatchObject([
      {
        severity: 'WARNING',
        message: {
          msg: '[contacts] 0 events delivered, 1 left out, whose record the provider does not name or show',
        },
      },
    ]);
    expect(toldIds().slice(2).sort(), 'found by reading').toEqual([ids[0], ids[3]].sort());
    expect(told().find(({ id }) => id === ids[3])).toMatchObject({
      subscribeEventType: 'create',
      foundByReading: true,
    });
    expect((await world.operations()).map(({ status, result }) => [status, result])).toEqual(
      expect.arrayContaining([
        ['failure', '[contacts] 1 event could not be delivered'],
        ['success', '[contacts] 2 events delivered'],
      ]),
    );
  });
});

describe('an event whose destination is not there', () => {
  async function startWithout() {
    const world = await startSubscribing();
    const name = (from: string, to: string) =>
      world.request('PATCH', `${world.projectPath}/destinations/${from}`, {
        updateMask: ['name'],
        destination: { name: to },
      });
    const id = await world.createContact({ last_name: 'Lovelace' });
    await world.gate.knocked(1);
    await world.runJobs();
    await name('receiver', 'elsewhere');
    await world.deleteContact(id);
    await world.gate.knocked(2);
    await world.runJobs();
    return {
      ...world,
      id,
      comeBack: () => name('elsewhere', 'receiver'),
      failures: async () =>
        (await world.operations()).filter(({ result }) => result?.includes('could not be delivered')),
      deleted: () =>
        world
          .messages()
          .flatMap(({ result = [] }) => result)
          .filter(({ subscribeEventType }) => subscribeEventType === 'delete'),
    };
  }

  it('is told to wait and is an issue, until the destination is there', async () => {
    const world = await startWithout();
    const { id, comeBack, failures, deleted, advanceClock, runJobs, request, projectPath, now } = world;
    const ask = async (path: string) => (await request('GET', projectPath + path)).body;

    const [issue, ...others] = await ask('/issues?groupRef=acme');
    const listed = [await ask('/groups'), (await ask('/issues')).length, await ask('/issues?groupRef=birch')];
    const startTime = now();
    advanceClock(3 * 60_000);
    await runJobs();
    const told = await failures();
    const logs = await ask(`/operations/${told[0]?.id}/logs`);
    await comeBack();
    advanceClock(3 * 60_000);
    await runJobs();

    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      reason: 'destination',
      actor: 'builder',
      subject: { kind: 'integration', id: world.integrationId },
      objects: ['contacts'],
      words: expect.stringContaining('no destination "receiver"'),
      operationId: told[0]?.id,
      stops: 'events',
      affects: { groupCount: 1, installationCount: 1, first: [{ installationId: world.installation.id }] },
    });
    expect(Date.parse(issue.nextTryTime) - startTime.getTime()).toBeLessThanOrEqual(3 * 60_000);
    expect(listed).toMatchObject([[{ state: 'needs_action', issue: { id: issue.id } }], 1, []]);
    expect(told).toMatchObject([{ result: '[contacts] 1 event could not be delivered' }]);
    expect(logs).toMatchObject([
      { message: { error: expect.stringMatching(/no destination "receiver".* for a day/) } },
    ]);
    expect(deleted()).toMatchObject([{ id }]);
    expect(await ask('/issues')).toEqual([]);
  });

  it('is given up after a day', async () => {
    const { comeBack, failures, deleted, advanceClock, runJobs, rows } = await startWithout();
    advanceClock(24 * 60 * 60_000);
    await runJobs();
    await comeBack();
    advanceClock(3 * 60_000);
    await runJobs();

    expect(await failures()).toHaveLength(2);
    expect((await rows()).filter(({ dueTime }) => dueTime !== null)).toEqual([]);
    expect(deleted()).toEqual([]);
  });
});

describe('an event whose key is missing', () => {
  it('is told to wait, without the others, and is delivered once the key is there again', async () => {
    const world = await startSubscribing();
    const { db } = world.dependencies;
    const rename = (from: string, to: string) =>
      db
        .update(inboundEvents)
        .set({ bodySealed: sql`replace(${inboundEvents.bodySealed}, ${`.${from}.`}, ${`.${to}.`})` })
        .where(eq(inboundEvents.installationId, world.installation.id));
    await world.createContact({ last_name: 'Noether' });
    await world.gate.knocked(1);
    await rename('test', 'lost');
    await world.createContact({ last_name: 'Hopper' });
    await world.gate.knocked(2);

    await world.runJobs();
    const before = world.messages().length;
    const failed = (await world.operations()).filter(({ status }) => status === 'failure');
    const { body: logs } = await world.request(
      'GET',
      `${world.projectPath}/operations/${failed[0]?.id}/logs`,
    );
    await rename('lost', 'test');
    world.advanceClock(2 * 60_000);
    await world.runJobs();

    expect(before).toBe(1);
    expect(failed).toMatchObject([{ result: '[contacts] 1 event could not be delivered' }]);
    expect(logs).toMatchObject([
      { message: { error: expect.stringMatching(/the key .* is missing.* a day/) } },
    ]);
    expect(world.messages()).toHaveLength(2);
  });
});

describe('a link between two records of the sandbox', () => {
  it('is told with both records when it comes, and when it goes', async () => {
    const associationChangeEvent = { enabled: 'always', includeFullRecords: true } as const;
    const world = await startSubscribing({ object: { associationChangeEvent } });
    const { id: companyId } = await world.createCompany({ name: 'Engines' });
    const id = await world.createContact({ last_name: 'Lovelace', email: 'ada@x.example' });
    await world.gate.knocked(1);
    await world.changeContact(id, { company_id: companyId });
    await world.gate.knocked(3);
    await world.changeContact(id, { company_id: null });
    await world.gate.knocked(5);
    await world.runJobs();

    const links = world
      .messages()
      .flatMap(({ result = [] }) => result)
      .filter(({ subscribeEventType }) => subscribeEventType === 'associationUpdate');
    const both = {
      providerEventType: 'contacts.linked',
      fromRecord: { id, objectName: 'person', rawObjectName: 'contacts', fields: { email: 'ada@x.example' } },
      toRecord: { id: companyId, rawObjectName: 'companies' },
    };
    expect(links).toMatchObject([
      { ...both, rawEvent: { link: { removed: false } } },
      { ...both, rawEvent: { link: { removed: true } } },
    ]);
    expect((await world.get()).healthStatus).toBe('healthy');
  });
});

it('says that an event failed that the current connector does not understand, and delivers the others', async () => {
  const world = await startSubscribing();
  const { db, secrets } = world.dependencies;
  await world.createContact({ last_name: 'Noether' });
  await world.gate.knocked(1);
  const isIts = eq(inboundEvents.installationId, world.installation.id);
  const [first] = await db.select({ id: inboundEvents.id }).from(inboundEvents).where(isIts);
  const id = first?.id ?? '';
  const { sealed } = secrets.seal('{}', id);
  await db.update(inboundEvents).set({ bodySealed: sealed }).where(eq(inboundEvents.id, id));
  await world.createContact({ last_name: 'Hopper' });
  await world.gate.knocked(2);

  await world.runJobs();

  const operations = await world.operations();
  expect(operations.map(({ status, result }) => [status, result])).toEqual(
    expect.arrayContaining([
      ['failure', '[contacts] 1 event could not be delivered'],
      ['success', '[contacts] 1 event delivered'],
    ]),
  );
  expect(world.messages()).toHaveLength(1);
});
