import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest, plan, refusal } from '../../test/deploy-replies.ts';
import { runDowel } from '../../test/terminal.ts';

/** Runs the command where no key, project or address is set. */
const check = (text: string, args: string[] = [], more: Record<string, string> = {}) =>
  runDowel(['check', ...args], { files: { 'dowel.yaml': text, ...more }, env: {} });

const larch = 'authType: none\nbaseURL: https://api.larch.example\nsupport: { proxy: true }\n';

const guide = readFileSync(new URL('../../../../docs/guides/connectors.md', import.meta.url), 'utf8');
const [, example = ''] = /This is `[^`]+`:\n\n```yaml\n(.*?)```/s.exec(guide) ?? [];
const connector = example.replace('objectNames: any', 'objectNames: listed');

describe('checking a manifest', () => {
  it('needs no service and no key', async () => {
    const { exitCode, stdout, stderr, sent } = await check(manifest);

    expect({ exitCode, stderr, sent }).toEqual({ exitCode: 0, stderr: '', sent: [] });
    expect(stdout).toBe('dowel.yaml has no errors: 1 integration, 0 warnings.\n');
  });

  it('shows each error with its line, its path and what to write', async () => {
    const { exitCode, stdout, stderr } = await check(
      manifest.replace('"*/30 * * * *"', '"*/5 * * * *"').replace('    read:', '    colour: red\n    read:'),
    );

    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(
      [
        'dowel.yaml:5:5 warning "colour" is not a key of a manifest at this place, and is ignored.',
        '  4 |     provider: sandbox',
        '  5 |     colour: red',
        '    |     ^',
        '  at:  integrations[0].colour',
        '  fix: Remove it. Known here: name, provider, displayName, module, multiple, sameAccount, actAs, read, write, proxy, subscribe, watchSchema.',
        '',
        'dowel.yaml:10:21 error The schedule "*/5 * * * *" runs 5 minutes apart; 10 is the minimum.',
        '   9 |           destination: crm-webhook',
        '  10 |           schedule: "*/5 * * * *"',
        '     |                     ^',
        '  at:  integrations[0].read.objects[0].schedule',
        '  fix: Write "*/10 * * * *" or less often.',
        '',
        'dowel.yaml cannot be deployed: 1 error, 1 warning.',
        '',
      ].join('\n'),
    );
  });

  // A terminal would obey them: change what it has shown, its title and the clipboard.
  it('shows control characters of files and services, and writes none', async () => {
    const odd = '\u001b]52;c;ZXZpbA==\u0007\u009b2J\r\u001b[8mx\u007f';
    const shown = '\\u001b]52;c;ZXZpbA==\\u0007\\u009b2J\\u000d\\u001b[8mx\\u007f';

    const file = await check(manifest.replace('crm-webhook', `"${odd}"`));
    const service = await runDowel(['deploy'], {
      files: { 'dowel.yaml': manifest },
      replies: [refusal(404, { code: 'project_not_found', detail: `No ${odd}.` })],
    });
    const json = await check(manifest.replace('provider: sandbox', 'provider: a\u009bb'), ['--json']);

    expect(file.stderr).toContain(shown);
    expect(service.stderr).toContain(`No ${shown}.`);
    expect(json.stdout).toContain('a\\u009bb');
    expect(file.stderr + service.stderr + json.stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('checks every manifest of a folder, and counts what is refused', async () => {
    const files = {
      'all/a.yaml': manifest,
      'all/b.yml': manifest.replace('crm-sync', 'other').replace('provider: sandbox', 'provider: nobody'),
      'all/.c.yaml': 'odd',
    };
    const [words, json] = await Promise.all(
      [[], ['--json']].map((more) => runDowel(['check', 'all', ...more], { files, env: {} })),
    );

    expect(words?.exitCode).toBe(1);
    expect(words?.stdout).toBe(
      'all/a.yaml has no errors: 1 integration, 0 warnings.\n\n2 manifests: 1 can be deployed, 1 cannot; 1 error, 0 warnings.\n',
    );
    expect(words?.stderr).toContain('all/b.yml cannot be deployed: 1 error, 0 warnings.');
    expect(JSON.parse(json?.stdout ?? '')).toMatchObject({
      ok: false,
      files: [
        { ok: true, file: 'all/a.yaml' },
        { ok: false, file: 'all/b.yml' },
      ],
    });
  });

  it('says of two manifests of a folder which have an integration of one name', async () => {
    const files = { 'all/a.yaml': manifest, 'all/b.yaml': manifest.replace('crm-sync', 'CRM-sync') };

    const { exitCode, stderr } = await runDowel(['check', 'all'], { files, env: {} });

    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^all\/b\.yaml:3:11 warning all\/a\.yaml has an integration of this name too/);
  });

  it('takes a folder in a folder for no manifest, whatever it is called', async () => {
    const files = { 'all/a.yaml/notes.txt': 'odd', 'all/b.yaml': manifest };

    const { exitCode, stdout } = await runDowel(['check', 'all'], { files, env: {} });

    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'all/b.yaml has no errors: 1 integration, 0 warnings.\n',
    });
  });

  it('takes unknown keys for errors when strict', async () => {
    const odd = manifest.replace('    read:', '    colour: red\n    read:');

    const [lenient, strict] = await Promise.all([check(odd), check(odd, ['--strict'])]);

    expect([lenient.exitCode, strict.exitCode]).toEqual([0, 1]);
    expect(lenient.stdout).toBe('dowel.yaml has no errors: 1 integration, 1 warning.\n');
    expect(strict.stderr).toContain('dowel.yaml cannot be deployed: 1 error, 0 warnings.');
  });

  it.each([
    ['provider: hubspto', 'hubspto', '"hubspot"', 4],
    ['provider: hubspot\n    module: crn', 'crn', '"crm"', 5],
  ])('names what is near an unknown name: %s', async (lines, wanted, suggested, line) => {
    const { exitCode, stderr } = await check(manifest.replace('provider: sandbox', lines));

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^dowel\\.yaml:${line}:\\d+ error .*"${wanted}"`, 'm'));
    expect(stderr).toContain(`fix: Did you mean ${suggested}`);
    expect(stderr).toContain('If it is in a catalogue file of your server, pass --catalogue.');
  });

  it('warns of what a provider does not support, at the line that uses it', async () => {
    const { exitCode, stderr } = await check(
      manifest.replace(
        'provider: sandbox',
        'provider: sandboxOpen\n    write: { objects: [{ objectName: contacts }] }',
      ),
    );

    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^dowel\.yaml:5:5 warning .*"sandboxOpen" does not have support\.write/m);
  });

  it("knows the providers of the server's catalogue files", async () => {
    const own = manifest.replace('provider: sandbox', 'provider: larchDesk');
    const folder = { 'providers/larchDesk.yaml': larch };

    const without = await check(own, [], folder);
    const known = await check(own, ['--catalogue', 'providers'], folder);
    const other = await check(own, ['--catalogue', 'absent.yaml'], folder);
    const magic = JSON.stringify({ larchDesk: { authType: 'magic', baseURL: 'x', support: {} } });
    const wrong = await check(own, ['--catalogue', 'a.json'], { 'a.json': magic });

    expect([without, known, other, wrong].map(({ exitCode }) => exitCode)).toEqual([1, 0, 2, 2]);
    expect(known.stderr).toMatch(/^dowel\.yaml:5:5 warning .*"larchDesk" does not have support\.read/m);
    expect(other.stderr).toContain('The catalogue file absent.yaml cannot be read (ENOENT)');
    expect(wrong.stderr).toContain('Run dowel catalogue check a.json.');
  });

  it("knows the connectors of the server's files, and which provider has none", async () => {
    const own = manifest.replace('provider: sandbox', 'provider: larchDesk').replace('contacts', 'agemts');
    const files = { 'providers/larchDesk.yaml': larch, 'connectors/larch.yaml': connector };
    const flags = ['--catalogue', 'providers', '--connectors'];

    const known = await check(own, [...flags, 'connectors'], files);
    const other = await check(own, [...flags, 'oak.json'], {
      ...files,
      'oak.json': connector.replace('larchDesk', 'oak'),
    });
    const wrong = await check(own, [...flags, 'oak.json'], { ...files, 'oak.json': '{}' });

    expect([known, other, wrong].map(({ exitCode }) => exitCode)).toEqual([0, 0, 2]);
    expect(known.stderr).toMatch(
      /^dowel\.yaml:7:23 warning The connector for Larch Desk has no object "agemts"/m,
    );
    expect(known.stderr).toContain('fix: Write "agents".');
    expect(other.stderr).toContain('so support.read is lowered to false');
    expect(wrong.stderr).toContain('Run dowel connector check oak.json.');
  });

  it('asks the service what a project lacks, and only when the project is named', async () => {
    const warning = {
      severity: 'warning' as const,
      path: 'integrations[0].read.objects[0].destination',
      line: 8,
      column: 24,
      message: 'The project "demo" has no destination "crm-webhook".',
      fix: 'Make it.',
    };
    const scene = { files: { 'dowel.yaml': manifest }, replies: [plan([], [warning])] };

    const asked = await runDowel(['check', '--project', 'demo'], scene);
    const unasked = await runDowel(['check'], scene);
    const unreached = await runDowel(['check', '--project', 'demo'], { ...scene, replies: [] });

    expect([asked, unasked, unreached].map(({ exitCode }) => exitCode)).toEqual([0, 0, 3]);
    expect(asked.sent).toMatchObject([{ method: 'PUT', body: { sourceYaml: manifest, dryRun: true } }]);
    expect(asked.stderr).toContain('dowel.yaml:8:24 warning The project "demo" has no destination');
    expect(unasked.sent).toEqual([]);
  });

  it('prints one JSON document for a program', async () => {
    const fine = await check(manifest, ['--json']);
    const wrong = await check(manifest.replace('objectName', 'objectNam'), ['--json']);
    const absent = await check(manifest, ['--json', 'absent.yaml']);

    expect(JSON.parse(fine.stdout)).toEqual({ ok: true, file: 'dowel.yaml', findings: [] });
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      ok: false,
      findings: [
        { severity: 'error', path: 'integrations[0].read.objects[0].objectName', line: 7 },
        { severity: 'warning', fix: 'Write "objectName".' },
      ],
    });
    expect(absent.exitCode).toBe(2);
    expect(JSON.parse(absent.stdout)).toMatchObject({ ok: false, error: { name: 'UsageError' } });
  });

  it('shows only a part of a line that is a whole manifest', async () => {
    const one = (name: string) => ({ name, provider: 'sandbox', proxy: { enabled: true }, nmae: 1 });
    const all = Array.from({ length: 40 }, (_, index) => one(`crm-${index}`));
    const text = JSON.stringify({ specVersion: '1.0.0', integrations: all });

    const { stderr } = await runDowel(['check'], { files: { 'dowel.json': text } });

    const [, shown = '', marked = ''] = stderr.split('\n\n').at(-2)?.split('\n') ?? [];
    expect(shown.length).toBeLessThan(200);
    expect(shown.slice(marked.indexOf('^'))).toMatch(/^"nmae"/);
  });

  it('says of a file in another encoding that it has to be UTF-8', async () => {
    const check = (bytes: Uint8Array) => runDowel(['check'], { files: { 'dowel.yaml': bytes }, env: {} });
    const latin = await check(Buffer.from(manifest.replace('crm-sync', 'caf\u00e9'), 'latin1'));
    const wide = await check(Buffer.from(`\ufeff${manifest}`, 'utf16le'));
    const marked = await check(Buffer.from(`\ufeff${manifest}`));
    const unmarked = await check(Buffer.from(manifest, 'utf16le'));

    expect([latin, wide, unmarked, marked].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 0]);
    expect(unmarked.stderr).toContain(
      'it holds a NUL, as UTF-16 and files that are no text do. Save it as UTF-8.',
    );
    expect(latin.stderr).toBe(
      'error The file dowel.yaml is not text in UTF-8 (line 3), so its letters cannot be told apart. Save it as UTF-8.\n',
    );
    expect(wide.stderr).toContain('is not text in UTF-8 (line 1)');
    expect(wide.stderr).toContain('it begins as UTF-16 does. Save it as UTF-8.');
  });
});
