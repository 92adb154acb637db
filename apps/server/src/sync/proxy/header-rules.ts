/** Headers that are about one connection only (RFC 9110, 7.6.1), and those that older software uses like that. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];

/**
 * Some servers take the path or the method from these, and not from the request that was checked. A front of ours may
 * add `X-Forwarded-…`, so those are left out instead.
 */
const OVERRIDING =
  /^x-(original-(url|uri|path|method)|rewrite-(url|uri|path)|override-(url|uri|path|method)|http-method(-override)?|method-override|http-(path|url|destinationurl)-override|http-destinationurl)$/;

/** The headers that would send a call elsewhere, or make another call of it. */
export function overridingHeaders(given: Headers): string[] {
  return [...given.keys()].filter((name) => OVERRIDING.test(name));
}

/** Never sent to a provider: what is about us, about our caller's network, and credentials that are not the provider's. */
const KEPT_FROM_PROVIDERS = new Set([
  ...HOP_BY_HOP,
  'host',
  'expect',
  'content-length',
  'x-api-key',
  'authorization',
  'cookie',
  'cookie2',
  'traceparent',
  'tracestate',
  'via',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'fastly-client-ip',
  'x-amzn-trace-id',
  'x-original-host',
  'x-host',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-proxyuser-ip',
  'x-url-scheme',
  'front-end-https',
]);
const KEPT_FROM_PROVIDERS_BEGINNING = /^(x-amp-|x-dowel-|x-forwarded-|x-envoy-|cf-|proxy-)/;

/**
 * Never passed back. Sign-in pages share our origin, so nothing may set its cookies, loosen its rules or be cached for
 * it. Servers in front of us obey some headers of ours: those must not come from a provider either.
 */
const KEPT_FROM_CALLERS = new Set([
  ...HOP_BY_HOP,
  'set-cookie',
  'set-cookie2',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'strict-transport-security',
  'public-key-pins',
  'public-key-pins-report-only',
  'expect-ct',
  'alt-svc',
  'alt-used',
  'nel',
  'report-to',
  'reporting-endpoints',
  'refresh',
  'service-worker-allowed',
  'origin-agent-cluster',
  'permissions-policy',
  'feature-policy',
  'document-policy',
  'speculation-rules',
  'accept-ch',
  'critical-ch',
  'cache-control',
  'expires',
  'pragma',
  'surrogate-control',
  'surrogate-key',
  'cdn-cache-control',
  'edge-control',
  'x-sendfile',
  'x-lighttpd-send-file',
  'x-litespeed-location',
  'x-reproxy-url',
  'referrer-policy',
  'timing-allow-origin',
]);
const KEPT_FROM_CALLERS_BEGINNING =
  /^(x-amp-|x-dowel-|access-control-|cross-origin-|x-accel-|x-content-type-options$|x-frame-options$|x-xss-protection$|x-download-options$|x-dns-prefetch-control$|x-permitted-cross-domain-policies$)/;

/** The headers of a request that go to the provider. */
export function headersToSend(given: Headers): Headers {
  const named = namedBy(given.get('connection') ?? '');
  const sent = new Headers();
  for (const [name, value] of given) {
    const isKept =
      KEPT_FROM_PROVIDERS.has(name) || KEPT_FROM_PROVIDERS_BEGINNING.test(name) || named.has(name);
    if (!isKept) sent.append(name, value);
  }
  if (!sent.has('user-agent')) sent.set('user-agent', 'Dowel');
  return sent;
}

/** The headers of an answer that go to the caller. Values of a repeated header are joined. */
export function headersToReturn(
  given: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const named = namedBy(joined(given.connection ?? ''));
  const returned: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const isKept = KEPT_FROM_CALLERS.has(name) || KEPT_FROM_CALLERS_BEGINNING.test(name) || named.has(name);
    if (!isKept && value !== undefined) returned[name] = joined(value);
  }
  return returned;
}

/** A sender may name further headers that are about its connection only. */
function namedBy(connection: string): ReadonlySet<string> {
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

function joined(value: string | string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}
