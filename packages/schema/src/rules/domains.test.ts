import { describe, expect, it } from 'vitest';
import { normalEmail, toDomain } from './domains.ts';

describe('reading a domain', () => {
  it.each([
    ['acme.example', 'acme.example'],
    [' Acme.EXAMPLE. ', 'acme.example'],
    ['ada@Acme.example', 'acme.example'],
    ['https://www.acme.example:8443/path?q=a@b#x', 'www.acme.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['ａcme.example', 'acme.example'],
    ['acme。example', 'acme.example'],
    ['a@b@acme.example', 'acme.example'],
  ])('%s is about %s', (text, domain) => {
    expect(toDomain(text)).toBe(domain);
  });

  it.each([
    '',
    'acme',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'http://[::1]/',
    'https://10.0.0.1/',
    'https://',
    'acme.example/path',
    'acme.example:80',
    'acme example.com',
    'acme..example',
    '*.acme.example',
    '.acme.example',
    'acme.example\\@evil.example/',
    `${'x'.repeat(64)}.example`,
    `${'x.'.repeat(130)}example`,
    'a%2eb.example',
    'a\0b.example',
  ])('%j is about none', (text) => {
    expect(toDomain(text)).toBeUndefined();
  });
});

describe('comparing e-mail addresses', () => {
  it.each([
    ['Ada@Acme.example', 'ada@acme.example'],
    [' ada@BÜCHER.example ', 'ada@xn--bcher-kva.example'],
    ['ada+dowel@acme.example', 'ada+dowel@acme.example'],
    ['ÄDA@acme.example', 'äda@acme.example'],
  ])('takes %s for %s', (text, email) => {
    expect(normalEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ada',
    '@acme.example',
    'ada@',
    'ada@acme',
    'a@b@acme.example',
    'a b@acme.example',
    'a\0@b.example',
  ])('takes %j for none', (text) => {
    expect(normalEmail(text)).toBeUndefined();
  });

  // U+212A is a K of another mailbox, and its lower case is an ordinary k.
  it.each(['\u212aate@acme.example', 'kate\u0130@acme.example'])('takes %s for nobody else', (text) => {
    expect(normalEmail(text)).toBe(text);
  });

  it('takes no time for a long text', () => {
    const started = performance.now();

    expect(normalEmail(`${'a'.repeat(500_000)}@`)).toBeUndefined();
    expect(toDomain('@'.repeat(500_000))).toBeUndefined();

    expect(performance.now() - started).toBeLessThan(200);
  });
});
