import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifest, plan } from '../../test/deploy-replies.ts';
import { runDowel } from '../../test/terminal.ts';

const baseUrl = 'https://dowel.test/v1';
const token = 'dowel_session_secret';
const expireTime = '2027-02-01T00:00:00.000Z';
const now = new Date('2026-11-21T00:00:00.000Z');
const created = () =>
  Response.json(
    { token, expireTime, builder: { id: 'b1', name: 'Ada Okafor', email: 'ada@acme.example' } },
    { status: 201 },
  );
const createTime = '2026-11-01T00:00:00.000Z';
const builder = { id: 'b1', idpProvider: 'password', idpRef: 'b1', createTime };
const orgRole = {
  role: 'owner',
  principalType: 'team' as const,
  principalId: 't1',
  org: { id: 'o1', label: 'Acme', defaultTeamId: 't1', createTime },
};
const crm = { id: 'p1', name: 'acme-crm', appName: 'Acme CRM', orgId: 'o1', createTime };
const refusal = () =>
  Response.json({ detail: 'The code is not valid.', remedy: 'Run "dowel login" again.' }, { status: 400 });

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dowel-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const env = () => ({ HOME: home, DOWEL_BASE_URL: baseUrl });
const folder = () => join(home, '.config', 'dowel');
const file = () => join(folder(), 'sessions.json');
const stored = () => JSON.parse(readFileSync(file(), 'utf8'));

/** Signs in, with a browser that brings the code. */
function login(options: Parameters<typeof runDowel>[1] = {}) {
  return runDowel(['login'], {
    env: env(),
    replies: [created()],
    browse: (url) => bring(url),
    now,
    ...options,
  });
}

/** What the address asks for. */
function askedIn(url: string) {
  const { searchParams } = new URL(url);
  return { port: searchParams.get('port'), state: searchParams.get('state') ?? '', url };
}

