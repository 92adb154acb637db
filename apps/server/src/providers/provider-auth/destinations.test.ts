import { describe, expect, it } from 'vitest';
import { isListed, tooWide } from '../../platform/outgoing/host-patterns.ts';
import { isFixedBy, isSpeltOutBy } from './fixed-hosts.ts';
import {
  type DestinationRule,
  NOWHERE,
  type SecretDestination,
  toDestination,
  withQuery,
} from './secret-destination.ts';

const at = (address: string) => new URL(address);

describe('telling whether a template fixes a host', () => {
  it.each([
    ['https://api.larch.example/v1', 'https://api.larch.example/v1'],
    ['https://api.larch.example:8443/{{.workspace}}', 'https://api.larch.example:8443/acme'],
    ['http://localhost:4320/api', 'http://localhost:4320/api'],
    ['https://{{.workspace}}.larch.example', 'https://acme.larch.example'],
    ['https://{{.workspace}}.larch.example', 'https://acme--dev.sandbox.larch.example'],
    ['https://{{.a}}.api.{{.region}}.larch.example/x', 'https://acme.api.eu.larch.example/x'],
    ['https://{{.workspace}}-shop.larch.example', 'https://acme-shop.larch.example'],
    ['https://{{.workspace}}.larch.co.uk', 'https://acme.larch.co.uk'],
    ['https://{{.workspace}}.acme.herokuapp.com', 'https://x.acme.herokuapp.com'],
    ['https://{{.workspace}}.larch.example:8443', 'https://acme.larch.example:8443'],
  ])('%s fixes %s', (template, address) => {
    expect(isFixedBy(template, at(address))).toBe(true);
  });

  it.each([
    ['https://{{.workspace}}.larch.example', 'https://evil.test/.larch.example'],
    ['https://{{.workspace}}.larch.example', 'https://evil.test#.larch.example'],
    ['https://{{.workspace}}.larch.example', 'https://evil.test\\.larch.example'],
    ['https://{{.workspace}}.larch.example', 'https://larch.example'],
    ['https://{{.workspace}}.larch.example', 'https://evillarch.example'],
    ['https://{{.workspace}}larch.example', 'https://evillarch.example'],
    ['https://{{.workspace}}.larch.example', 'https://acme.larch.example.'],
    ['https://{{.workspace}}.larch.example', 'https://acme.larch.example:8443'],
    ['https://{{.workspace}}.larch.example', 'http://acme.larch.example'],
    ['http://{{.workspace}}.larch.example', 'http://acme.larch.example'],
    ['https://{{.workspace}}.example', 'https://evil.example'],
    ['https://{{.workspace}}.co.uk', 'https://evil.co.uk'],
    ['https://{{.workspace}}.herokuapp.com', 'https://evil.herokuapp.com'],
    ['https://{{.workspace}}.github.io', 'https://evil.github.io'],
    ['https://{{.region}}.amazonaws.com', 'https://evil.s3.amazonaws.com'],
    ['https://{{.workspace}}', 'https://evil.test'],
    ['https://{{.workspace}}/larch.example', 'https://evil.test/larch.example'],
    ['{{.workspace}}/rest', 'https://evil.test/rest'],
    ['https://{{.a}}.{{.b}}', 'https://evil.test'],
    ['https://api.larch.example:{{.port}}', 'https://api.larch.example:8443'],
    ['https://{{.workspace}}.0.0.1', 'https://127.0.0.1'],
    ['https', 'https://evil.test'],
  ])('%s does not fix %s', (template, address) => {
    expect(isFixedBy(template, at(address))).toBe(false);
  });

  it('tells a host that is spelt out from one that is filled in', () => {
    expect(isSpeltOutBy('https://api.larch.example/{{.workspace}}', at('https://api.larch.example/a'))).toBe(
      true,
    );
    expect(isSpeltOutBy('https://{{.workspace}}.larch.example', at('https://acme.larch.example'))).toBe(
      false,
    );
  });
});

describe('listing hosts', () => {
  it.each([
    ['crm.acme.example', 'https://crm.acme.example/rest', true],
    ['crm.acme.example', 'https://crm.acme.example:443', true],
    ['crm.acme.example', 'https://crm.acme.example:8443', false],
    ['crm.acme.example:8443', 'https://crm.acme.example:8443', true],
    ['crm.acme.example', 'http://crm.acme.example', false],
    ['crm.acme.example', 'https://x.crm.acme.example', false],
    ['*.acme.example', 'https://a.b.acme.example', true],
    ['*.acme.example', 'https://acme.example', false],
    ['*.acme.example', 'https://evilacme.example', false],
    ['*.myshopify.com', 'https://shop.myshopify.com', true],
    ['*.com', 'https://evil.com', false],
    ['*.co.uk', 'https://evil.co.uk', false],
  ])('%s for %s: %s', (pattern, address, isAllowed) => {
    expect(isListed([pattern], at(address))).toBe(isAllowed);
  });

  it.each([
    ['crm.acme.example', false, false],
    ['*.acme.example', false, false],
    ['*.com', true, true],
    ['*.co.uk', true, true],
    ['*.co.uk:8443', true, true],
    ['*.herokuapp.com', false, true],
    ['*.herokuapp.com', true, false],
  ])('%s, where shared suffixes count: %s, is too wide: %s', (pattern, shared, isTooWide) => {
    expect(tooWide(pattern, { shared }) !== undefined).toBe(isTooWide);
  });
});

describe('making an address that secrets may be sent to', () => {
  const rule =
    (isAllowed: boolean): DestinationRule =>
    ({ host }) =>
      isAllowed ? undefined : new Error(`not to ${host}`);

  it('wants every rule to allow it', () => {
    expect(toDestination('https://larch.example', [rule(true), rule(true)])).toBe('https://larch.example/');
    expect(() => toDestination('https://larch.example', [rule(true), rule(false)])).toThrow(
      'not to larch.example',
    );
  });

  it.each([
    '',
    'larch.example',
    'ftp://larch.example',
    'https://a@larch.example',
    'https://{{.x}}',
    'https://a b',
    'https://x:y',
  ])('refuses "%s", which is no plain web address', (address) => {
    expect(() => toDestination(address, [rule(true)])).toThrow('The address is no web address');
  });

  it('is the only way to one', () => {
    // @ts-expect-error an address that nobody has checked
    const unchecked: SecretDestination = 'https://larch.example/';

    expect(unchecked).toBe(toDestination('https://larch.example', [rule(true)]));
  });

  it('adds to the query alone', () => {
    expect(withQuery(NOWHERE, 'key', 'a&b=c')).toBe('https://provider.invalid/?key=a%26b%3Dc');
  });
});
