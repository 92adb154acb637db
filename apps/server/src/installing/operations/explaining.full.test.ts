import { execFile, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Operation, OperationExplanation, ProjectOperation } from '@dowel/schema';
import { notTakenFailure, refusedOwnApp, stoppedCredentials } from '@dowel/schema/rules';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { connections, operationLogs, operations } from '../../platform/db/tables.ts';
import {
  numberedPages,
  pretendPages,
  pretendRecords,
} from '../../sync/reads/running/pretend-pages.fixture.ts';
import { startReading } from '../../sync/reads/running/reading.fixture.ts';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const inShell = (command: string | undefined, env: Record<string, string>) =>
  run('sh', ['-c', command ?? ''], { env: { PATH: process.env.PATH, ...env } });

/** Puts an app on a port of this machine. */
async function listen(fetch: Parameters<typeof serve>[0]['fetch']) {
  const address = await new Promise<{ server: ReturnType<typeof serve>; info: AddressInfo }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve({ server, info }));
  });
  return { origin: `http://127.0.0.1:${address.info.port}`, stop: () => void address.server.close() };
}

const records = '/api/v1/objects/contacts/records';

const receiver = receiverOfEachTest();

async function startExplaining(options: Parameters<typeof startReading>[1] = {}) {
  const reading = await startReading(receiver, options);
  const installation = await reading.install();
  const backfill = async (): Promise<Operation> => {
    const all = await reading.operationsOf(installation.id);
    const found = all.find(({ metadata }) => metadata?.readType === 'backfill');
    if (!found) throw new Error('There is no backfill.');
    return found;
  };
  const pathOf = ({ id }: Operation) => `${reading.projectPath}/operations/${id}:explain`;
  return {
    ...reading,
    installation,
    backfill,
    pathOf,
    async triggered(): Promise<Operation> {
      const all = await reading.operationsOf(installation.id);
      const found = all.find(({ metadata }) => metadata?.readType === 'triggered');
      if (!found) throw new Error('No read was asked for.');
      return found;
    },
    async explained(): Promise<OperationExplanation> {
      return (await reading.request('GET', pathOf(await backfill()))).body;
    },
  };
}

