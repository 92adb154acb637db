import ipaddr from 'ipaddr.js';

/** Rules about which addresses may be called. */
export interface AddressRules {
  /** Whether a request to this host name and resolved address may be sent. */
  isAllowed(hostname: string, address: string): boolean;
  /** Whether the operator listed the address. Only then may a request be sent without TLS. */
  isListed(hostname: string, address: string): boolean;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Subnet = [Address, number];

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
/** Azure's, which looks public: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const HOST_SERVICE = '168.63.129.16';
const GLOBAL_UNICAST_V6: Subnet = [ipaddr.parse('2000::'), 3];

/**
 * Reads `DOWEL_ALLOW_PRIVATE_NETWORK`: addresses, ranges (`10.2.0.0/16`), host names, or `loopback`.
 * @throws {Error} naming an entry that is none of these.
 */
export function createAddressRules(allowed: readonly string[]): AddressRules {
  const subnets = allowed.flatMap((entry) => toSubnets(entry));
  const hostnames = new Set(allowed.filter((entry) => isHostname(entry)).map((entry) => entry.toLowerCase()));

  const isListed = (hostname: string, address: string) => {
    if (hostnames.has(hostname.toLowerCase())) return true;
    const parsed = readAddress(address);
    return parsed !== undefined && subnets.some((subnet) => contains(subnet, parsed));
  };
  return {
    isListed,
    isAllowed: (hostname, address) => isPublic(address) || isListed(hostname, address),
  };
}

/** Whether an address is on the internet. */
export function isPublic(text: string): boolean {
  const address = readAddress(text);
  if (!address) return false;
  const embedded = embeddedIPv4(address);
  if (embedded) return isPublic(embedded.toString());
  if (address.range() !== 'unicast' || address.toString() === HOST_SERVICE) return false;
  return address.kind() === 'ipv4' || contains(GLOBAL_UNICAST_V6, address);
}

/** The IPv4 address inside a NAT64 address. Networks without IPv4 use NAT64 for every IPv4 host. */
function embeddedIPv4(address: Address): ipaddr.IPv4 | undefined {
  if (!(address instanceof ipaddr.IPv6) || address.range() !== 'rfc6052') return undefined;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/** Unwraps `::ffff:10.0.0.1`, so that each range has only one notation. */
function readAddress(text: string): Address | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined;
}

function contains([range, bits]: Subnet, address: Address): boolean {
  if (range instanceof ipaddr.IPv4) return address instanceof ipaddr.IPv4 && address.match(range, bits);
  return address instanceof ipaddr.IPv6 && address.match(range, bits);
}

/**
 * Reads addresses, ranges (`10.2.0.0/16`) or `loopback`. Undefined for anything else, and for an IPv4 address in a short
 * form: the library takes `172.16/12` for `172.0.0.16/12`, and zeros before a number for octal digits.
 */
export function readSubnets(entry: string): Subnet[] | undefined {
  if (entry === 'loopback') return LOOPBACK.map((range) => ipaddr.parseCIDR(range));
  const [written = ''] = entry.split('/');
  if (!written.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(written)) return undefined;
  if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
  const address = readAddress(entry);
  return address && [[address, address.kind() === 'ipv4' ? 32 : 128]];
}

function toSubnets(entry: string): Subnet[] {
  const subnets = readSubnets(entry);
  if (subnets) return subnets;
  if (isHostname(entry)) return [];
  throw new Error(
    `DOWEL_ALLOW_PRIVATE_NETWORK holds "${entry}", which is no address, range or host name. It decides which private addresses may be called; write for example 10.2.0.0/16, 10.2.3.4, crm.internal or loopback.`,
  );
}

function isHostname(entry: string): boolean {
  const labels = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
  return entry !== 'loopback' && labels.test(entry) && !/^[\d.]+$/.test(entry);
}
