import { describe, expect, it } from 'vitest';
import { createAddressRules } from './address-rules.ts';

describe('deciding which addresses may be called', () => {
  const rules = createAddressRules([]);

  // @holds P6
  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['any address of this machine', '0.0.0.0'],
    ['the instance metadata of a cloud', '169.254.169.254'],
    ['the service that gives virtual machines of Azure their settings', '168.63.129.16'],
    ['a private network', '10.1.2.3'],
    ['a home network', '192.168.0.1'],
    ['a carrier network', '100.64.0.1'],
    ['a local IPv6 network', 'fd12:3456::1'],
    ['a neighbour on the link', 'fe80::1'],
    ['IPv4 written as IPv6', '::ffff:10.0.0.1'],
    ['IPv4 inside the old compatible range', '::127.0.0.1'],
    ['a private address behind NAT64', '64:ff9b::a00:1'],
    ['a tunnel to anywhere', '2002:7f00:1::'],
    ['a multicast group', '224.0.0.1'],
    ['no address at all', 'localhost'],
  ])('refuses %s (%2$s)', (_, address) => {
    const allowed = rules.isAllowed('crm.example', address);

    expect(allowed).toBe(false);
  });

  it.each([['8.8.8.8'], ['2606:4700::1111'], ['64:ff9b::808:808']])('allows the public %s', (address) => {
    const allowed = rules.isAllowed('crm.example', address);

    expect(allowed).toBe(true);
  });

  it.each([
    ['loopback', '127.0.0.1', 'localhost'],
    ['loopback', '::1', 'localhost'],
    ['10.2.0.0/16', '10.2.255.1', 'crm.example'],
    ['10.2.3.4', '::ffff:10.2.3.4', 'crm.example'],
    ['CRM.internal', '192.168.7.7', 'crm.INTERNAL'],
  ])('allows what the operator listed as %s', (entry, address, hostname) => {
    const listed = createAddressRules([entry]);

    expect(listed.isAllowed(hostname, address)).toBe(true);
    expect(listed.isAllowed('other.example', '192.168.9.9')).toBe(false);
  });

  it.each(['10.2.0.0/99', '172.16/12', '010.0.0.0/8', '10.2', 'http://crm', '300.1.1.1', ''])(
    'does not start with the entry "%s"',
    (entry) => {
      expect(() => createAddressRules([entry])).toThrow(
        /DOWEL_ALLOW_PRIVATE_NETWORK holds .* write for example/,
      );
    },
  );
});
