import { ownProviders } from '@dowel/catalogue';
import { describe, expect, it } from 'vitest';
import { runDowel } from '../../test/terminal.ts';

const larch = 'authType: none\nbaseURL: https://api.larch.example\nsupport: { proxy: true }\n';
const check = (files: Record<string, string>, ...args: string[]) =>
  runDowel(['catalogue', 'check', ...args], { files, env: {} });

describe('checking catalogue files', () => {
  it('lists the providers of a folder, and says which of them replace a shipped one', async () => {
    const { exitCode, stdout, stderr, sent } = await check(
      { 'providers/larchDesk.yaml': larch, 'providers/stripe.yaml': larch },
      'providers',
    );

    expect({ exitCode, stderr, sent }).toEqual({ exitCode: 0, stderr: '', sent: [] });
    expect(stdout).toBe(
      'larchDesk (providers/larchDesk.yaml)\n' +
        'stripe (providers/stripe.yaml) replaces the provider that Dowel ships\n',
    );
  });

  it('names the file, the entry and the member of each mistake, with a fix', async () => {
    const entry = { authType: 'magic', baseURL: 'https://{{ if }}', support: {} };
    const files = { 'a.json': JSON.stringify({ larchDesk: entry }), 'b.yaml': larch };

    const { exitCode, stdout, stderr } = await check(files, 'a.json', 'b.yaml');

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^a\.json error authType is not valid: .*\(larchDesk\.authType\)\n {2}fix: Set authType to/,
    );
    expect(stderr).toMatch(/\na\.json error .*\(larchDesk\.baseURL\)\n {2}fix: Write only {{\.name}} there/);
    expect(stdout).toBe('b (b.yaml)\n');
  });

  it('refuses members that no entry has, at any depth, and names the nearest', async () => {
    const typo = `${larch}basicOpts: { oneKey: true, apiKeyAsBasicOpts: { keyFormt: '%s:x' } }\nbaseUrl: x\n`;

    const { exitCode, stderr } = await check({ 'a.yaml': typo }, 'a.yaml');

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /"oneKey" is no member of "basicOpts", so it does nothing\. \(a\.basicOpts\.oneKey\)/,
    );
    expect(stderr).toMatch(/\(a\.basicOpts\.apiKeyAsBasicOpts\.keyFormt\)\n {2}fix: Write "keyFormat"\./);
    expect(stderr).toMatch(/\(a\.baseUrl\)\n {2}fix: Write "baseURL"\./);
  });

  it('refuses addresses that nobody could call: nothing fills them, or paths would follow a query', async () => {
    const address = 'https://{{.region}}.larch.example';
    const oauth2Opts = {
      grantType: 'authorizationCode',
      authURL: `${address}/authorize`,
      tokenURL: `${address}/token`,
      tokenMetadataFields: {
        workspaceRefField: 'team',
        otherFields: [{ name: 'cell', displayName: 'Cell', path: 'cell' }],
      },
    };
    const support = { proxy: true };
    const baseURL = 'https://{{.cell}}.larch.example/{{.workspace}}';
    const typo = { authType: 'none', baseURL: `${address}/{{.regoin}}?v=2`, support };
    const good = { ...typo, authType: 'oauth2', baseURL, oauth2Opts };
    const metadata = { input: [{ name: 'region' }] };
    const files = { 'a.json': JSON.stringify({ typo: { ...typo, metadata }, good: { ...good, metadata } }) };

    const { exitCode, stderr } = await check(files, 'a.json');

    expect(exitCode).toBe(1);
    expect(stderr.match(/\(.*\)\n/g)).toEqual(['(typo.baseURL)\n', '(typo.baseURL)\n']);
    expect(stderr).toMatch(/Nothing fills {{\.regoin}}.*\n {2}fix: Write "region"\./);
    expect(await check({ 'own.json': JSON.stringify(ownProviders) }, 'own.json')).toMatchObject({
      exitCode: 0,
    });
  });

  it('prints one JSON document for a program', async () => {
    const { exitCode, stdout, stderr } = await check(
      { 'a.json': '{', 'b.yaml': larch },
      '--json',
      'a.json',
      'b.yaml',
    );

    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      findings: [
        {
          file: 'a.json',
          severity: 'error',
          path: '',
          message: expect.stringMatching(/^The catalogue file a\.json cannot be used.*Write it as JSON/s),
        },
      ],
      providers: [{ name: 'b', file: 'b.yaml', isBuiltIn: false }],
    });
  });

  it('cannot check a path that is not there', async () => {
    const { exitCode, stderr } = await check({}, 'absent.yaml');

    expect(exitCode).toBe(2);
    expect(stderr).toContain('The catalogue file absent.yaml cannot be read (ENOENT)');
  });
});
