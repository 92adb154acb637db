import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { emptyDatabase } from '../empty-database.ts';
import { inFull } from '../full-run.ts';
import { listen } from '../listen.ts';
import { administer } from '../prepare-database.ts';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const database = inject('testDatabase');
const folder = createServerFolder();
afterAll(() => folder.remove());

/** For a test that starts the server four times more. */
if (database.kind === 'pglite') runOnEmbeddedDatabase();
else runOnPostgres();

/** Sets the clock of a process an hour ahead. */
const clockAhead = `
  const { Date: Clock } = globalThis;
  globalThis.Date = class Date extends Clock {
    static now() { return Clock.now() + 3_600_000; }
    constructor(...time) { super(...(time.length === 0 ? [Date.now()] : time)); }
  };`;

const provider = 'authType: none\nbaseURL: https://api.larch.example\nsupport: { proxy: true }\n';

/** Runs one server after the other in one folder. It takes seconds to make the database, but not to open it. */
function runOnEmbeddedDatabase() {
  let server: ServerProcess;
  let demo: { apiKey: string; jwtKey: { kid: string } };
  const askForDemo = () => fetch(`${server.url}/v1/projects/demo`, { headers: { 'x-api-key': demo.apiKey } });

  describe('starting the server for the first time', () => {
    beforeAll(async () => {
      server = await folder.start();
      demo = folder.demo();
    });

    // @holds S1, S251, S257
    it('makes a demo project whose key works', async () => {
      const answer = await askForDemo();

      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ name: 'demo', appName: 'Ridgeline' });
    });

    it('prints the keys, and keeps them in a file only its owner can read', () => {
      expect(server.output()).toContain(demo.apiKey);
      expect(statSync(folder.path('demo.json')).mode & 0o777).toBe(0o600);
      expect(demo).toMatchObject({
        groupRef: 'acme',
        consumerRef: 'ada',
        jwtKey: { algorithm: 'RS256', privateKeyPem: expect.stringContaining('PRIVATE KEY') },
      });
    });

    it('gives out addresses of the port that was free, in the demo file and in its answers', async () => {
      const upload = await fetch(`${server.url}/v1/generate-upload-url`, {
        headers: { 'x-api-key': demo.apiKey },
      });

      expect(server.url).toMatch(/:[1-9]\d+$/);
      expect(folder.demo()).toMatchObject({
        serverUrl: server.url,
        baseUrl: `${server.url}/v1`,
        callbackUrl: `${server.url}/callbacks/v1/oauth`,
      });
      expect((await upload.json()).url).toMatch(new RegExp(`^${server.url}/uploads/`));
    });

    it('keeps a second process out of its data folder', async () => {
      const second = await folder.startFailing();

      expect(second).toMatchObject({
        code: 1,
        errors: expect.stringContaining(`in use by process ${server.pid}`),
      });
    });

    // @holds M6
    it('writes nothing that others can read', () => {
      expect(folder.openToOthers()).toEqual([]);
    });
  });

  describe('starting the server again', () => {
    beforeAll(async () => {
      await server.end('SIGKILL');
      rmSync(folder.path('demo.json'));
      // An old release may have left such rights, and so may a copy of a backup.
      folder.openToAll();
      mkdirSync(folder.path('providers'));
      writeFileSync(folder.path('providers/alder.yaml'), provider);
      server = await folder.start({ DOWEL_CATALOGUE_FILES: folder.path('providers') });
    });

    // @holds M6
    it('takes from others what they could read before', () => {
      expect(folder.openToOthers()).toEqual([]);
    });

    it('keeps what was stored, though it was killed', async () => {
      const answer = await askForDemo();

      expect(answer.status).toBe(200);
    });

    it('makes a lost demo file again, with a new private key', () => {
      const again = folder.demo();

      expect(again.apiKey).toBe(demo.apiKey);
      expect(again.jwtKey.kid).not.toBe(demo.jwtKey.kid);
    });

    it('reads the catalogue files again at SIGHUP, and keeps what worked when one is broken', async () => {
      const statusOf = async (name: string) => (await fetch(`${server.url}/v1/providers/${name}`)).status;
      const reload = () => process.kill(server.pid ?? 0, 'SIGHUP');
      expect(await statusOf('alder')).toBe(200);

      writeFileSync(folder.path('providers/birch.yaml'), 'authType: [');
      reload();
      await expect.poll(() => server.output()).toContain('the catalogue stays as it was');
      expect(await statusOf('alder')).toBe(200);

      writeFileSync(folder.path('providers/birch.yaml'), provider);
      reload();
      await expect.poll(() => statusOf('birch')).toBe(200);
    });
  });

  // @holds A2
  it('sending a body that never ends is answered before the body has come, and closed', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), 'localhost');
    const heard = text(socket);

    socket.write(
      'PUT /uploads/dowel-uploads/p/f.zip?token=x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\nPK',
    );

    // The text is complete once the server has closed the connection.
    expect(await heard).toMatch(/^HTTP\/1.1 404 .*connection: close.*upload_not_found/is);
  });

  it('stopping the server ends by itself and gives the data folder back', async () => {
    const code = await server.end('SIGTERM');

    expect(code).toBe(0);
    expect(existsSync(folder.path('data/dowel.lock'))).toBe(false);
    expect(folder.openToOthers()).toEqual([]);
  });

  describe('making a project', () => {
    let key: string;

    it('prints its key once', async () => {
      const made = await folder.createProject([
        'Mail-Monkey',
        '--app-name=Mail Monkey',
        '--embedding-origin=https://app.mailmonkey.example',
      ]);

      expect(made).toMatchObject({ code: 0, output: expect.stringContaining('"mail-monkey"'), errors: '' });
      key = /dowel_full_\S+/.exec(made.output)?.[0] ?? '';
      expect(key).not.toBe('');
    });

    it('refuses a name that is taken, and one that cannot be', async () => {
      const taken = await folder.createProject(['mail-monkey']);
      const wrong = await folder.createProject(['mail monkey']);

      expect(taken).toMatchObject({
        code: 1,
        output: '',
        errors: expect.stringMatching(
          /is called "mail-monkey".* Choose another name.* nobody has its key.*org:add-owner/,
        ),
      });
      expect(wrong).toMatchObject({
        code: 2,
        errors: expect.stringContaining('Usage: project:create <name>'),
      });
    });

    it('refuses a page that is not an origin', async () => {
      const made = await folder.createProject([
        'mail-ape',
        '--embedding-origin=http://app.mailmonkey.example',
      ]);

      expect(made).toMatchObject({ code: 2, errors: expect.stringContaining('must begin with https://') });
    });

    it('makes one that the server serves, where no demo is seeded', async () => {
      server = await folder.start({ DOWEL_SEED: 'none' });

      const answer = await fetch(`${server.url}/v1/projects/mail-monkey`, { headers: { 'x-api-key': key } });

      expect(await answer.json()).toMatchObject({
        name: 'mail-monkey',
        appName: 'Mail Monkey',
        embeddingOrigins: ['https://app.mailmonkey.example'],
      });
      await server.end('SIGTERM');
    });
  });

  describe('refusing to start', () => {
    it('says that the port is taken, and leaves the data folder free', async () => {
      const other = createServer();
      const port = String(await listen(other));

      // Nothing else is begun before: a database that is not there would be named.
      const databaseUrl = 'postgres://dowel:secret@127.0.0.1:1/dowel';
      const { code, errors } = await folder.startFailing({ DOWEL_PORT: port, DATABASE_URL: databaseUrl });
      other.close();

      expect(code).toBe(1);
      expect(errors).toContain(`Port ${port} is taken`);
      expect(existsSync(folder.path('data/dowel.lock'))).toBe(false);
    });

    it('does not take another key under the id of the first', async () => {
      const file = folder.path('data/encryption-keys');
      const right = readFileSync(file, 'utf8');
      writeFileSync(file, generateKeyRing('dev'));

      const { code, errors } = await folder.startFailing();
      writeFileSync(file, right);

      expect(code).toBe(1);
      expect(errors).toMatch(/encryption key "dev" differs from/);
      expect(existsSync(folder.path('data/dowel.lock'))).toBe(false);
    });

    it('wants an encryption key in production', async () => {
      const { code, errors } = await folder.startFailing({
        NODE_ENV: 'production',
        DOWEL_PUBLIC_ORIGIN: 'https://dowel.example.com',
      });

      expect(code).toBe(1);
      expect(errors).toContain('DOWEL_ENCRYPTION_KEYS');
    });
  });
}

