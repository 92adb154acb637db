import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, deployed, manifest, plan, refusal } from '../../test/deploy-replies.ts';
import { credentials, runDowel } from '../../test/terminal.ts';

const files = { 'dowel.yaml': manifest };

describe('deploying a manifest', () => {
  it('shows what changes, in which project of which service, then the deployed revisions', async () => {
    const read = { added: ['companies'], removed: ['deals'], changed: ['contacts'] };
    const replies = [plan([change({ read, settings: ['displayName'] })]), deployed()];

    const { exitCode, stdout, stderr, sent } = await runDowel(['deploy'], { files, replies });

    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      [
        'Changes in demo at https://dowel.test/v1:',
        '  ~ crm-sync (sandbox) update',
        '    read      +companies -deals ~contacts',
        '    settings  ~displayName',
        'Deployed:',
        '  integration  provider  revision',
        '  crm-sync     sandbox   rev-2',
        '',
      ].join('\n'),
    );
    expect(stderr).toBe('');
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/v1/projects/demo/integrations:batch?destructive=false',
        body: { sourceYaml: manifest, dryRun: true },
      },
      { method: 'PUT', body: { sourceYaml: manifest } },
    ]);
    expect(sent[1]?.body).not.toHaveProperty('dryRun');
    expect(sent[0]?.headers.get('X-Api-Key')).toBe('key-1');
  });

  it('changes nothing on a dry run', async () => {
    const replies = [plan([change({ action: 'create' }), change({ name: 'same', action: 'unchanged' })])];

    const { exitCode, stdout, sent } = await runDowel(['deploy', '--dry-run'], { files, replies });

    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      'Would change in demo at https://dowel.test/v1:\n  + crm-sync (sandbox) create\n  = same (sandbox) unchanged\nNothing was deployed.\n',
    );
    expect(sent).toHaveLength(1);
  });

  it('sends what the person says of it', async () => {
    const args = ['deploy', '--message', 'Deals every 15 minutes'];

    const { sent } = await runDowel(args, { files, replies: [plan([change()]), deployed()] });

    expect(sent[1]?.body).toEqual({ sourceYaml: manifest, message: 'Deals every 15 minutes' });
  });

  it('says that objects which are gone keep being read', async () => {
    const removing = change({
      read: { added: [], removed: ['deals'], changed: [] },
      affectedInstallations: 3,
    });

    const kept = await runDowel(['deploy'], { files, replies: [plan([removing]), deployed()] });
    const stopped = await runDowel(['deploy', '--destructive'], {
      files,
      replies: [plan([{ ...removing, affectedInstallations: 1 }]), deployed()],
    });

    expect(kept.stdout).toContain(
      'deals will keep being read by 3 installations. Deploy with --destructive to stop that.',
    );
    expect(stopped.stdout).toContain('1 installation will stop reading deals.');
    expect(stopped.sent.map(({ path }) => path)).toEqual(
      Array(2).fill('/v1/projects/demo/integrations:batch?destructive=true'),
    );
  });

  it('takes variables from a file that was written on Windows', async () => {
    const env = Object.fromEntries(Object.entries(credentials).map(([name, value]) => [name, `${value}\r`]));

    const { sent } = await runDowel(['deploy', '--dry-run'], { files, env, replies: [plan([])] });

    expect(sent[0]?.path).toMatch(/^\/v1\/projects\/demo\//);
    expect(sent[0]?.headers.get('X-Api-Key')).toBe('key-1');
  });

  it('takes flags before variables', async () => {
    const { sent } = await runDowel(
      ['deploy', '--project', 'other', '--api-key', 'key-2', '--base-url', 'http://localhost:4310/v1'],
      { files, replies: [plan([]), deployed()] },
    );

    expect(sent[0]?.path).toContain('/projects/other/');
    expect(sent[0]?.headers.get('X-Api-Key')).toBe('key-2');
  });

  it.each([
    ['a usual name in this folder', [], { 'amp.yml': manifest }],
    ['the usual name of a named folder', ['crm'], { 'crm/dowel.yaml': manifest }],
    ['a named file', ['crm/other.yaml'], { 'crm/other.yaml': manifest }],
    ['JSON', [], { 'dowel.json': JSON.stringify({ specVersion: '1.0.0', integrations: [integration()] }) }],
  ])('finds %s', async (_, args, there) => {
    const { exitCode } = await runDowel(['deploy', ...args], {
      files: there,
      replies: [plan([]), deployed()],
    });

    expect(exitCode).toBe(0);
  });
});

