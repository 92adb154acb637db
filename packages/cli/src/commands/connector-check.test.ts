import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runDowel } from '../../test/terminal.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../docs/guides/connectors.md', import.meta.url)),
  'utf8',
);
const [, file = '', example = ''] = /This is `([^`]+)`:\n\n```yaml\n(.*?)```/s.exec(guide) ?? [];
const [, shown = ''] = /says what the connector can do:\n\n```\n(.*?)```/s.exec(guide) ?? [];

const check = (text: string, args: string[] = []) =>
  runDowel(['connector', 'check', file, ...args], { files: { [file]: text }, env: {} });

describe('checking a connector', () => {
  it('says of the one in the guide what the guide shows', async () => {
    expect(await check(example)).toMatchObject({ exitCode: 0, stderr: '', stdout: shown, sent: [] });
  });

  it('shows each error with its line and what to write', async () => {
    const { exitCode, stdout, stderr } = await check(
      example.replace('granularityMs: 1000\n    doc', 'granularityMs: 1\n    doc'),
    );

    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    const line = example.split('\n').findIndex((text) => text.startsWith('    granularityMs')) + 1;
    expect(stderr).toContain(`${file}:${line}:20 error The filter cannot know a smaller difference`);
    expect(stderr).toContain('fix: Write 1000 or more.');
    expect(stderr).toContain(`${file} cannot be used: 1 error.`);
  });

  it.each([
    ['check', 'connectors/alder.js'],
    ['try', 'connectors/alder.mjs', '--connection', 'c'],
  ])('says that a file of code is none of data: %s', async (command, name, ...more) => {
    const text = 'export default ({ codeConnector }) => codeConnector({ provider: "alder" });';

    const { exitCode, stderr } = await runDowel(['connector', command, name, ...more], {
      files: { [name]: text },
    });

    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${name} is a connector of code`);
  });

  it('checks a change of a connector that ships by its shape, and with a project against what the server has', async () => {
    const [, extension = ''] = /```yaml\n(connectorVersion: 1\nextends: .*?)```/s.exec(guide) ?? [];
    const text = extension.replace('extends: stripe', 'extends: larchDesk').replace('stripe-v', 'V');
    const info = {
      provider: 'larchDesk',
      origin: 'shipped',
      connector: parse(example),
      changed: [],
      functions: [],
    };
    const at = (file: string, replies: Response[] = []) =>
      runDowel(['connector', 'check', 'more.yaml', ...(replies.length > 0 ? ['--project', 'demo'] : [])], {
        files: { 'more.yaml': file },
        ...(replies.length === 0 && { env: {} }),
        replies,
      });

    const alone = await at(text);
    const fits = await at(text, [Response.json(info)]);
    const misfit = await at(`${text}    parents: { object: gone, values: { a: id } }\n`, [
      Response.json(info),
    ]);

    expect(alone).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Pass --project') });
    expect(fits.sent.map(({ path }) => path)).toEqual([
      '/v1/projects/demo/connectors/larchDesk?shipped=true',
    ]);
    expect(fits).toMatchObject({ exitCode: 0, stderr: '' });
    expect(fits.stdout).toMatch(/^crypto\/onramp_sessions\n {2}Reads all records/m);
    expect(misfit).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('gone') });
  });

  it('holds a change of a connector that ships against no document without a project', async () => {
    const text = 'connectorVersion: 1\nextends: larchDesk\n';
    const document = JSON.stringify({ openapi: '3.1.0', paths: {} });
    const files = { 'more.yaml': text, 'api.json': document };

    const { exitCode, stdout, stderr } = await runDowel(
      ['connector', 'check', 'more.yaml', '--document', 'api.json', '--digest', 'https://larch.example/api'],
      { files, env: {} },
    );

    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('more.yaml extends larchDesk, so --document needs --project');
  });

  it('says of a service that cannot be reached what the other commands say', async () => {
    const [, text = ''] = /```yaml\n(connectorVersion: 1\nextends: .*?)```/s.exec(guide) ?? [];

    const { exitCode, stderr } = await runDowel(['connector', 'check', 'more.yaml', '--project', 'demo'], {
      files: { 'more.yaml': text },
    });

    expect(exitCode).toBe(3);
    expect(stderr).toContain('error The service at https://dowel.test/v1 cannot be reached.');
  });

  it('shows the connector of a server, with a mark at what a file has changed', async () => {
    const connector = parse(example);
    const info = { provider: 'larchDesk', connector, functions: ['isFailure'] };
    const changed = ['headers.Larch-Version', 'objects.agents.order'];

    const { exitCode, stdout } = await runDowel(['connector', 'show', 'larchDesk'], {
      replies: [Response.json({ ...info, origin: 'extended', changed })],
    });

    expect({ exitCode, read: parse(stdout) }).toEqual({ exitCode: 0, read: connector });
    expect(stdout).toContain('# Functions do in its place or beside it: isFailure.');
    expect(stdout.match(/# from your file\n.*/g)).toEqual([
      '# from your file\n  Larch-Version: 2026-01',
      '# from your file\n    order: none',
    ]);
  });

  it.each(['', '.', '..'])('knows that %j is no provider', async (provider) => {
    const { exitCode, stderr, sent } = await runDowel(['connector', 'show', provider], { replies: [] });

    expect({ exitCode, sent }).toEqual({ exitCode: 2, sent: [] });
    expect(stderr).toContain(`"${provider}" is no provider.`);
  });

  it('prints one JSON document for a program', async () => {
    const fine = await check(example, ['--json']);
    const wrong = await check(example.replace('objectNames: any', 'objectNames: some'), ['--json']);
    const old = await check(`${example}apiVersion: { name: old, supportedUntil: "2020-01-01" }`, ['--json']);
    const absent = await runDowel(['connector', 'check', 'absent.yaml', '--json'], { env: {} });

    expect(JSON.parse(fine.stdout)).toMatchObject({
      ok: true,
      abilities: [{ objectName: '*' }, { objectName: 'agents' }],
    });
    expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false, findings: [{ path: 'objectNames' }] });
    expect(JSON.parse(old.stdout)).toMatchObject({
      ok: true,
      findings: [{ severity: 'warning', path: 'apiVersion.supportedUntil' }],
    });
    expect([fine, wrong, absent].map(({ exitCode }) => exitCode)).toEqual([0, 1, 2]);
  });

  it('says of a folder that a file in it is meant', async () => {
    const { exitCode, stderr } = await runDowel(['connector', 'check', 'connectors'], {
      files: { 'connectors/larchDesk.yaml': example },
      env: {},
    });

    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: 'error connectors is a folder. Name a file in it.\n',
    });
  });

  it('says what to write in place of a value of the wrong kind or a value that is missing', async () => {
    const { stderr } = await check('provider: larchDesk\nobject: []\n');

    expect(stderr).toContain('object must be a map.');
    expect(stderr).toContain('fix: Write a map.');
    expect(stderr).toContain('fix: Add "connectorVersion: 1".');
    expect((await check('hello')).stderr).toContain(
      'fix: Start it with "connectorVersion: 1" and "provider:".',
    );
  });
});
