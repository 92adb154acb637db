import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateKeyRing } from '../../src/secrets/key-ring.ts';
import { administer, databaseUrl, type TestDatabase } from '../prepare-database.ts';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const database = inject('testDatabase');
const folder = createServerFolder();
afterAll(() => folder.remove());

if (database.kind === 'pglite') runOnEmbeddedDatabase();
else runOnPostgres(database);

/** One server after the other in one folder: making the database takes seconds, opening it does not. */
function runOnEmbeddedDatabase() {
  let server: ServerProcess;
  let demo: { apiKey: string; jwtKey: { kid: string } };
  const askForDemo = () => fetch(`${server.url}/v1/projects/demo`, { headers: { 'x-api-key': demo.apiKey } });

  describe('starting the server for the first time', () => {
    beforeAll(async () => {
      server = await folder.start();
      demo = folder.demo();
    });

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
        jwtKey: { algorithm: 'ES256', privateKeyPem: expect.stringContaining('PRIVATE KEY') },
      });
    });

    it('keeps a second process out of its data folder', async () => {
      const second = await folder.startFailing();

      expect(second).toMatchObject({
        code: 1,
        errors: expect.stringContaining(`in use by process ${server.pid}`),
      });
    });
  });

  describe('starting the server again', () => {
    beforeAll(async () => {
      await server.end('SIGKILL');
      rmSync(folder.path('demo.json'));
      server = await folder.start();
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
  });

  describe('stopping the server', () => {
    it('ends by itself and gives the data folder back', async () => {
      const code = await server.end('SIGTERM');

      expect(code).toBe(0);
      expect(existsSync(folder.path('data/dowel.lock'))).toBe(false);
    });
  });

  describe('refusing to start', () => {
    it('says that the port is taken, and leaves the data folder free', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = String(typeof address === 'object' && address ? address.port : 0);

      const { code, errors } = await folder.startFailing({ DOWEL_PORT: port });
      other.close();

      expect(code).toBe(1);
      expect(errors).toContain(`Port ${port} is taken`);
      expect(existsSync(folder.path('data/dowel.lock'))).toBe(false);
    });

    it('wants an encryption key in production', async () => {
      const { code, errors } = await folder.startFailing({ NODE_ENV: 'production' });

      expect(code).toBe(1);
      expect(errors).toContain('DOWEL_ENCRYPTION_KEYS');
    });
  });
}

function runOnPostgres({ adminUrl, template }: TestDatabase & { kind: 'postgres' }) {
  const name = `${template}_replicas`;
  const url = databaseUrl(adminUrl, name);

  describe('starting replicas at the same moment on an empty database', () => {
    afterAll(() => administer(adminUrl, (client) => client.query(`drop database ${name} with (force)`)));

    it('makes the tables once, and both replicas serve', async () => {
      await administer(adminUrl, (client) => client.query(`create database ${name}`));
      const keys = generateKeyRing('k1');
      const variables = { DATABASE_URL: url, DOWEL_SEED: 'none', DOWEL_ENCRYPTION_KEYS: keys };

      const replicas = await Promise.all([folder.start(variables), folder.start(variables)]);

      const answers = await Promise.all(replicas.map((replica) => fetch(`${replica.url}/health/ready`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    });
  });
}