describe('a manifest with mistakes', () => {
  const wrong = manifest.replace('objectName: contacts', 'objectNam: contacts');

  it('is not sent, and the mistake is shown in its place with a fix', async () => {
    const { exitCode, stdout, stderr, sent } = await runDowel(['deploy'], { files: { 'dowel.yaml': wrong } });

    expect(exitCode).toBe(1);
    expect(sent).toHaveLength(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^dowel\.yaml:7:\d+ (error|warning) /m);
    expect(stderr).toMatch(/^ +7 \| +- objectNam: contacts\n +\| +\^$/m);
    expect(stderr).toContain('fix:');
    expect(stderr).toContain('dowel.yaml was not deployed');
  });

  it('is shown before a key, a project or an address is asked for', async () => {
    const { exitCode, stderr } = await runDowel(['deploy'], { files: { 'dowel.yaml': wrong }, env: {} });

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^dowel\.yaml:7:\d+ error /m);
    expect(stderr).not.toContain('--project');
  });

  it('is told in JSON too', async () => {
    const { exitCode, stdout } = await runDowel(['deploy', '--json'], { files: { 'dowel.yaml': wrong } });

    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      file: 'dowel.yaml',
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'error', line: 7 })]),
    });
  });

  it('is deployed with warnings, unless strict for an unknown key', async () => {
    const odd = manifest.replace('    read:', '    colour: red\n    read:');
    const known = {
      severity: 'warning' as const,
      path: '',
      line: 4,
      column: 5,
      message: 'It lacks support.',
    };
    const replies = [plan([], [known]), deployed()];

    const lenient = await runDowel(['deploy'], { files: { 'dowel.yaml': odd }, replies });
    const strict = await runDowel(['deploy', '--strict'], { files: { 'dowel.yaml': odd }, replies });

    expect(lenient.exitCode).toBe(0);
    expect(lenient.stderr).toMatch(/^dowel\.yaml:5:5 warning /m);
    expect(lenient.stderr).toMatch(/^dowel\.yaml:4:5 warning It lacks support/m);
    expect(strict.exitCode).toBe(1);
    expect(strict.stderr).toMatch(/^dowel\.yaml:5:5 error /m);
  });

  it('is shown in the file when only the service sees the mistake', async () => {
    const issues = [
      {
        name: 'integrations[0].read.objects[0].destination',
        detail: 'There is no destination "crm-webhook".',
        remedy: 'Create it first.',
      },
    ];

    const { exitCode, stderr } = await runDowel(['deploy'], {
      files,
      replies: [refusal(422, { code: 'manifest_invalid', issues })],
    });

    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      [
        'dowel.yaml:8:24 error There is no destination "crm-webhook".',
        '  7 |         - objectName: contacts',
        '  8 |           destination: crm-webhook',
        '    |                        ^',
        '  at:  integrations[0].read.objects[0].destination',
        '  fix: Create it first.',
        '',
        'dowel.yaml was not deployed: 1 error.',
        '',
      ].join('\n'),
    );
  });

  it("shows the service's warnings once", async () => {
    const odd = manifest.replace('    read:', '    colour: red\n    read:');
    const first = await runDowel(['deploy', '--dry-run', '--json'], {
      files: { 'dowel.yaml': odd },
      replies: [plan([])],
    });
    const { findings } = JSON.parse(first.stdout);

    const again = await runDowel(['deploy', '--dry-run', '--json'], {
      files: { 'dowel.yaml': odd },
      replies: [plan([], [...findings, { severity: 'warning', path: 'integrations[0]', message: 'old' }])],
    });

    expect(JSON.parse(again.stdout).findings).toHaveLength(findings.length + 1);
  });
});