describe('explaining a read', () => {
  // @holds S155
  it('tells what was asked and came of it, how fields were mapped, what comes next, and what an uninstalling leaves', async () => {
    const owner = { mapToName: 'owner', prompt: 'Who looks after the contact?' };
    const { runJobs, explained, backfill, installation, logsOf, request, base, pathOf } =
      await startExplaining({ object: { optionalFields: [{ fieldName: 'phone' }, owner] } });
    await runJobs();

    const explanation = await explained();

    const read = await backfill();
    expect(explanation).toMatchObject({
      operation: read,
      installation: {
        groupRef: installation.group?.groupRef,
        groupName: installation.group?.groupName,
        integrationName: expect.any(String),
        providerName: expect.stringContaining('Juniper CRM'),
        authScheme: installation.connection.authScheme,
      },
      diagnosis: { kind: 'ok', actor: 'nobody' },
      durationMs: expect.any(Number),
      requests: [{ status: 200, recordCount: 120, durationMs: expect.any(Number) }],
      mapping: [
        {
          objectName: 'contacts',
          deliveredName: 'person',
          destination: 'demoWebhook',
          unmapped: expect.arrayContaining(['owner']),
        },
      ],
      next: expect.stringContaining('next scheduled read'),
    });
    expect(explanation.requests[0]?.request).toMatch(/^GET \/objects\/contacts\/records\?limit=200/);
    expect(explanation.timeline.map(({ message }) => message.msg)).toEqual([
      expect.stringContaining('read once'),
      'The read has begun. It takes all records.',
      'The read has ended.',
    ]);
    expect(explanation.mapping[0]?.fields).toEqual(
      expect.arrayContaining([
        { fieldName: 'email', deliveredName: 'email' },
        { fieldName: 'job_title', deliveredName: 'role' },
      ]),
    );
    const details = { page: '1', providerStatus: '200', records: '120' };
    const logs = await logsOf(read);
    expect(logs.filter(({ severity }) => severity === 'DEBUG')).toMatchObject([
      { message: { msg: 'A page was asked for.', details } },
    ]);
    await request('DELETE', `${base}/installations/${installation.id}`);
    expect(await request('GET', pathOf(read))).toMatchObject({
      status: 200,
      body: { diagnosis: { kind: 'ok' }, mapping: [], repeat: [] },
    });
  });

  it('says that a log is cut only if something is left out', async () => {
    const { runJobs, backfill, explained, dependencies, now, project } = await startExplaining();
    await runJobs();
    const { id: operationId } = await backfill();
    const fill = async (upTo: number) => {
      const all = await dependencies.db.$count(operationLogs, eq(operationLogs.operationId, operationId));
      const line = {
        severity: 'INFO',
        message: { msg: 'A line.', operation_id: operationId, details: {} },
      } as const;
      const whose = { projectId: project.id, operationId, timestamp: now() };
      const rows = Array.from({ length: upTo - all }, () => ({ ...line, ...whose, id: v7() }));
      await dependencies.db.insert(operationLogs).values(rows);
      const { timeline, isCut } = await explained();
      // One line says which page was asked for, which a timeline does not show.
      return { shown: timeline.length + 1, isCut };
    };

    expect(await fill(550)).toEqual({ shown: 550, isCut: undefined });
    expect(await fill(551)).toEqual({ shown: 550, isCut: true });
  });

  it('says that the destination has not taken the messages, and why, until it has or somebody deletes it', async () => {
    receiver.answers((response) => response.writeHead(404).end());
    const { runJobs, explained, advanceClock, request, projectPath, trigger, installation, ...reading } =
      await startExplaining();
    await runJobs();
    const listed = async () => {
      const { body: all } = await request('GET', `${projectPath}/operations`);
      const { body: customer } = await request('GET', `${projectPath}/groups/${all[0].groupRef}`);
      return [all, customer.operations].map(([one]) => one.failure);
    };

    const refused = await explained();
    const shown = await listed();
    receiver.answers((response) => response.writeHead(204).end());
    advanceClock(10_000);
    await runJobs();
    const taken = [(await explained()).diagnosis.kind, await listed()];
    receiver.answers((response) => response.writeHead(404).end());
    await trigger(installation);
    await runJobs();
    const deleted = await request('DELETE', `${projectPath}/destinations/demoWebhook`);
    const triggered = await reading.triggered();
    const { body: dropped } = await request('GET', reading.pathOf(triggered));

    expect(refused.diagnosis).toMatchObject({
      kind: 'not_taken',
      actor: 'builder',
      words: expect.stringContaining('404'),
    });
    expect(shown).toEqual([notTakenFailure('not_taken'), notTakenFailure('not_taken')]);
    expect(taken).toEqual(['ok', [undefined, undefined]]);
    expect(deleted.status).toBe(204);
    expect(deleted.headers.get('Dowel-Warning')).toMatch(/^messages_dropped;count=[1-9]/);
    expect(dropped.diagnosis).toMatchObject({
      kind: 'not_taken',
      actor: 'builder',
      words: expect.stringContaining('"demoWebhook" was deleted'),
      remedy: expect.stringContaining('Trigger a read'),
    });
    // Of a destination that had taken everything before, nothing is said.
    expect((await explained()).diagnosis.kind).toBe('ok');
  });

  it('says that messages wait at a destination that a colleague has paused, until it goes on, and nothing of it once it is deleted', async () => {
    const { runJobs, explained, request, projectPath } = await startExplaining();
    await request('POST', `${projectPath}/destinations/demoWebhook:pause`, { note: 'Ask Kim.' });
    await runJobs();
    const listed = async () => {
      const { body } = await request('GET', `${projectPath}/operations`);
      return body.map(({ failure }: ProjectOperation) => failure);
    };

    const held = await explained();
    const shown = await listed();
    await request('POST', `${projectPath}/destinations/demoWebhook:unpause`);
    await runJobs();
    const goneOn = [(await explained()).diagnosis.kind, await listed()];
    const deleted = await request('DELETE', `${projectPath}/destinations/demoWebhook`);

    expect(held.diagnosis).toMatchObject({ kind: 'held_back', actor: 'builder' });
    expect(shown).toEqual([notTakenFailure('held_back')]);
    expect(goneOn).toEqual(['ok', [undefined]]);
    expect(deleted.headers.get('Dowel-Warning')).toBe('still_named;path="crm-sync-key"');
    expect((await explained()).diagnosis.kind).toBe('ok');
  });

  it('asks for the client that the customer has now when the provider refuses one of their own', async () => {
    const { dependencies, project, installation, request, runJobs, explained, backfill } =
      await startExplaining();
    await runJobs();
    const run = await backfill();
    const { body: app } = await request('POST', `/v1/projects/${project.id}/provider-apps`, {
      provider: 'sandbox',
      groupRef: installation.group?.groupRef,
      clientId: 'own',
      clientSecret: 'first',
    });
    const { db } = dependencies;
    const [line] = await db
      .select()
      .from(operationLogs)
      .where(eq(operationLogs.operationId, run.id))
      .limit(1);
    if (!line) throw new Error('The run has no log.');
    const message = { ...line.message, details: { failedBy: 'misconfigured_app' } };
    await db.update(operationLogs).set({ message }).where(eq(operationLogs.operationId, run.id));
    await db.update(operations).set({ status: 'failure' }).where(eq(operations.id, run.id));

    const { diagnosis: ours } = await explained();
    await db
      .update(connections)
      .set({ providerAppId: app.id })
      .where(eq(connections.id, installation.connection.id));
    const { diagnosis: theirs, installation: owner } = await explained();

    expect(ours).toMatchObject({ kind: 'misconfigured_app', actor: 'builder' });
    expect(ours.remedy).not.toContain('their own');
    expect(theirs).toMatchObject({ kind: 'misconfigured_app', summary: refusedOwnApp.why });
    expect(theirs.remedy).toContain(refusedOwnApp.step);
    expect(owner?.providerApp).toEqual({ id: app.id, groupRef: installation.group?.groupRef });
  });

  it('shows of a read that was asked for the mapping that the manifest had when it began, and that the schedule stays', async () => {
    const { runJobs, explained, given, advanceClock, installation, trigger, triggered, pathOf, request } =
      await startExplaining();
    await runJobs();
    const object = { objectName: 'contacts', destination: 'demoWebhook', schedule: '*/30 * * * *' };
    const deploy = (mapToName: string) =>
      given.integration({
        read: { objects: [{ ...object, requiredFields: [{ fieldName: 'phone', mapToName }] }] },
      });
    advanceClock(60_000);
    await deploy('tel');
    advanceClock(1_000);
    await trigger(installation);
    await runJobs();
    advanceClock(60_000);
    await deploy('mobile');

    const { body } = await request('GET', pathOf(await triggered()));

    const names = (fields: { deliveredName: string }[]) => fields.map(({ deliveredName }) => deliveredName);
    expect(names(body.mapping[0].fields)).toContain('tel');
    expect(names((await explained()).mapping[0]?.fields ?? [])).not.toContain('tel');
    expect(body.next).toContain('changes nothing about the schedule');
  });

  it('says that nothing has changed, and how to read more', async () => {
    const { runJobs, explained } = await startExplaining({
      object: { backfill: { defaultPeriod: { days: 1 } } },
    });
    await runJobs();

    expect((await explained()).diagnosis).toMatchObject({
      kind: 'ok',
      summary: expect.stringContaining('No record has changed'),
      remedy: expect.stringContaining('"backfill"'),
    });
  });

  it.skipIf(!hasCurl)('has commands that run: the request at the sandbox, and the read here', async () => {
    const { app, apiKey, runJobs, explained, operationsOf, installation, sandboxAccount } =
      await startExplaining();
    await runJobs();
    const { repeat } = await explained();
    const server = await listen(app.fetch);

    const [asked, again] = repeat.map(({ command }) => command);
    const { stdout } = await inShell(asked, {
      DOWEL_SANDBOX_KEY: sandboxAccount.apiKey,
    });
    const started = await inShell(again, {
      DOWEL_READ_URL: `${server.origin}/read/v1`,
      DOWEL_API_KEY: apiKey,
    }).finally(server.stop);

    expect(JSON.parse(stdout).records).toHaveLength(120);
    const operations = await operationsOf(installation.id);
    expect(operations.map(({ id, metadata }) => [id, metadata?.readType])).toContainEqual([
      JSON.parse(started.stdout).operationId,
      'triggered',
    ]);
    // Without a key, the shell says what is missing and sends nothing.
    await expect(inShell(again, {})).rejects.toMatchObject({
      stderr: expect.stringContaining('DOWEL_API_KEY'),
    });
  });

  // @holds P23
  it('holds no value of a record, no cursor and no credential, as JSON and as a page', async () => {
    const pages = numberedPages([pretendRecords(3), pretendRecords(3, 3)]);
    const provider = pretendPages((cursor) => pages(cursor));
    const { runJobs, request, pathOf, backfill, sandboxAccount } = await startExplaining({
      outgoing: provider.outgoing,
    });
    await runJobs();

    const { body } = await request('GET', pathOf(await backfill()));
    const page = await request('GET', `${pathOf(await backfill())}?format=html`);

    expect(body.requests).toHaveLength(2);
    for (const text of [JSON.stringify(body), page.body]) {
      expect(text).toContain('/objects/contacts/records');
      expect(text).not.toMatch(/people\.example|cursor=/);
      expect(text).not.toContain(sandboxAccount.apiKey);
    }
  });

  it('keeps the first requests of a long read and the last', async () => {
    const pages = Array.from({ length: 30 }, (_, page) => pretendRecords(1, page));
    const provider = pretendPages(numberedPages(pages));
    const { runJobs, explained } = await startExplaining({ outgoing: provider.outgoing });
    await runJobs();

    const { requests } = await explained();

    expect(provider.calls).toHaveLength(30);
    expect(requests).toHaveLength(21);
  });

  it('says that it waits while the provider allows no more calls, and who can act when it refuses them, or somebody stopped the connection', async () => {
    const reading = await startExplaining();
    const { addFault, runJobs, explained, trigger, triggered, installation, request, pathOf } = reading;
    await addFault({ path: records, status: 429, times: 1, retryAfterSeconds: 90 });
    await runJobs();
    const waiting = await explained();
    await addFault({ path: records, status: 403, times: 1 });
    reading.advanceClock(91_000);
    await runJobs();
    const forbidden = await explained();
    await addFault({ path: records, status: 401 });
    await trigger(installation);
    await runJobs();
    const { body: rejected } = await request('GET', pathOf(await triggered()));
    await request('POST', `${reading.projectPath}/connections:stop`, { wholeProject: true });
    await trigger(installation);
    await runJobs();
    const { body: stopped } = await request('GET', pathOf(await triggered()));

    expect(waiting).toMatchObject({
      diagnosis: { kind: 'waiting' },
      requests: [{ status: 429 }],
      timeline: expect.arrayContaining([expect.objectContaining({ severity: 'WARNING' })]),
    });
    const refused = (status: number, kind: string) => ({
      diagnosis: { kind, actor: 'consumer', words: expect.stringContaining(String(status)) },
      requests: expect.arrayContaining([expect.objectContaining({ status })]),
    });
    expect(forbidden).toMatchObject(refused(403, 'forbidden'));
    expect(rejected).toMatchObject(refused(401, 'credentials'));
    expect(stopped.diagnosis).toMatchObject({ kind: 'credentials', summary: stoppedCredentials.why });
  });

  it('tells a destination that is missing from a provider that fails', async () => {
    const { request, projectPath, destination, runJobs, explained } = await startExplaining();
    await request('DELETE', `${projectPath}/destinations/${destination.id}`);
    await runJobs();

    expect(await explained()).toMatchObject({
      diagnosis: { kind: 'destination', actor: 'builder', words: expect.stringContaining('demoWebhook') },
      requests: [],
    });
  });
});

