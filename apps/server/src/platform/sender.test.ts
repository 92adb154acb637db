import { describe, expect, it } from 'vitest';
import { readAddressRanges, Sender } from './sender.ts';

function senderOf(socket: string | undefined, forwarded?: string, trusted: string[] = []) {
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
  return new Sender(headers, socket, readAddressRanges(trusted));
}

describe('finding the address of a caller', () => {
  it.each([
    ['the socket, when no proxy is trusted', '198.51.100.7', '203.0.113.1', [], '198.51.100.7'],
    ['what a trusted proxy added', '10.0.0.2', '203.0.113.1', ['10.0.0.0/8'], '203.0.113.1'],
    [
      'the last entry, because a caller can write the first',
      '10.0.0.2',
      '1.1.1.1, 203.0.113.1',
      ['10.0.0.2'],
      '203.0.113.1',
    ],
    [
      'the entry before a second trusted proxy',
      '10.0.0.2',
      '203.0.113.1, 10.0.0.3',
      ['10.0.0.0/8'],
      '203.0.113.1',
    ],
    ['the proxy, when it added nothing', '10.0.0.2', undefined, ['10.0.0.2'], '10.0.0.2'],
    ['the proxy, when what it added is no address', '10.0.0.2', 'unknown', ['10.0.0.2'], '10.0.0.2'],
    ['an address with a port', '127.0.0.1', '203.0.113.1:4431', ['loopback'], '203.0.113.1'],
    ['an IPv6 address with a port', '::1', '[2001:db8::7]:4431', ['loopback'], '2001:db8::7'],
    [
      'an IPv4 address in IPv6 notation',
      '::ffff:127.0.0.1',
      '::ffff:203.0.113.1',
      ['loopback'],
      '203.0.113.1',
    ],
    ['nothing, when there was no socket', undefined, '203.0.113.1', ['loopback'], 'unknown'],
  ])('answers %s', (_, socket, forwarded, trusted, expected) => {
    expect(senderOf(socket, forwarded, trusted).address).toBe(expected);
  });

  it.each(['172.16/12', '010.0.0.0/8', '10.2', 'proxy.internal'])('trusts no proxy called %s', (entry) => {
    expect(() => readAddressRanges([entry])).toThrow(`"${entry}" is no address and no range.`);
  });

  it('counts the addresses of one IPv6 network as one', () => {
    expect(senderOf('2001:db8:1:2:3:4:5:6').network).toBe(senderOf('2001:db8:1:2:ffff::').network);
    expect(senderOf('2001:db8:1:2::').network).not.toBe(senderOf('2001:db8:1:3::').network);
    expect(senderOf('203.0.113.1').network).toBe('203.0.113.1');
  });
});