describe('printing JSON', () => {
  it('prints one document with changes and revisions, and nothing else', async () => {
    const { stdout } = await runDowel(['deploy', '--json'], {
      files,
      replies: [plan([change()]), deployed()],
    });

    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      file: 'dowel.yaml',
      dryRun: false,
      findings: [],
      changes: [change()],
      deployed: [
        {
          id: 'int-1',
          name: 'crm-sync',
          provider: 'sandbox',
          revisionId: 'rev-2',
          createTime: '2026-11-20T09:00:00Z',
        },
      ],
    });
  });

  it('keeps the plan when the deploy fails', async () => {
    const replies = [plan([change()]), refusal(403, { code: 'api_key_scope', detail: 'Too narrow.' })];

    const { exitCode, stdout } = await runDowel(['deploy', '--json'], { files, replies });

    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      changes: [{ name: 'crm-sync' }],
      error: { code: 'api_key_scope', status: 403 },
    });
  });

  it.each([[['deploy', '--json', '--colour']], [['deploy', '--json', 'absent.yaml']]])(
    'prints a document for wrong usage: %j',
    async (args) => {
      const { exitCode, stdout } = await runDowel(args);

      expect(exitCode).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { message: expect.any(String) } });
    },
  );
});

describe('a deploy that cannot happen', () => {
  beforeEach(() => {
    // Below the real range on purpose: with -1, the random wait between attempts is zero.
    vi.spyOn(Math, 'random').mockReturnValue(-1);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['the service is away', new TypeError('fetch failed'), 'cannot be reached. ', 3],
    ['the service fails', refusal(500, { code: 'internal_error', requestId: 'req-9' }), 'request req-9', 3],
    ['a page answers', new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), '--base-url', 1],
  ])('ends with 3 when %s', async (_, reply, words, attempts) => {
    const { exitCode, stderr, sent } = await runDowel(['deploy'], { files, replies: [reply] });

    expect(exitCode).toBe(3);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('batchUpsertIntegrations');
    expect(sent).toHaveLength(attempts);
  });

  it('names the address that cannot be reached, and gives no advice for pages', async () => {
    const { stderr, stdout } = await runDowel(['deploy', '--json'], { files });

    const words =
      'The service at https://dowel.test/v1 cannot be reached. Nothing was deployed. Check --base-url (or DOWEL_BASE_URL), and that the service runs.';
    expect(stderr).toBe(`error ${words}\n`);
    expect(JSON.parse(stdout).error.message).toBe(words);
  });

  it('does not claim that nothing was deployed once the manifest was sent', async () => {
    const { exitCode, stderr } = await runDowel(['deploy'], {
      files,
      replies: [plan([change()]), new TypeError('fetch failed')],
    });

    expect(exitCode).toBe(3);
    expect(stderr).toContain('may have been deployed; deploying it again does no harm');
    expect(stderr).not.toContain('Nothing was deployed');
  });

  it.each([
    ['a gateway gives up', new Response('<h1>504</h1>', { status: 504 })],
    ['a page answers', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('says what may have happened when %s in place of the service', async (_, reply) => {
    const { exitCode, stderr } = await runDowel(['deploy'], { files, replies: [plan([change()]), reply] });

    expect(exitCode).toBe(3);
    expect(stderr).toContain('may have been deployed; deploying it again does no harm');
  });

  it.each([null, {}, 'x', { changes: {} }])(
    'ends with 3 when %j answers in place of a plan',
    async (body) => {
      const { exitCode, stderr } = await runDowel(['deploy'], { files, replies: [Response.json(body)] });

      expect(exitCode).toBe(3);
      expect(stderr).toContain('no plan');
    },
  );

  it.each([
    ['deploy', '--dry-run'],
    ['check', '--project=demo'],
  ])('says of %s that an old server has deployed', async (...args) => {
    const { stderr } = await runDowel(args, { files, replies: [deployed()] });

    expect(stderr).toMatch(
      /does not know dry runs, and deployed\. List its integrations, and update it\.\n$/,
    );
  });

  it.each([
    ['to check the address when a page', '<h1>404</h1>', 404, 1, 'Check that --base-url'],
    [
      'to come later when a gateway',
      'Slow down',
      429,
      3,
      'Slow down. Nothing was deployed. Try again later.',
    ],
  ])('says %s refuses', async (_, text, status, code, words) => {
    const replies = Array.from({ length: 4 }, () => new Response(text, { status }));
    const { exitCode, stderr } = await runDowel(['deploy'], { files, replies });
    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  it('ends with 1 when the key is refused', async () => {
    const replies = [refusal(401, { code: 'api_key_invalid', detail: 'No such key.', remedy: 'Make one.' })];

    const { exitCode, stderr } = await runDowel(['deploy'], { files, replies });

    expect(exitCode).toBe(1);
    expect(stderr).toContain('No such key. Make one.');
    expect(stderr).not.toContain('key-1');
  });

  it.each([
    ['no project', { ...credentials, DOWEL_PROJECT: '' }, '--project is missing'],
    ['no key', { ...credentials, DOWEL_API_KEY: '' }, '--api-key is missing'],
    ['no address', { ...credentials, DOWEL_BASE_URL: '' }, '--base-url is missing'],
    [
      'a key with typographic quotes',
      { ...credentials, DOWEL_API_KEY: '\u201ckey-1\u201d' },
      'that no key has',
    ],
    ['a folder for a project', { ...credentials, DOWEL_PROJECT: '.' }, '"." is no project'],
    ['an address in part', { ...credentials, DOWEL_BASE_URL: '/v1' }, 'the whole address'],
  ])('ends with 2 when there is %s', async (_, env, words) => {
    const { exitCode, stderr, sent } = await runDowel(['deploy'], { files, env });

    expect(exitCode).toBe(2);
    expect(stderr).toContain(words);
    expect(sent).toHaveLength(0);
  });

  it('shows what the file may be warned of, before it says what is missing', async () => {
    const odd = manifest.replace('    read:', '    colour: red\n    read:');

    const { exitCode, stderr } = await runDowel(['deploy'], { files: { 'dowel.yaml': odd }, env: {} });

    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/dowel\.yaml:5:5 warning .*--project is missing/s);
  });

  it.each([['deploy'], ['check', '.']])(
    'ends with 2 when a folder has two manifests: %s',
    async (...args) => {
      const { exitCode, stderr } = await runDowel(args, { files: { ...files, 'amp.yaml': manifest } });

      expect(exitCode).toBe(2);
      expect(stderr).toContain('This folder has more than one manifest: dowel.yaml and amp.yaml.');
    },
  );

  it.each([
    ['no manifest', ['deploy'], 'There is no manifest in this folder.'],
    ['a folder of manifests', ['deploy', 'all'], 'A deploy takes one manifest. Name it, such as all'],
    ['no such file', ['deploy', 'absent.yaml'], 'The file absent.yaml cannot be read.'],
    ['an empty name', ['deploy', ''], 'The name of a file is empty.'],
    ['an unknown flag', ['deploy', '--distructive'], 'Did you mean --destructive?'],
    ['an unknown command', ['deplay'], "unknown command 'deplay'"],
    ['no command', [], 'Usage: dowel'],
  ])('ends with 2 when there is %s', async (_, args, words) => {
    const { exitCode, stderr } = await runDowel(args, { files: { 'all/crm.yaml': manifest } });

    expect(exitCode).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('asking for help', () => {
  it('lists flags and exit codes', async () => {
    const { exitCode, stdout } = await runDowel(['deploy', '--help']);

    expect(exitCode).toBe(0);
    expect(stdout).toContain('--destructive');
    expect(stdout).toContain('key of scope deploy or full');
    expect(stdout).toContain('Exit codes: 0 done');
  });

  it('prints the version', async () => {
    expect(await runDowel(['--version'])).toMatchObject({
      exitCode: 0,
      stdout: '1.2.3\n',
    });
  });
});

function integration() {
  return {
    name: 'crm-sync',
    provider: 'sandbox',
    read: { objects: [{ objectName: 'contacts', destination: 'crm-webhook' }] },
  };
}
