import { stoppedCredentials } from '@dowel/schema/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { watchedDatabase } from '../../../test/statements/counting-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { RecentRows, setRecentRows } from '../../platform/db/recent-rows.ts';
import { writes } from '../../platform/db/tables.ts';
import { forgetThePast } from '../../process/retention/service.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { failed, toLog } from './sending.ts';
import { startWriting } from './writing.fixture.ts';

const mapped = {
  read: {
    objects: {
      contacts: {
        objectName: 'contacts',
        selectedFieldMappings: { stage: 'lifecycle_stage' },
        selectedValueMappings: { lifecycle_stage: { new: 'lead', paying: 'customer' } },
      },
    },
  },
};

describe('writing a record while the caller waits', () => {
  it('creates, changes and deletes it at the provider, and records each as an operation', async () => {
    const { write, atProvider, operation } = await startWriting({ content: mapped });

    const created = await write({
      type: 'create',
      record: { last_name: 'Okafor', role: 'Buyer', stage: 'new', nickname: 'dropped' },
    });
    const { recordId } = created.body.result;
    const updated = await write(
      { type: 'update', record: { id: recordId, stage: 'paying' } },
      { object: 'person' },
    );
    const seen = await atProvider('Okafor');
    const deleted = await write({ type: 'delete', mode: 'asynchronous', record: { id: recordId } });

    expect(created).toMatchObject({
      status: 200,
      body: { result: { success: true, data: { id: recordId } } },
    });
    expect(updated).toMatchObject({ status: 200, body: { result: { success: true, recordId } } });
    expect(seen).toMatchObject([{ job_title: 'Buyer', lifecycle_stage: 'customer' }]);
    expect(deleted).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(deleted.body.result).not.toHaveProperty('recordId');
    expect(await atProvider('Okafor')).toEqual([]);
    const recorded = await operation(created.body.operationId);
    expect(recorded).toMatchObject({
      actionType: 'write',
      status: 'success',
      result: '[contacts] 1 record created',
      metadata: { objects: ['contacts'], successfulRecordIds: [recordId] },
    });
    expect(recorded.logs).toMatchObject([
      { message: { msg: 'A request came to create 1 record of contacts.' } },
      { severity: 'WARNING', message: { msg: expect.stringContaining('no field for nickname') } },
      { message: { details: { request: 'POST /objects/contacts/records', recordId } } },
      { message: { msg: '[contacts] 1 record created' } },
    ]);
  });

  it('says in the log what a setting keeps from being written, and what nobody has mapped, also in a pool', async () => {
    const settings = { selectedFieldSettings: { role: { writeOnCreate: 'never' as const } } };
    const { write, operation } = await startWriting({ content: mapped, contacts: settings });
    const create = {
      type: 'create' as const,
      record: { last_name: 'Adeyemi', role: 'Buyer', nickname: 'Ade' },
    };

    for (const later of [{}, { mode: 'asynchronous' as const, autoBatchPolicy: { maxDelayMinutes: 1 } }]) {
      const { body } = await write({ ...create, ...later });
      const { logs } = await operation(body.operationId);
      const warnings = logs.filter(({ severity }: { severity: string }) => severity === 'WARNING');
      expect(warnings).toMatchObject([
        { message: { msg: expect.stringContaining('no field for nickname') } },
        { message: { msg: expect.stringContaining('keeps job_title from being written') } },
      ]);
    }
  });

  it('tells what has no effect: a policy for something else, and what a delete has with the id', async () => {
    const { write } = await startWriting();
    const retryPolicy = { deadlineHours: 2 };
    const mode = 'asynchronous' as const;

    const warned = async (body: Partial<Parameters<typeof write>[0]>) => {
      const { headers } = await write({ type: 'create', record: { last_name: 'Obi' }, ...body });
      return headers.get('Dowel-Warning');
    };

    expect(await warned({ retryPolicy }), 'nobody repeats it').toBe('no_effect;path="retryPolicy"');
    expect(await warned({ batchPolicy: { allOrNone: true } }), 'one record').toBe(
      'no_effect;path="batchPolicy"',
    );
    const pool = { mode, autoBatchPolicy: { maxDelayMinutes: 1 } };
    expect(await warned({ ...pool, retryPolicy }), 'a pool has its own').toBe('no_effect;path="retryPolicy"');
    expect(await warned({ mode, retryPolicy }), 'it counts').toBeNull();
    const removed = { type: 'delete', record: { id: 'con_000002', last_name: 'Obi' } } as const;
    expect(await warned(removed)).toBe('no_effect;path="record.last_name"');
  });

  it('refuses a record that gives a field two values, before it sends anything', async () => {
    const { write, wire } = await startWriting({ content: mapped });
    const record = { last_name: 'Okafor', role: 'Buyer', job_title: 'Seller' };

    const one = await write({ type: 'create', record });
    const several = await write({ type: 'create', batch: [{ record: { last_name: 'Obi' } }, { record }] });

    expect([one.status, several.status]).toEqual([400, 400]);
    expect(String(one.body)).toMatch(/"record\.role: .*job_title/);
    expect(String(several.body)).toContain('"batch[1].record.role: ');
    expect(wire.calls).toEqual([]);
  });

  it('answers 422 with the words of the provider, says who can help at a 403 or 401, and records the failure', async () => {
    const { addFault, write, operation, request, projectPath, diagnosisOf, context } = await startWriting();

    const { status, headers, body } = await write({
      type: 'create',
      record: { last_name: 'X', shoe_size: 44 },
    });
    const gone = await write({ type: 'update', record: { id: 'nobody', city: 'Oslo' } });

    expect([status, headers.get('content-type')]).toEqual([422, 'application/json']);
    expect(body).toEqual({
      operationId: expect.any(String),
      result: { success: false },
      errors: [{ message: expect.stringContaining('There is no field "shoe_size"') }],
    });
    expect(gone.status).toBe(422);
    const recorded = await operation(body.operationId);
    expect(recorded).toMatchObject({ status: 'failure', result: '[contacts] 1 record not created' });
    expect(recorded.logs[1]).toMatchObject({
      severity: 'ERROR',
      message: { error: expect.stringContaining('shoe_size') },
    });

    for (const [refusal, help] of [
      [403, 'Connect again with an account that has every permission'],
      [401, 'Connect again with a sign-in or a key that is valid there now.'],
    ] as const) {
      await addFault({ path: '/api/v1/objects/contacts/records', status: refusal, times: 2 });
      const one = await write({ type: 'create', record: { last_name: 'X' } });
      const batch = await write({ type: 'create', batch: [{ record: { last_name: 'Y' } }] });
      const errors = [{ message: expect.stringContaining(help) }];
      expect(one).toMatchObject({ status: 422, body: { errors } });
      expect(batch).toMatchObject({ status: 422, body: { errors } });
    }
    await request('POST', `${projectPath}/connections:stop`, { groupRef: 'acme' });
    const { body: stopped } = await write({ type: 'create', record: { last_name: 'X' } });
    expect(await diagnosisOf(stopped.operationId)).toMatchObject({ summary: stoppedCredentials.why });

    // The provider has answered, and then refuses the application: what it answered says less.
    const refusal = new ProviderError('credentials', '', { status: 401, isAppRefused: true });
    const ended = failed(refusal, { repeat: { by: 'none' } }, { wasSent: false, isSent: true });
    const sent = { status: ended.status, durationMs: 0 };
    const { details } = toLog(
      { context: context(), type: 'create' },
      '',
      { position: 0 },
      ended.outcome,
      sent,
    );
    expect(details).toMatchObject({ providerStatus: '401', failedBy: 'misconfigured_app' });
  });

  it('writes a field only where the provider has nothing, and looks at the record first', async () => {
    const settings = { selectedFieldSettings: { city: { writeOnUpdate: 'ifEmpty' as const } } };
    const { write, atProvider, wire, operation } = await startWriting({ contacts: settings });
    const { body } = await write({ type: 'create', record: { last_name: 'Okafor', country: 'Norway' } });
    const { recordId: id } = body.result;
    wire.calls.length = 0;

    await write({ type: 'update', record: { id, city: 'Oslo' } });
    const kept = await write({ type: 'update', record: { id, city: 'Bergen', country: 'Sweden' } });

    expect(await atProvider('Okafor')).toMatchObject([{ city: 'Oslo', country: 'Sweden' }]);
    expect(wire.calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET', 'PATCH']);
    expect((await operation(kept.body.operationId)).logs[1]).toMatchObject({
      severity: 'WARNING',
      message: { msg: expect.stringMatching(/answered 200, without city, which had a value$/) },
    });
  });

  // @holds P16
  it('keeps no record in plain text, and forgets how it ended after a day', async () => {
    const server = await startWriting();
    const { db } = server.context();
    const own = eq(writes.projectId, server.project.id);

    const { body } = await server.write({ type: 'create', record: { last_name: 'Zzyzx-Okafor' } });
    const stored = await db.select().from(writes).where(own);
    server.advanceClock(25 * 60 * 60 * 1000);
    await forgetThePast(server.context());

    expect(JSON.stringify(await storedRows(server))).not.toContain('Zzyzx');
    expect(stored).toMatchObject([{ recordSealed: null, status: 'written', recordId: body.result.recordId }]);
    expect(await db.select().from(writes).where(own)).toEqual([]);
  });

  it('sends at most 8 statements to the database, with begin and commit', async () => {
    const { stored, statementsOf } = await watchedDatabase();
    // As in a process that has just looked at the key, the installation and the connection, however busy the machine is.
    setRecentRows(stored.db, new RecentRows(60_000));
    const { write } = await startWriting({ stored });
    const create = () => write({ type: 'create', record: { last_name: 'Okafor' } });
    await create();

    const sent = (await statementsOf(create)).map(({ sql }) => sql);

    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(8);
  });

  it('writes a batch, and says of each record how it ended', async () => {
    const { write, atProvider, operation } = await startWriting();
    const batch = Array.from({ length: 9 }, (_, index) => ({
      record: index === 5 ? { shoe_size: 44 } : { last_name: 'Okafor', lead_score: index },
    }));

    const { status, body } = await write({ type: 'create', batch });
    const refused = await write({ type: 'create', batch: [{ record: {} }, { record: {} }] });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      successCount: 8,
      failureCount: 1,
      errors: [{ message: expect.stringMatching(/^Record 6: .*shoe_size/) }],
    });
    const scores = body.results.map((one: { data?: { lead_score: number } }) => one.data?.lead_score);
    expect(scores).toEqual([0, 1, 2, 3, 4, undefined, 6, 7, 8]);
    expect(await atProvider('Okafor')).toHaveLength(8);
    expect((await operation(body.operationId)).status).toBe('success');
    expect(refused).toMatchObject({ status: 422, body: { successCount: 0, failureCount: 2 } });
  });
});