describe('explaining a read to people', () => {
  it('is a page without scripts where one is asked for, and JSON elsewhere', async () => {
    const { request, pathOf, backfill } = await startExplaining();
    const path = pathOf(await backfill());
    const ofBrowsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

    for (const [query, accept] of [
      ['?format=html', '*/*'],
      ['', ofBrowsers],
    ]) {
      const { headers, body: text } = await request('GET', path + query, undefined, { accept: accept ?? '' });
      expect(headers.get('content-type'), accept).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'none'/);
      expect(headers.get('vary')).toContain('Accept');
      expect(text).toContain('<h2 id="requests">What the provider was asked</h2>');
      expect(text).not.toMatch(/<script|onclick=|<form/);
    }
    for (const accept of ['application/json', '*/*', 'application/json, text/html']) {
      const { headers } = await request('GET', path, undefined, { accept });
      expect(headers.get('content-type'), accept).toBe('application/json');
    }
  });

  // @holds P23
  it('shows the words of a provider that refuses as words, for the builder', async () => {
    const body = { error: { code: 'no', message: '<img src=x onerror=alert(1)>' } };
    const provider = pretendPages(() => ({ status: 422, body }));
    const { runJobs, request, pathOf, backfill, explained } = await startExplaining({
      outgoing: provider.outgoing,
    });
    await runJobs();

    const { diagnosis, requests } = await explained();
    const { body: text } = await request('GET', `${pathOf(await backfill())}?format=html`);

    expect(diagnosis).toMatchObject({
      kind: 'provider_refused',
      actor: 'builder',
      words: expect.stringContaining('422'),
    });
    expect(requests).toEqual(expect.arrayContaining([expect.objectContaining({ status: 422 })]));
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img');
  });
});
