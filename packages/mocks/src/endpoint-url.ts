import type { Wire } from '@dowel/schema';

/**
 * A pattern for the address of an endpoint. A parameter is one segment. A verb after a colon belongs to the path. If
 * `baseUrl` starts with `*` or `/`, any origin and any prefix match.
 */
export function toUrlPattern(baseUrl: string, { surface, path }: Pick<Wire, 'surface' | 'path'>): RegExp {
  const main = baseUrl.replace(/^\*|\/+$/g, '');
  const base = literal(surface === undefined ? main : main.replace(/\/v1$/, `/${surface}/v1`));
  const anyOrigin = /^[*/]/.test(baseUrl) ? '.*' : '';
  const segments = path.split(/(\{\w+\})/).map((part) => part.replace(/^\{(\w+)\}$/, '(?<$1>[^/]+?)'));
  const pattern = segments.map((part) => (part.startsWith('(?<') ? part : literal(part))).join('');
  return new RegExp(`^${anyOrigin}${base}${pattern}$`);
}

/** The decoded path parameters of an address that matches the pattern. */
export function readPathParams(pattern: RegExp, url: string): Record<string, string> {
  const [address = ''] = url.split(/[?#]/);
  const groups = pattern.exec(address)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, raw]) => [name, decode(raw)]));
}

/** Endpoints with a verb come first, so that `connections:generate` is not taken for the id of a connection. */
export function byPrecedence(a: Wire, b: Wire): number {
  return Number(hasVerb(b)) - Number(hasVerb(a));
}

function hasVerb({ path }: Wire): boolean {
  return /:[\w-]+$/.test(path);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
