import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const folder = createServerFolder(inject('testDatabase'));
afterAll(() => folder.remove());

/** On a signal, writes a warning the way a library does, and one the way Node does. */
const chatter = `process.on('SIGUSR2', () => { console.warn('a library says\\n%s', 'two lines'); process.emitWarning('old ways'); })`;

const production = {
  NODE_ENV: 'production',
  DOWEL_PUBLIC_ORIGIN: 'https://dowel.example.com/crm',
  DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
  DOWEL_STOP_DELAY_SECONDS: '0',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(chatter)}`,
};

/** Parses each line as JSON. A line that is not JSON fails the test. */
const linesOf = (printed: string) =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

// These tests do not depend on the database, so one kind is enough.
describe.runIf(inject('testDatabase').kind === 'pglite')('running in production', { timeout: 90_000 }, () => {
  let apiKey: string;

  beforeAll(async () => {
    const { output, errors } = await folder.createProject(['mail-monkey'], production);
    apiKey = /dowel_full_\S+/.exec(output)?.[0] ?? errors;
  });

  /** Begins an upload and waits until the server reads it. The upload does not end by itself. */
  async function beginUpload({ url }: ServerProcess) {
    const answer = await fetch(`${url}/v1/generate-upload-url`, { headers: { 'x-api-key': apiKey } });
    const address = new URL((await answer.json()).url);
    expect(address.href).toMatch(`${production.DOWEL_PUBLIC_ORIGIN}/uploads/`);
    const upload = sendRequest(url + address.pathname + address.search, {
      method: 'PUT',
      headers: { 'content-length': '4', expect: '100-continue' },
    });
    const answered = once(upload, 'response');
    // If the connection is cut, `answered` rejects. A test that awaits it still sees that.
    answered.catch(() => undefined);
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write('PK');
    return { upload, answered };
  }

  it('first says that it is not ready, then ends what it has begun, and then itself', async () => {
    const server = await folder.start({ ...production, DOWEL_STOP_DELAY_SECONDS: '4' });
    const { upload, answered } = await beginUpload(server);

    const ended = server.end('SIGTERM');
    await vi.waitFor(async () => {
      const ready = await fetch(`${server.url}/health/ready`);
      expect(ready.status).toBe(503);
      expect(ready.headers.get('connection')).toBe('close');
    }, 15_000);
    upload.end('!!');

    const [answer] = await answered;
    expect(answer.statusCode).toBe(204);
    expect(await ended).toBe(0);
  });

  it('cuts off what does not end', async () => {
    const server = await folder.start({ ...production, DOWEL_DRAIN_SECONDS: '0.2' });
    const { answered } = await beginUpload(server);

    const code = await server.end('SIGTERM');

    await expect(answered).rejects.toThrow('socket hang up');
    expect(code).toBe(0);
    expect(linesOf(server.output())).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringContaining('cut off') }),
    );
  });

  it('prints only JSON: its own words, those of libraries, and warnings of Node', async () => {
    const server = await folder.start(production);

    process.kill(server.pid ?? 0, 'SIGUSR2');
    await vi.waitFor(() => expect(server.errors()).toContain('old ways'), 15_000);
    await server.end('SIGTERM');

    expect(linesOf(server.output())).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('listening on') }),
    );
    expect(linesOf(server.errors())).toMatchObject([
      { level: 40, msg: 'a library says\ntwo lines' },
      { level: 40, err: { message: 'old ways' } },
    ]);
  });

  it.each([
    ['a setting that cannot be used', { DOWEL_PORT: 'http' }, /DOWEL_PORT/],
    ['no encryption key', { DOWEL_ENCRYPTION_KEYS: '' }, /DOWEL_ENCRYPTION_KEYS/],
    ['no address of its own', { DOWEL_PUBLIC_ORIGIN: '' }, /DOWEL_PUBLIC_ORIGIN/],
    ['a mode from a file', { NODE_ENV: 'production\n', DOWEL_PORT: 'http' }, /DOWEL_PORT/],
  ])('says as JSON that it does not start with %s', async (_, variables, words) => {
    const { code, output, errors } = await folder.startFailing({ ...production, ...variables });

    expect(code).toBe(1);
    expect(linesOf(output)).toEqual([]);
    expect(linesOf(errors)).toMatchObject([{ level: 50, msg: expect.stringMatching(words) }]);
  });
});

describe.runIf(inject('testDatabase').kind === 'pglite')(
  'calling the server with a word it does not know',
  () => {
    it('names the ones it does', async () => {
      const { code, errors } = await folder.run(['projects:create']);

      expect(code).toBe(2);
      expect(errors).toMatch(/no command "projects:create".*project:create/);
    });

    it('first names the versions of Node that it needs, if this one is older', async () => {
      const older = `import m from 'node:module'; delete m.enableCompileCache; m.syncBuiltinESMExports();`;
      const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`;
      const { code, errors } = await folder.run(['projects:create'], { NODE_OPTIONS });

      expect(code).toBe(1);
      expect(errors).toMatch(/needs Node 22\.22\.2, 24\.15 or 26, and this is \d+\./);
    });
  },
);