describe('refusing a write', () => {
  it('says what is wrong with a bad request, and sends nothing', async () => {
    const { write, wire } = await startWriting({ contacts: { deletionSettings: { enabled: false } } });
    const create = { type: 'create', record: { last_name: 'X' } } as const;

    const cases: [string, Parameters<typeof write>[0], number, string][] = [
      ['companies', create, 404, 'object_not_found'],
      ['deals', create, 400, 'object_disabled'],
      ['contacts', { ...create, groupRef: 'globex' }, 404, 'installation_not_found'],
      ['contacts', { ...create, associations: [{ to: { id: '1' } }] } as never, 400, 'writes_unsupported'],
      [
        'contacts',
        { ...create, headers: [{ key: 'X-Auto', value: '1' }] } as never,
        400,
        'writes_unsupported',
      ],
      ['contacts', { type: 'delete', record: { id: 'con_1' } }, 400, 'deletion_disabled'],
    ];
    for (const [object, body, status, code] of cases) {
      const answer = await write(body, { object });
      const problem = status === 400 ? JSON.parse(answer.body) : answer.body;
      expect(answer.status, code).toBe(status);
      expect(problem).toMatchObject({ status, code });
      expect(answer.headers.get('content-type')).toBe(
        status === 400 ? 'text/plain; charset=utf-8' : 'application/problem+json',
      );
    }
    const bad: [object, string][] = [
      [{}, 'record'],
      [{ record: {}, batch: [{ record: {} }] }, 'batch'],
      [{ type: 'update', record: { id: ' ' } }, 'record.id'],
      [{ type: 'update', batch: [{ record: { id: 1 } }, { record: {} }] }, 'batch.1.record.id'],
      [{ type: 'delete', batch: [{ record: { id: '1' } }] }, 'batch'],
      [{ batch: Array.from({ length: 101 }, () => ({ record: {} })) }, 'batch'],
      [{ type: 'merge', record: {} }, 'type'],
      [{ record: {}, retryPolicy: { deadlineHours: 49 } }, 'retryPolicy.deadlineHours'],
      [{ record: {}, autoBatchPolicy: { maxDelayMinutes: 1 } }, 'autoBatchPolicy'],
    ];
    for (const [body, issue] of bad) {
      const answer = await write({ type: 'create', ...body } as never);
      expect(answer.status, issue).toBe(400);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const problem = JSON.parse(answer.body);
      expect([problem.code, problem.issues[0].name]).toEqual(['invalid_request', issue]);
    }
    expect(wire.calls).toEqual([]);
  });

  inFull('takes 10 MiB of records, and no name that a parser would drop', async () => {
    const { write, request, path } = await startWriting();
    const large = 'x'.repeat(2 * 1024 * 1024);

    const answer = await write({ type: 'create', record: { last_name: 'Okafor', city: large } });
    const unsafe = '{"groupRef": "acme", "type": "create", "record": {"__proto__": 1, "last_name": "X"}}';
    const dropped = await request('POST', path('contacts'), unsafe);

    expect(answer.status).toBe(200);
    expect(dropped.status).toBe(400);
    expect(dropped.body).toContain('record.__proto__');
  });
});
