/** Where a RabbitMQ server listens. */
export interface RabbitmqServer {
  readonly isTls: boolean;
  /** Without brackets around an address of IPv6. */
  readonly hostname: string;
  readonly port: number;
  readonly vhost: string;
}

/**
 * Reads `host:port` or an address that begins with `amqp://` or `amqps://`. Undefined if it is neither, has a user name
 * in it, or says something else than `tls`.
 */
export function readRabbitmqServer(serverUrl: string, tls?: boolean): RabbitmqServer | undefined {
  const hasScheme = /^amqps?:\/\//i.test(serverUrl);
  // The parser of addresses knows the host and the port only of schemes that browsers use.
  const text = `https://${hasScheme ? serverUrl.slice(serverUrl.indexOf('//') + 2) : serverUrl}`;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return undefined;
  const isTls = hasScheme ? /^amqps:/i.test(serverUrl) : (tls ?? true);
  const vhost = readVhost(parsed.pathname);
  if ((tls !== undefined && tls !== isTls) || vhost === undefined) return undefined;
  return {
    isTls,
    hostname: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: portOf(parsed, text) ?? (isTls ? 5671 : 5672),
    vhost,
  };
}

/** The parser leaves out the port that belongs to its scheme, also when it was written. */
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
