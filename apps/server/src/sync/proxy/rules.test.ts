import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerText, refuseTarget } from './rules.ts';

const base = new URL('https://api.oak.example/base/v1');
const joinedWith = (target: string) => `${base.href}/${target.replace(/^\/+/, '')}`;

/** Pieces of which paths that lead away are made. */
const piece = fc.constantFrom(
  ...['.', '..', '/', '//', '\\', '%2e', '%2E', '%2f', '%5c', '%25', '%252e', '%252f', '%00', '%0d%0a'],
  ...[
    '@',
    ':',
    ';',
    '?',
    '#',
    '%',
    'https:',
    'evil.test',
    'user:pass@',
    '\r\n',
    '\0',
    '\t',
    ' ',
    'a',
    'é',
    '…',
  ],
);
const target = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((all) => `/${all.join('')}`);

/** Decodes as often as there is something to decode, like a chain of careless servers. */
function decodeAll(text: string): string {
  const once = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return once === text ? text : decodeAll(once);
}

describe('keeping a call at the address of the provider', () => {
  // @holds P9
  it('holds for whatever is let through', () => {
    let passed = 0;
    fc.assert(
      fc.property(target, (sent) => {
        if (refuseTarget(sent) !== undefined) return;
        passed += 1;
        const url = new URL(joinedWith(sent));
        expect([url.origin, url.username, url.password, url.hash]).toEqual([base.origin, '', '', '']);
        expect(`${url.pathname}/`.startsWith('/base/v1/')).toBe(true);
        const resolved = posix.normalize(
          decodeAll(url.pathname)
            .replaceAll('\\', '/')
            .replace(/;[^/]*/g, ''),
        );
        expect(`${resolved}/`.startsWith('/base/v1/')).toBe(true);
        expect(decodeAll(url.pathname)).not.toMatch(/[\0\r\n]/);
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(500);
  });

  it.each([
    '/contacts',
    '/contacts/a%2Fb',
    '/users/me@acme.example',
    '/files/.hidden/..name/v1...2',
    '/search?q=../../etc&back=https://evil.test/#'.slice(0, -1),
    '/proxy/https://other.example/x',
    '/a//b',
    '/100%25',
    '/%C3%A9t%C3%A9/%E6%9D%B1/%F0%9F%8C%B3',
    '/100%25ugly',
    '',
    '?q=1',
  ])('lets "%s" through', (sent) => {
    expect(refuseTarget(sent)).toBeUndefined();
  });

  // @holds P9
  it.each([
    ['//evil.test/x', 'begins with two slashes'],
    ['/../admin', 'holds a "." or ".." segment'],
    ['/%2e%2e/admin', 'holds a "." or ".." segment'],
    ['/..%2fadmin', 'holds a "." or ".." segment'],
    ['/..%5cadmin', 'holds a "." or ".." segment'],
    ['/..;x=1/admin', 'holds a "." or ".." segment'],
    ['/%252e%252e/admin', 'holds a "." or ".." segment'],
    ['/..%20/admin', 'holds a "." or ".." segment'],
    ['/.. ', 'holds a space'],
    ['/a\\b', 'holds a backslash'],
    ['/%u002e%u002e/admin', 'holds "%u", which some servers decode and no standard has'],
    ['/%25u002e%25u002e/admin', 'holds an ASCII character in an encoding that is no UTF-8'],
    ['/%c0%ae%c0%ae/admin', 'holds an ASCII character in an encoding that is no UTF-8'],
    ['/%e0%80%af', 'holds an ASCII character in an encoding that is no UTF-8'],
    ['/%25c0%25ae', 'holds an ASCII character in an encoding that is no UTF-8'],
    ['/a%zz', 'holds a "%" without two hexadecimal digits after it'],
    ['/a%', 'holds a "%" without two hexadecimal digits after it'],
    ['/a%0d%0aX-Evil:1', 'holds a control character'],
    ['/a%00', 'holds a control character'],
    ['/a#b', 'holds a fragment'],
    [`/${'%25'.repeat(1)}${'25'.repeat(8)}41`, 'is percent-encoded too many times'],
  ])('refuses "%s", which %s', (sent, reason) => {
    expect(refuseTarget(sent)).toBe(reason);
  });

  it('reads names of groups in UTF-8, and else as they are', () => {
    expect(headerText(Buffer.from('東京').toString('latin1'))).toBe('東京');
    expect(headerText('Z\xfcrich')).toBe('Zürich');
  });
});
