import ipaddr from 'ipaddr.js';
import { isPublic, readSubnets, type Subnet } from './outgoing/address-rules.ts';

/** Addresses of the internet. */
export type AddressRanges = readonly Subnet[];

/**
 * Reads addresses, ranges (`10.2.0.0/16`) or `loopback`.
 * @throws {Error} naming an entry that is none of these.
 */
export function readAddressRanges(entries: readonly string[]): AddressRanges {
  return entries.flatMap((entry) => {
    const subnets = readSubnets(entry);
    if (subnets) return subnets;
    throw new Error(
      `"${entry}" is no address and no range. Write for example 10.2.0.0/16, 10.2.3.4 or loopback.`,
    );
  });
}

export class Sender {
  readonly #headers: Headers;
  readonly #socketAddress: string | undefined;
  readonly #proxies: AddressRanges;

  /** @param proxies those in front of the server. Only what they say about the address of a caller is believed. */
  constructor(headers: Headers, socketAddress: string | undefined, proxies: AddressRanges) {
    this.#headers = headers;
    this.#socketAddress = socketAddress;
    this.#proxies = proxies;
  }

  /**
   * The address of the caller. A proxy that we trust is not the caller: the address that it added to `X-Forwarded-For`
   * is, unless that is a trusted proxy too. `unknown` when the request came through no socket.
   */
  get address(): string {
    const direct = parse(this.#socketAddress);
    if (!direct) return 'unknown';
    const passed = this.#headers.get('x-forwarded-for')?.split(',') ?? [];
    let sender = direct;
    while (isAmong(sender, this.#proxies)) {
      const before = parse(passed.pop()?.trim());
      if (!before) break;
      sender = before;
    }
    return sender.toString();
  }

  /** The address of a proxy that is not listed. On the internet, anybody may send `X-Forwarded-For`, so those do not count. */
  get unlistedProxy(): string | undefined {
    // Every request is asked, and most have no such header.
    if (!this.#headers.has('x-forwarded-for')) return undefined;
    const direct = parse(this.#socketAddress);
    if (!direct || isAmong(direct, this.#proxies) || isPublic(direct.toString())) return undefined;
    return direct.toString();
  }

  /**
   * The address as rate limits count it. An IPv6 network of 64 bits counts as one, because one customer of an internet
   * provider has at least that many addresses.
   */
  get network(): string {
    const address = parse(this.address);
    if (address?.kind() !== 'ipv6') return this.address;
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
  }

  /** The program that sent the request, as it names itself: its first 200 characters. */
  get program(): string | undefined {
    return this.#headers.get('user-agent')?.slice(0, 200);
  }

  isIn(ranges: AddressRanges): boolean {
    const address = parse(this.address);
    return address !== undefined && isAmong(address, ranges);
  }
}

function isAmong(address: ipaddr.IPv4 | ipaddr.IPv6, ranges: AddressRanges): boolean {
  return ranges.some(
    ([range, bits]) => range.kind() === address.kind() && address.match([range, bits] as never),
  );
}

/**
 * Unwraps `::ffff:10.0.0.1`, so that each address has only one notation. Some proxies add the port: `192.0.2.1:80`,
 * `[2001:db8::1]:80`.
 */
function parse(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text?.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare !== undefined && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}