/** Brings the code to the command, as the browser does after a sign-in. */
function bring(
  url: string,
  changes: { path?: string; method?: string; host?: string } = {},
): Promise<number> {
  const { port, state } = askedIn(url);
  const path = changes.path ?? `/?${new URLSearchParams({ code: 'the-code', state })}`;
  return new Promise((resolve, reject) => {
    const headers = { host: changes.host ?? `127.0.0.1:${port}` };
    httpRequest({ host: '127.0.0.1', port, path, method: changes.method ?? 'GET', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('signing in', () => {
  it('takes the code from the browser, and proves that it is the program that asked', async () => {
    let opened = '';
    const { exitCode, stdout, stderr, sent } = await login({
      browse: (url) => {
        opened = url;
        return bring(url);
      },
    });

    expect(exitCode).toBe(0);
    expect(stdout).toBe(`Signed in at ${baseUrl} as Ada Okafor <ada@acme.example>.\n`);
    expect(stderr).toContain(opened);
    expect(opened).toMatch(
      /^https:\/\/dowel\.test\/sign-in\/command-line\?challenge=[\w-]{43}&state=[\w-]{22}&port=\d+$/,
    );
    expect(sent).toMatchObject([
      { method: 'POST', path: '/sign-in/command-line/session', body: { code: 'the-code' } },
    ]);
    const { codeVerifier } = (sent[0]?.body ?? {}) as { codeVerifier: string };
    expect(createHash('sha256').update(codeVerifier).digest('base64url')).toBe(
      new URL(opened).searchParams.get('challenge'),
    );
    expect(stderr).not.toContain(codeVerifier);
  });

  it('keeps the session where only the user can read it', async () => {
    const { stdout, stderr } = await login();

    expect(stored()).toEqual({ [baseUrl]: { token, expireTime } });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder())).toEqual(['sessions.json']);
    expect(stdout + stderr).not.toContain(token);
  });

  it('takes a folder without a name for none, and not for the current one', async () => {
    const { stderr } = await login({ env: { ...env(), DOWEL_CONFIG_DIR: '', XDG_CONFIG_HOME: home } });

    expect(stderr).toContain(`kept in ${join(home, 'dowel', 'sessions.json')}`);
  });

  it('keeps one session for each service', async () => {
    const other = { ...env(), DOWEL_BASE_URL: 'http://localhost:4310/dowel/v1/' };

    await login();
    await login({ env: other });

    expect(Object.keys(stored())).toEqual([baseUrl, 'http://localhost:4310/dowel/v1']);
  });

  it('opens no browser and no port when it is told to, and takes the code that is pasted', async () => {
    const opened: string[] = [];
    const { exitCode, stderr, sent } = await runDowel(['login', '--no-browser'], {
      env: env(),
      replies: [created()],
      browse: (url) => opened.push(url),
      pasted: '\n  the-code  \n',
    });

    expect(exitCode).toBe(0);
    expect(opened).toEqual([]);
    expect(stderr).toMatch(/\/sign-in\/command-line\?challenge=[\w-]{43}&state=[\w-]{22}\n/);
    expect(sent).toMatchObject([{ body: { code: 'the-code' } }]);
  });

  it('ends when nobody can paste a code, as in CI', async () => {
    const { exitCode, stderr } = await runDowel(['login', '--no-browser'], { env: env(), pasted: '' });

    expect(exitCode).toBe(1);
    expect(stderr).toContain('The input has ended without a code');
    expect(readdirSync(home)).toEqual([]);
  });

  it('takes a pasted code also when a browser was opened, which may run on another machine', async () => {
    const { exitCode, sent } = await login({ browse: () => undefined, pasted: 'the-code\n' });

    expect(exitCode).toBe(0);
    expect(sent).toMatchObject([{ body: { code: 'the-code' } }]);
  });

  // @holds B7
  it.each([
    ['has another state', { path: '/?code=evil&state=other' }],
    ['has no state', { path: '/?code=evil' }],
    ['came under another name', { host: 'evil.example:80' }],
    ['is a form', { method: 'POST' }],
    ['is for another path', { path: '/favicon.ico' }],
  ])('does not believe a request that %s, and waits on', async (_, changes) => {
    const statuses: number[] = [];
    const { exitCode, sent } = await login({
      browse: async (url) => {
        statuses.push(await bring(url, changes), await bring(url));
      },
    });

    expect(statuses).toEqual([400, 200]);
    expect(exitCode).toBe(0);
    expect(sent).toMatchObject([{ body: { code: 'the-code' } }]);
  });

  it('says why the service refused the code, and keeps nothing', async () => {
    const { exitCode, stderr } = await login({ replies: [refusal()] });

    expect(exitCode).toBe(1);
    expect(stderr).toContain('error The code is not valid. Run "dowel login" again.');
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    ['cannot be reached', [], 3],
    ['fails', [new Response('<html>', { status: 502 })], 3],
    ['is something else', [new Response('<html>', { status: 200 })], 1],
    ['redirects', [new Response(null, { status: 302, headers: { location: 'https://evil.example' } })], 1],
  ])('keeps nothing when the service %s', async (_, replies, code) => {
    const { exitCode, stderr } = await login({ replies });

    expect(exitCode).toBe(code);
    expect(stderr).toContain('error');
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    ['there is no service', new TypeError('fetch failed'), 3, `${baseUrl} cannot be reached.`],
    ['there is something else', new Response('', { status: 404 }), 1, 'dowel.test has no sign-in page.'],
  ])('asks nobody to sign in where %s', async (_, page, code, words) => {
    const { exitCode, stderr } = await login({ page, browse: () => undefined });

    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(words)]);
    expect(stderr).not.toContain('Your browser');
  });

  it('wants to know where', async () => {
    const { exitCode, stderr } = await login({ env: { HOME: home, DOWEL_BASE_URL: '' } });

    expect(exitCode).toBe(2);
    expect(stderr).toContain('--base-url is missing');
  });

  it('says which file it cannot write', async () => {
    const there = join(home, 'no-folder');
    symlinkSync(join(home, 'nowhere', 'at', 'all'), there);

    const { exitCode, stderr } = await login({ env: { ...env(), DOWEL_CONFIG_DIR: there } });

    expect(exitCode).toBe(2);
    expect(stderr).toContain(`The file ${join(there, 'sessions.json')} with your sign-ins cannot be written`);
  });

  it('does not replace a file that it cannot read', async () => {
    await login();
    writeFileSync(file(), '{"https://other.example/v1": 1}');

    const { exitCode, stderr } = await login();

    expect(exitCode).toBe(2);
    expect(stderr).toContain('is damaged. Delete it');
    expect(readFileSync(file(), 'utf8')).toBe('{"https://other.example/v1": 1}');
  });
});

describe('other commands after a sign-in', () => {
  const files = { 'dowel.yaml': manifest };
  const deploy = (more: Record<string, string> = {}, at = now, flags: string[] = []) =>
    runDowel(['deploy', '--dry-run', ...flags], {
      files,
      env: { ...env(), DOWEL_PROJECT: 'demo', ...more },
      replies: [plan([])],
      now: at,
    });

  it.each([baseUrl, 'https://dowel.test/'])('use the session of %s when there is no API key', async (url) => {
    await login({ env: { ...env(), DOWEL_BASE_URL: url } });

    const { exitCode, sent } = await deploy();

    expect(exitCode).toBe(0);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(sent[0]?.headers.has('x-api-key')).toBe(false);
  });

  it('use the API key when there is one', async () => {
    await login();

    const { sent } = await deploy({ DOWEL_API_KEY: 'key-1' });

    expect(sent[0]?.headers.get('x-api-key')).toBe('key-1');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('do not take the session for a key that is empty', async () => {
    await login();

    const { exitCode, stderr, sent } = await deploy({}, now, ['--api-key', '']);

    expect([exitCode, sent]).toEqual([2, []]);
    expect(stderr).toContain('--api-key is empty.');
  });

  it('send the session to no other service', async () => {
    await login();

    const { exitCode, stderr, sent } = await deploy({ DOWEL_BASE_URL: 'https://evil.example/v1' });

    expect(exitCode).toBe(2);
    expect(stderr).toContain('Nobody is signed in at https://evil.example/v1, and --api-key is missing.');
    expect(sent).toEqual([]);
  });

  it('say that the session has expired', async () => {
    await login();

    const { exitCode, stderr, sent } = await deploy({}, new Date(expireTime));

    expect(exitCode).toBe(2);
    expect(stderr).toContain('has expired. Run dowel login again.');
    expect(sent).toEqual([]);
  });
});

describe('asking who is signed in', () => {
  const whoami = (replies: (Response | Error)[]) => runDowel(['whoami'], { env: env(), replies, now });

  it('tells the person, the org and the projects', async () => {
    await login();
    const info = {
      builder: { ...builder, fullName: 'Ada Okafor', primaryEmail: 'ada@acme.example' },
      orgRole,
      projectRoles: {
        p1: { ...orgRole, project: { ...crm, name: 'demo' } },
        p2: { ...orgRole, project: { ...crm, name: 'live' } },
      },
    };

    const { exitCode, stdout, sent } = await whoami([Response.json(info)]);

    expect(exitCode).toBe(0);
    expect(stdout).toBe('Ada Okafor <ada@acme.example>\norg       Acme (owner)\nprojects  demo, live\n');
    expect(sent).toMatchObject([{ method: 'GET', path: '/v1/my-info' }]);
  });

  it('tells that nobody is', async () => {
    const { exitCode, stderr, sent } = await whoami([]);

    expect(exitCode).toBe(2);
    expect(stderr).toContain(`Nobody is signed in at ${baseUrl}. Run dowel login.`);
    expect(sent).toEqual([]);
  });
});

describe('working with projects', () => {
  const project = (args: string[], replies: (Response | Error)[]) =>
    runDowel(['project', ...args], { env: env(), replies, now });
  const info = (role = {}) => Response.json({ builder, projectRoles: {}, ...role });
  const inAcme = () => info({ orgRole });

  it('makes one in the own org, and says what comes next', async () => {
    await login();

    const { exitCode, stdout, sent } = await project(
      ['create', 'acme-crm', '--app-name', 'Acme CRM'],
      [inAcme(), Response.json(crm, { status: 201 })],
    );

    expect(exitCode).toBe(0);
    expect(stdout).toContain('Made the project acme-crm in Acme. Customers read the name "Acme CRM".');
    expect(stdout).toContain('https://dowel.test/console/acme-crm/keys\n');
    expect(sent[1]).toMatchObject({ method: 'POST', path: '/v1/projects' });
    expect(sent[1]?.body).toEqual({ name: 'acme-crm', appName: 'Acme CRM', orgId: 'o1' });
  });

  it('lists them with the names that customers read', async () => {
    await login();

    const { stdout } = await project(['list'], [Response.json([crm, { ...crm, name: 'x', appName: 'X' }])]);

    expect(stdout).toBe('acme-crm  Acme CRM\nx         X\n');
  });

  it.each([
    ['there is none yet', ['list'], () => Response.json([]), 0, 'There are no projects yet.'],
    ['there is no org yet', ['create', 'a'], () => info(), 2, 'You belong to no organization'],
  ] as const)('leads to the page for the first one when %s', async (_, args, reply, code, words) => {
    await login();

    const { exitCode, stdout, stderr } = await project([...args], [reply()]);

    expect(exitCode).toBe(code);
    expect(stdout + stderr).toContain(words);
    expect(stdout + stderr).toContain('https://dowel.test/console/-/start');
  });

  it('says why one was not made', async () => {
    await login();
    const taken = { code: 'name_taken', detail: 'The name is taken.', remedy: 'Choose another one.' };

    const { exitCode, stderr } = await project(
      ['create', 'demo'],
      [inAcme(), Response.json(taken, { status: 409 })],
    );

    expect(exitCode).toBe(1);
    expect(stderr).toContain('The name is taken.');
  });

  it.each([
    [['whoami'], null],
    [['whoami'], {}],
    [['project', 'list'], null],
    [['project', 'list'], {}],
    [['project', 'create', 'a'], {}],
  ])('ends with 3 when something else than the service answers %j', async (args, body) => {
    await login();

    const { exitCode, stderr } = await runDowel(args, { env: env(), replies: [Response.json(body)], now });

    expect(exitCode).toBe(3);
    expect(stderr).toContain('check that --base-url');
  });

  it('needs somebody who is signed in, also where there is an API key', async () => {
    const { exitCode, stderr, sent } = await project(['create', 'a'], []);

    expect([exitCode, sent]).toEqual([2, []]);
    expect(stderr).toContain(`Nobody is signed in at ${baseUrl}. Run dowel login. An API key is not enough`);
  });
});

describe('signing out', () => {
  const logout = (replies: (Response | Error)[]) => runDowel(['logout'], { env: env(), replies, now });
  const ended = () => new Response(null, { status: 204 });
  const unknown = () => Response.json({ code: 'session_invalid' }, { status: 401 });

  it.each([
    ['ends the session', ended],
    ['is fine with a session that has ended before', unknown],
  ])('%s, and forgets it', async (_, reply) => {
    await login();

    const { exitCode, stdout, stderr, sent } = await logout([reply()]);

    expect([exitCode, stdout, stderr]).toEqual([0, `Signed out at ${baseUrl}.\n`, '']);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/v1/my-sessions/current' });
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(stored()).toEqual({});
  });

  it('forgets the session also when the service is down, and says how long it lasts there', async () => {
    await login();

    const { exitCode, stderr } = await logout([new Response('', { status: 500 })]);

    expect(exitCode).toBe(0);
    expect(stderr).toContain('lasts until 2027-02-01');
    expect(stored()).toEqual({});
  }, 20_000);

  it('does nothing when nobody is signed in', async () => {
    const { exitCode, stdout, sent } = await logout([]);

    expect([exitCode, stdout]).toEqual([0, `Nobody is signed in at ${baseUrl}.\n`]);
    expect(sent).toEqual([]);
  });
});
