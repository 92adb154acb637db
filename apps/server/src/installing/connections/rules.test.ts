import type { ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { oauthProvider } from '../../providers/provider-auth/providers.fixture.ts';
import { diagnose, hasMoved, onlyNames, statusAfter, toWorkspace, unsafeMetadata } from './rules.ts';

const input = (values: Record<string, string>): ProviderMetadata =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source: 'input' }]));
const at = (baseURL: string): ProviderInfo => ({ ...oauthProvider(), baseURL });

describe('diagnosing a connection', () => {
  it('says who must act and how, and keeps since when', () => {
    const first = diagnose('revoked', new Date('2026-01-01T00:00:00Z'));
    const later = diagnose('revoked', new Date('2026-01-02T00:00:00Z'), first);
    const other = diagnose('ok', new Date('2026-01-03T00:00:00Z'), later);

    expect(first).toMatchObject({ actor: 'consumer', since: '2026-01-01T00:00:00.000Z' });
    expect(later).toEqual(first);
    expect(other).toMatchObject({ reason: 'ok', since: '2026-01-03T00:00:00.000Z' });
  });

  it.each([
    ['revoked', 'bad_credentials'],
    ['expired', 'bad_credentials'],
    ['misconfigured_app', 'bad_credentials'],
    ['provider_unreachable', 'working'],
    ['rate_limited', 'working'],
    ['insufficient_scope', 'working'],
  ] as const)('after %s a working connection is %s', (reason, status) => {
    expect(statusAfter(reason, 'working')).toBe(status);
  });
});

describe('a connection of which nobody knows the account', () => {
  const told = (realmId: string, source = 'token') => ({ realmId: { value: realmId, source } });
  it.each([
    ['has moved when its provider tells another value', told('1'), told('2'), true],
    ['has not moved when it tells the same', told('1'), told('1'), false],
    ['has not moved when it tells none', told('1'), {}, false],
    ['has not moved when somebody types another value', told('1', 'input'), told('2', 'input'), false],
  ])('%s', (_, before, after, expected) => {
    const placed = (providerMetadata: object) => ({
      providerWorkspaceRef: null,
      providerMetadata: providerMetadata as ProviderMetadata,
    });
    expect(hasMoved(placed(before), placed(after))).toBe(expected);
  });
});

describe('keeping metadata from leading an address astray', () => {
  it.each([
    ['https://{{.workspace}}.larch.example', 'acme'],
    ['https://{{.workspace}}.larch.example', 'acme--dev.sandbox'],
    ['https://{{ .workspace }}', 'crm.acme.example:8443'],
    ['{{.workspace}}/rest', 'https://crm.acme.example/sugar'],
    ['https://larch.example/{{.workspace}}/v1', 'a b/c'],
    ['https://larch.example', 'anything/at?all'],
    ['https://<<SERVICE>>.{{.workspace}}.larch.example', 'eu-1'],
  ])('lets %s have the workspace %s', (baseURL, workspace) => {
    expect(unsafeMetadata(at(baseURL), input({ workspace }))).toEqual([]);
  });

  it.each([
    ['https://{{.workspace}}.larch.example', 'evil.example/'],
    ['https://{{.workspace}}.larch.example', 'evil.example#'],
    ['https://{{.workspace}}.larch.example', 'me@evil.example/x'],
    ['https://{{.workspace}}', 'evil.example/path'],
    ['{{.workspace}}/rest', 'evil.example'],
    ['{{.workspace}}/rest', 'https://good.example@evil.example'],
    ['{{.workspace}}/rest', 'https://evil.example/?'],
    ['https://larch.example/{{.workspace}}/v1', '../admin'],
    ['https://larch.example/{{.workspace}}/v1', '.%2E/admin'],
    ['https://larch.example/{{.workspace}}/v1', '%2e'],
    ['https://larch.example/{{.workspace}}/v1', '.\t./admin'],
    ['https://larch.example/{{.workspace}}/v1', 'a\\..\\b'],
    ['https://larch.example/{{.workspace}}/v1', 'a?b'],
    ['https://larch.example/{{.workspace}}/v1', 'a{{b'],
    ['https://{{.workspace}}.larch.example', 'localhost:5510'],
    ['https://{{.workspace}}.larch.example', '٣'],
    ['https://{{.workspace}}', 'crm.acme.example:99999'],
    ['https://{{.workspace}}', '1.2.3.4.5'],
    ['https://larch.example:{{.workspace}}', '99999'],
    ['https://larch.example:{{.workspace}}', '80a'],
    ['{{.workspace}}/rest', 'https://crm.{{.x}}.example'],
  ])('keeps %s from the workspace %s', (baseURL, workspace) => {
    expect(unsafeMetadata(at(baseURL), input({ workspace }))).toEqual(['workspace']);
  });
});

describe('reading a name from a typed address', () => {
  it.each([
    ['https://{{.workspace}}.my.larch.example', 'https://acme.my.larch.example/home?x=1', 'acme'],
    [
      'https://{{ .workspace }}.my.larch.example/v1',
      'Acme--dev.sandbox.My.Larch.Example',
      'Acme--dev.sandbox',
    ],
    ['https://{{.workspace}}.my.larch.example', 'acme', 'acme'],
    ['https://{{.workspace}}.my.larch.example', 'acme.elsewhere.example', 'acme.elsewhere.example'],
    ['https://{{.workspace}}.my.larch.example', '.my.larch.example', '.my.larch.example'],
    ['https://{{.workspace}}', 'crm.acme.example', 'crm.acme.example'],
    ['https://larch.example/{{.workspace}}.x', 'a/b.x', 'a/b.x'],
  ])('for %s turns %s into %s', (baseURL, typed, workspace) => {
    expect(onlyNames(at(baseURL), input({ workspace: typed }))).toEqual(input({ workspace }));
  });
});

describe('reading a workspace from a token response', () => {
  it.each([
    ['https://{{.workspace}}.my.larch.example', 'https://acme.my.larch.example', 'acme'],
    [
      'https://{{.workspace}}.my.larch.example',
      'https://acme--dev.sandbox.my.larch.example/',
      'acme--dev.sandbox',
    ],
    [
      'https://{{.workspace}}.my.larch.example',
      'https://acme.elsewhere.example',
      'https://acme.elsewhere.example',
    ],
    ['https://{{.workspace}}', 'https://crm.acme.example/', 'crm.acme.example'],
    ['https://api.larch.example', 'acme', 'acme'],
    ['https://{{.workspace}}.larch.example', 'acme', 'acme'],
  ])('for %s turns %s into %s', (baseURL, told, workspace) => {
    expect(toWorkspace(at(baseURL), told)).toBe(workspace);
  });
});
