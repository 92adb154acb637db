import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../../../scripts/free-port.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { administer, databaseUrl } from '../prepare-database.ts';
import { type ServerProcess, untilListening } from '../process/server-process.ts';
import { type PerformedImage, performDockerfile } from './perform-dockerfile.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (name: string) => readFileSync(join(repository, name), 'utf8');
const database = inject('testDatabase');
const run = promisify(execFile);

/**
 * Any server with PGlite loaded takes more than this. The budget at rest is 120 MB. We do not test that budget, because
 * the memory of a process just after its start on a busy machine varies too much.
 */
const withEmbeddedMb = 200;

describe.runIf(database.kind === 'postgres')('performing the Dockerfile in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-image-'));
  const name = `dowel_image_${process.pid}`;
  const adminUrl = database.kind === 'postgres' ? database.adminUrl : '';
  let image: PerformedImage;
  let env: Record<string, string>;
  let server: ServerProcess;
  let readyMs: number;

  beforeAll(async () => {
    image = performDockerfile(join(repository, 'Dockerfile'), folder);
    // The image must run without any file of the build.
    rmSync(join(folder, 'build'), { recursive: true, force: true });
    await administer(adminUrl, (client) => client.query(`create database ${name}`));
    env = {
      PATH: process.env.PATH ?? '',
      ...image.env,
      DATABASE_URL: databaseUrl(adminUrl, name),
      DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
      DOWEL_PUBLIC_ORIGIN: 'https://dowel.example.com',
      DOWEL_PORT: String(await freePort()),
      DOWEL_STOP_DELAY_SECONDS: '0',
    };
    const since = performance.now();
    const [command = '', ...args] = image.entrypoint;
    server = await untilListening(spawn(command, args, { cwd: image.folder, env }));
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    readyMs = performance.now() - since;
  }, 120_000);
  afterAll(async () => {
    await server?.end('SIGKILL');
    await administer(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves code, what it reads, and no package', () => {
    const besideCode = readdirSync(image.folder).filter((name) => !/\.js(\.LEGAL\.txt)?$/.test(name));
    expect(besideCode.sort()).toEqual([
      'LICENSE',
      'console',
      'entry',
      'initdb.wasm',
      'migrations',
      'pglite.data',
      'pglite.wasm',
      'reference',
    ]);
    expect(image.user).toBe('node');
  });

  it('rests without the embedded database in its memory', ({ skip }) => {
    const status = `/proc/${server.pid}/status`;
    if (!existsSync(status)) skip('This system does not tell how much memory a process has.');
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? [];
    const residentMb = Number(kilobytes) / 1024;
    console.log(`first answer after ${Math.round(readyMs)} ms, ${residentMb.toFixed(0)} MB resident`);

    expect(residentMb).toBeLessThan(withEmbeddedMb);
  });

  it('finds the server well by its own health check', async () => {
    const [command = '', ...args] = image.healthcheck;

    await expect(run(command, args, { env })).resolves.toMatchObject({ stderr: '' });
    await expect(run(command, args, { env: { ...env, DOWEL_PORT: '1' } })).rejects.toThrow();
  });

  it('makes a project by a command, and serves it, manifests in their own thread included', async () => {
    const [command = '', ...args] = image.entrypoint;
    const { stdout } = await run(command, [...args, 'project:create', 'mail-monkey'], {
      cwd: image.folder,
      env,
    });
    const key = /dowel_full_\S+/.exec(stdout)?.[0] ?? '';
    const project = `${server.url}/v1/projects/mail-monkey`;

    const found = await fetch(project, { headers: { 'x-api-key': key } });
    const deployed = await fetch(`${project}/integrations:batch`, {
      method: 'PUT',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({
        dryRun: true,
        manifest: {
          specVersion: '1.0.0',
          integrations: [{ name: 'sync', provider: 'github', proxy: { enabled: true } }],
        },
      }),
    });

    expect(await found.json()).toMatchObject({ name: 'mail-monkey' });
    expect(deployed.status).toBe(200);
  });

  it('ends when it is told to', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('sending the repository to the builder of an image', () => {
  it('leaves out all that is not checked in', () => {
    const ignored = new Set(read('.dockerignore').split('\n'));
    const folders = read('.gitignore')
      .split('\n')
      .filter((line) => line.endsWith('/'))
      .map((line) => line.slice(0, -1));

    expect(folders.filter((one) => !ignored.has(one) && !ignored.has(`**/${one}`))).toEqual([]);
  });
});

describe('composing the server and PostgreSQL', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const settings: Record<string, string> = services.server.environment;
  const secrets = { ...settings, ...services.database.environment };

  it('holds no secret, and does not start without one', () => {
    const named = Object.entries<string>(secrets).filter(([name]) => !/^POSTGRES_(USER|DB)$/.test(name));
    // Settings that people may leave out come from their environment too, and are empty without it.
    const asked = named.filter(([, value]) => !/^\$\{DOWEL_OIDC_[A-Z_]+:-\}$/.test(value));

    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(([, value]) => !/\$\{[A-Z_]+:\?[^}]+\}/.test(value))).toEqual([]);
  });

  it('gives the server every setting of the file that the guide writes', () => {
    expect(services.server.env_file).toEqual([{ path: '.env', required: false }]);
  });

  it('is reached at the port that the file names', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker Compose fills it.
    expect(services.server.ports).toEqual(['127.0.0.1:${DOWEL_PORT:-4310}:${DOWEL_PORT:-4310}']);
  });

  it('gives the server settings that it takes', () => {
    const filled = Object.entries(settings).map(([name, value]) => [
      name,
      value
        .replace(/\$\{\w+:-\}/g, '')
        .replace(/\$\{(\w+):\?[^}]+\}/g, (_, variable) =>
          variable === 'DOWEL_PUBLIC_ORIGIN' ? 'https://dowel.example.com' : 'x',
        ),
    ]);

    const env = readEnv({ NODE_ENV: 'production', ...Object.fromEntries(filled) });

    expect(env.databaseUrl).toBe('postgres://dowel:x@database:5432/dowel');
  });

  it('keeps the data in a volume, and starts the server once the database is well', () => {
    expect(services.database.volumes.map((volume: string) => volume.split(':')[0])).toEqual(
      Object.keys(volumes),
    );
    expect(services.server.depends_on.database.condition).toBe('service_healthy');
    expect(services.database.healthcheck.test).toContain('pg_isready');
  });
});