function runOnPostgres() {
  describe('starting replicas at the same moment on an empty database', () => {
    it('makes the tables and the demo once. Both replicas serve the demo, without a data folder', async () => {
      const variables = { ...(await emptyDatabase('replicas')), DOWEL_SEED: 'demo' };
      const replicas = await Promise.all([folder.start(variables), folder.start(variables)]);

      const headers = { 'x-api-key': folder.demo().apiKey };
      const answersTo = (path: string) =>
        Promise.all(replicas.map(({ url }) => fetch(`${url}${path}`, { headers })));
      const healthy = await answersTo('/health/ready');
      expect(healthy.map(({ status }) => status)).toEqual([200, 200]);
      const keys = await Promise.all(
        (await answersTo('/v1/projects/demo/api-keys')).map((answer) => answer.json()),
      );
      expect(keys).toMatchObject([{ length: 2 }, { length: 2 }]);
      expect(existsSync(folder.path('data'))).toBe(false);
      // The first line of the log starts the threads, of which dead name servers keep some.
      const threads = () => readdirSync(`/proc/${replicas[0]?.pid}/task`).length;
      if (process.platform === 'linux') await vi.waitFor(() => expect(threads()).toBeGreaterThan(64));
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    });

    it('agrees with the others on the time, though the clock of its machine is ahead, and says so', async () => {
      const ahead = await folder.start({
        ...(await emptyDatabase('clocks')),
        DOWEL_SEED: 'demo',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead)}`,
      });
      const { apiKey } = folder.demo();
      const answer = await fetch(`${ahead.url}/v1/projects/demo`, { headers: { 'x-api-key': apiKey } });
      const { createTime } = await answer.json();
      await ahead.end('SIGTERM');

      for (const time of [createTime, answer.headers.get('date')])
        expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(30_000);
      expect(ahead.output()).toContain('3600 s ahead of the clock of the database');
    });

    inFull('is what `migrate` does before', async () => {
      const variables = await emptyDatabase('migrated');
      const otherKeys = { ...variables, DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1') };
      const migrated = await folder.run(['migrate'], variables);
      const again = await folder.run(['migrate'], variables);
      const withOtherKeys = await folder.run(['migrate'], otherKeys);
      const refused = await folder.run(['migrate', 'now'], variables);

      expect([migrated, again, withOtherKeys, refused].map(({ code }) => code)).toEqual([0, 0, 1, 2]);
      expect(migrated.output).toContain('The tables are up to date');
      expect(withOtherKeys.errors).toContain('DOWEL_ENCRYPTION_KEYS');
      const { DATABASE_URL: url = '' } = variables;
      const projects = await administer(url, (client) => client.query('select from projects'));
      expect(projects).toMatchObject({ rowCount: 0 });
    });
  });
}
