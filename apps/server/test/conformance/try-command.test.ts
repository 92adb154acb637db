import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createCatalogue } from '@dowel/catalogue';
import { expect, inject, onTestFinished, test } from 'vitest';
import { run } from '../../../../packages/cli/src/program.ts';
import { generate } from '../../src/installing/connections/generating/generate-connection.ts';
import { startTestServer } from '../start-test-server.ts';
import { openDialectAccount } from './dialect-account.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';

const START = new Date('2026-03-02T12:10:07.345Z');

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** A server with an account at the simulator of Recurly. */
async function startWithRecurly() {
  const url = inject('simulatorsUrl');
  const { entry } = simulatedCatalogue(url, 'recurly', 'recurly');
  const recurly = { ...entry, support: { ...entry.support, proxy: true } };
  const server = await startTestServer({
    catalogue: createCatalogue({ recurly }),
    now: START,
    env: { NODE_ENV: 'development' },
  });
  const account = await openDialectAccount(url, 'recurly', START);
  const key = account.accessToken;
  const { body: connection } = await generate(server.context(), {
    provider: 'recurly',
    groupRef: 'acme',
    consumerRef: 'ada',
    basicAuth: { username: key, password: '' },
  });
  return { account, key, connection, ...(await startTrying(server, connection)) };
}

/** Lets the proxy call the provider of a connection, and makes a folder for the command line. */
async function startTrying(server: Server, { provider }: { readonly provider: string }) {
  const integration = await server.given.integration({ name: 'trying', provider, proxy: { enabled: true } });
  await server.given.installation(integration, {
    content: { provider, read: { objects: {} }, proxy: { enabled: true } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'dowel-try-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dowel = async (...args: string[]) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const exitCode = await run(args, {
      stdin: new PassThrough(),
      stdout,
      stderr,
      env: {
        DOWEL_PROJECT: server.project.id,
        DOWEL_API_KEY: server.apiKey,
        DOWEL_BASE_URL: 'http://dowel.test/v1',
      },
      folder,
      fetch: async (request) => server.fetch(request),
      openBrowser: () => undefined,
      now: server.now,
    });
    return { exitCode, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
  };
  return { folder, dowel };
}

test('a connector is tried at an account, and again without it', async () => {
  const { account, connection, dowel, folder, key } = await startWithRecurly();
  const ids = await account.seed('accounts', 12, 90_000);
  const secret = 'sk_live_planted_4711';
  await account.change('accounts', ids[3] ?? '', {
    company: `Bearer ${secret}`,
    email: 'ada.lovelace@mail.example',
  });
  await account.setNow(new Date(START.getTime() + 3_600_000));

  const tried = await dowel(
    'connector',
    'try',
    'recurly',
    '--connection',
    connection.id,
    '--object',
    'accounts',
  );
  const replayed = await dowel('connector', 'replay', 'recurly.recording.json');
  const recording = await readFile(join(folder, 'recurly.recording.json'), 'utf8');

  expect(tried).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('held      a record is had by its id'),
  });
  expect(replayed).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: expect.stringContaining('recurly, recorded 2026-03-02'),
  });
  for (const planted of [secret, 'planted', 'lovelace', 'mail.example', key, ...ids])
    expect(recording).not.toContain(planted);
  // What is wrong with a connector shows without the account too.
  const wrong = `connectorVersion: 1\nextends: recurly\nobject:\n  record: { id: code, updateTime: { member: gone_at, format: rfc3339, granularityMs: 1000 } }\n`;
  await writeFile(join(folder, 'wrong.yaml'), wrong);
  const broken = await dowel('connector', 'replay', 'recurly.recording.json', 'wrong.yaml');
  expect(broken).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('times: held then, failed now'),
  });
});

test('a replay says what fails, also what failed at the account', async () => {
  const { account, connection, dowel, folder } = await startWithRecurly();
  const [id = ''] = await account.seed('accounts', 12, 90_000);
  // Without "omit", a record has a member that is no field.
  const wrong = `connectorVersion: 1\nextends: recurly\nobject:\n  record: { id: id, updateTime: { member: updated_at, format: rfc3339, granularityMs: 1000 } }\n`;
  await writeFile(join(folder, 'wrong.yaml'), wrong);
  const trying = ['--connection', connection.id, '--object', 'accounts', '--json'];

  const tried = await dowel('connector', 'try', 'wrong.yaml', ...trying);
  const failing = await dowel('connector', 'replay', 'recurly.recording.json', 'wrong.yaml', '--json');
  const mended = await dowel('connector', 'replay', 'recurly.recording.json');
  // The redactor makes another text of it, which is no truth value.
  await account.change('accounts', id, { has_live_subscription: 'true' });
  const unrecorded = await dowel('connector', 'try', 'recurly', ...trying);
  const empty = await dowel('connector', 'replay', 'recurly.recording.json');

  expect(tried.exitCode).toBe(1);
  expect([failing.exitCode, JSON.parse(failing.stdout).ok]).toEqual([1, false]);
  expect(mended).toMatchObject({ exitCode: 0, stderr: 'fields: failed then, held now\n' });
  expect(JSON.parse(unrecorded.stdout)).toMatchObject({
    ok: false,
    unrecorded: { accounts: expect.stringContaining('values: held then, failed now') },
  });
  expect(unrecorded.exitCode).toBe(1);
  expect(empty).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('has no object') });
});

test('what is marked for it is written', async () => {
  const server = await startTestServer();
  const connection = await server.given.connection();
  const { dowel, folder } = await startTrying(server, connection);
  const written = 'contacts: { create: { last_name: Dowel trial }, update: { last_name: Dowel trial 2 } }';
  await writeFile(join(folder, 'write.yaml'), written);

  const trying = ['try', 'sandbox', '--connection', connection.id, '--write', 'write.yaml'];

  const unkept = await dowel('connector', ...trying, '--recording', 'nowhere/sandbox.json');
  const called = server.logged.filter((line) => line.includes('"operation":"proxy"'));
  const others = await dowel('connector', ...trying, '--object', 'companies');
  const tried = await dowel('connector', ...trying);
  const replayed = await dowel('connector', 'replay', 'sandbox.recording.json');

  expect([unkept.exitCode, unkept.stderr]).toEqual([2, expect.stringContaining('so nothing was tried')]);
  expect(called).toEqual([]);
  expect(others.stderr).toContain('"contacts" of write.yaml is not written: --object does not name it.');
  expect(tried.stdout).not.toContain('failed');
  expect(tried.stderr).not.toContain('is not in the recording');
  for (const words of ['a new record is there', 'each record of a batch', 'a deleted record is gone']) {
    expect(tried.stdout).toContain(`held      ${words}`);
  }
  expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
});

test('wrong usage is said in a sentence', async () => {
  const { connection, dowel, folder } = await startWithRecurly();
  await writeFile(join(folder, 'odd.json'), '{"dowelRecording":2}');
  const say = async (...args: string[]) => (await dowel('connector', ...args)).stderr;

  expect(await say('try', 'recurly', '--connection', 'gone')).toContain(
    'No installation uses the connection "gone"',
  );
  expect(await say('try', 'stripe', '--connection', connection.id)).toContain('the connector is for stripe');
  expect(await say('try', 'recurly', '--connection', connection.id, '--object', 'cats')).toContain(
    'no object "cats"',
  );
  expect(await say('try', 'nobody', '--connection', connection.id)).toContain('nobody cannot be read');
  expect(await say('replay', 'odd.json')).toContain('odd.json is no recording');
});
