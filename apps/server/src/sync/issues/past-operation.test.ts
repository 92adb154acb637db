import type { Issue } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createContext } from '../../context.ts';
import { deliveries, operations } from '../../platform/db/tables.ts';
import { startReading } from '../reads/running/reading.fixture.ts';
import { startSubscribing } from '../subscriptions/subscribing.fixture.ts';
import { keepIssues } from './solved.ts';

const receiver = receiverOfEachTest();

describe('an issue of a read', () => {
  it('names the operation that met it as long as that can be read', async () => {
    const server = await startReading(receiver);
    const { install, runJobs, sandboxUrl, sandboxAccount, projectPath, dependencies } = server;
    const issues = async (): Promise<Issue[]> => (await server.request('GET', `${projectPath}/issues`)).body;
    const account = sandboxAccount.accountId;
    const refusal = { error: { message: 'Contacts are moved to another place.' } };
    const path = '/api/v1/objects/contacts/records';
    await controlSandbox(sandboxUrl, '/faults', { account, path, status: 422, body: refusal });
    const installation = await install();
    await runJobs();
    const [met] = await issues();

    await dependencies.db.delete(operations).where(eq(operations.installationId, installation.id));

    const [later] = await issues();
    expect(met?.operationId).toEqual(expect.any(String));
    expect(later).toEqual({ ...met, operationId: undefined });
  });
});

describe('an issue that is listed no more', () => {
  const DAY_MS = 24 * 60 * 60_000;
  /** Looks, and answers why the issues were there that are open and that count as solved. */
  const look = async ({ dependencies, project, request }: TestServer) => {
    await keepIssues(createContext(dependencies, 'test'));
    const path = `/v1/projects/${project.id}/issues`;
    const answers = await Promise.all(
      ['open', 'solved'].map((state) => request('GET', `${path}?state=${state}`)),
    );
    return answers.map(({ body }) => body.map(({ reason }: Issue) => reason));
  };

  it('is solved when the messages are sent that were given up, and not when these are old', async () => {
    const server = await startTestServer();
    const { id } = await server.given.webhook('https://receiver.example/hooks');
    const end = (status: 'failed' | 'delivered') =>
      server.dependencies.db
        .update(deliveries)
        .set({ status, dueTime: null, updateTime: server.now() })
        .where(eq(deliveries.destinationId, id));
    await server.given.deliveries(id);
    await end('failed');
    const refused = await look(server);
    server.advanceClock(3 * DAY_MS);
    const old = await look(server);
    await end('failed');
    await look(server);
    await end('delivered');

    expect(refused).toEqual([['messages_refused'], []]);
    expect(old).toEqual([[], []]);
    expect(await look(server)).toEqual([[], ['messages_refused']]);
  });

  it.each([
    ['when somebody makes the destination for which events wait', true],
    ['not when the events are given up', false],
  ])('is solved %s', async (_, isMade) => {
    const server = await startSubscribing({ object: { destination: 'nowhere' } });
    await server.createContact({ last_name: 'Lovelace' });
    await server.gate.knocked(1);
    await server.runJobs();
    const waiting = await look(server);
    const made = { name: 'nowhere', type: 'webhook', metadata: { url: server.receiver.url } };
    if (isMade) await server.ask('POST', '/destinations', made);
    server.advanceClock(isMade ? DAY_MS / 2 : DAY_MS);
    await server.runJobs();

    expect(waiting).toEqual([['destination'], []]);
    expect(await look(server)).toEqual([[], isMade ? ['destination'] : []]);
  });
});
