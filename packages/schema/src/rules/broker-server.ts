/** Where a message broker listens. */
export interface BrokerServer {
  readonly isTls: boolean;
  /** Without brackets around an address of IPv6. */
  readonly hostname: string;
  readonly port: number;
}

export interface RabbitmqServer extends BrokerServer {
  readonly vhost: string;
}

interface ReadServer extends Omit<BrokerServer, 'port'> {
  /** Absent if the address has none. */
  readonly port: number | undefined;
  readonly pathname: string;
}

/**
 * Reads `host:port` or an address that begins with `amqp://` or `amqps://`. Undefined if it is neither, has a user name
 * in it, or says something else than `tls`.
 */
export function readRabbitmqServer(serverUrl: string, tls?: boolean): RabbitmqServer | undefined {
  const isPlain = /^amqp:\/\//i.test(serverUrl);
  const server = readServer(serverUrl, /^amqps?:\/\//i, tls ?? !isPlain);
  const vhost = readVhost(server?.pathname ?? '');
  if (!server || vhost === undefined) return undefined;
  if (server.isTls ? isPlain : /^amqps:\/\//i.test(serverUrl)) return undefined;
  const { isTls, hostname, port = isTls ? 5671 : 5672 } = server;
  return { isTls, hostname, port, vhost };
}

/**
 * Reads `host:port` or an address that begins with `nats://` or `tls://`. Undefined if it is neither, has a user name or
 * a path in it, or begins with `tls://` although `tls` is false.
 */
export function readNatsServer(serverUrl: string, tls = true): BrokerServer | undefined {
  const server = readServer(serverUrl, /^(nats|tls):\/\//i, tls);
  if (!server || server.pathname.length > 1 || (!tls && /^tls:\/\//i.test(serverUrl))) return undefined;
  const { isTls, hostname, port = 4222 } = server;
  return { isTls, hostname, port };
}

/**
 * Reads one or several `host:port` with commas between them. Undefined if one is none, has a user name or a path in it, or
 * is an address of IPv6, which the client cannot read.
 */
export function readKafkaServers(serverUrl: string): readonly Omit<BrokerServer, 'isTls'>[] | undefined {
  const servers = serverUrl.split(',').map((one) => readServer(one.trim(), /^$/, true));
  const read = servers.flatMap((server) => {
    if (!server || server.pathname.length > 1 || /[:/]/.test(server.hostname)) return [];
    return [{ hostname: server.hostname, port: server.port ?? 9092 }];
  });
  return read.length === servers.length ? read : undefined;
}

function readServer(serverUrl: string, scheme: RegExp, isTls: boolean): ReadServer | undefined {
  // `URL` finds the host and the port only in schemes that browsers know, such as https.
  const text = `https://${serverUrl.replace(scheme, '')}`;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return undefined;
  const { hostname, pathname } = parsed;
  return { isTls, hostname: hostname.replace(/^\[|\]$/g, ''), port: portOf(parsed, text), pathname };
}

/** `URL` drops port 443, because it is the usual one of https. */
function portOf({ port }: URL, text: string): number | undefined {
  if (port !== '') return Number(port);
  return /^https:\/\/[^/]*:443(\/|$)/.test(text) ? 443 : undefined;
}

function readVhost(pathname: string): string | undefined {
  if (pathname === '' || pathname === '/') return '/';
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}
