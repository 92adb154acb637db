import fc from 'fast-check';
import type { Fetch } from '../../src/platform/outgoing/outgoing.ts';
import { echoes } from './echoes.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { withHostilePlaces } from './replace-places.ts';
import { wellProvider } from './well-provider.ts';

/** The kind of a request to a provider. The address of the request tells it. */
export type Asked = 'token' | 'health' | 'fields' | 'records';

/** A hostile answer to all requests of one kind. Requests of the other kinds get good answers. */
export interface HostileAnswer {
  asked: Asked;
  status: number;
  headers: Record<string, string>;
  /** The body. It may repeat a secret that the request carried. */
  body: string;
  echo: { way: string; secret: string } | undefined;
  /** The connection fails and there is no answer. */
  breaks?: boolean;
}

const tokenBody = {
  access_token: 'access-of-the-well-provider',
  refresh_token: 'refresh-of-the-well-provider',
  expires_in: 3600,
  refresh_token_expires_in: 7200,
  scope: 'a b',
  token_type: 'bearer',
  account: { id: 'acme', region: 'eu', url: 'https://shard1.juniper.example' },
  user: { id: 'ada' },
};
const field = {
  name: 'email',
  label: 'Email',
  type: 'picklist',
  isCustom: true,
  referenceTo: ['companies'],
  options: [{ value: 'a', label: 'A' }],
};
const goodBodies: Record<Asked, unknown> = {
  token: tokenBody,
  health: { ok: true },
  fields: { fields: [field, { ...field, name: 'phone' }] },
  records: { records: [{ id: '1', email: 'a@example.com' }], nextCursor: 'c' },
};
const statuses = [201, 204, 205, 302, 304, 403, 408, 418, 429, 500, 503, 599];
const oddStatuses = [0, 99, 101, 199, 600, 999];
const numbers = [
  1e300,
  -1,
  0,
  'Infinity',
  'NaN',
  '1e999',
  '0x10',
  [5],
  { toString: 1 },
  2 ** 53,
  '3600',
  null,
];

/** Answers with any status, headers and body. `secrets` are the values that a provider might repeat. */
export function hostileAnswers(kind: Asked, secrets: readonly string[]): fc.Arbitrary<HostileAnswer> {
  return fc
    .record({
      asked: fc.constant(kind),
      status: fc.oneof(
        { weight: 9, arbitrary: fc.constant(200) },
        { weight: 6, arbitrary: fc.constantFrom(400, 401, 404, 422) },
        { weight: 4, arbitrary: fc.constantFrom(...statuses) },
        { weight: 1, arbitrary: fc.constantFrom(...oddStatuses) },
      ),
      contentType: fc.constantFrom(
        ...Array.from({ length: 9 }, () => 'application/json'),
        'application/x-www-form-urlencoded',
        'text/html',
        '',
      ),
      location: fc.oneof(hostileText, fc.constantFrom('/again', 'https://elsewhere.example/')),
      echo: fc.option(
        fc.record({ way: fc.constantFrom(...Object.keys(echoes)), secret: fc.constantFrom(...secrets) }),
        { freq: 2, nil: undefined },
      ),
      body: bodyArbitrary(kind),
      breaks: fc.oneof(
        { weight: 20, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    .map(({ contentType, location, echo, body, ...answer }) => ({
      ...answer,
      echo,
      headers: {
        'content-type': contentType,
        location: encodeURI(location.toWellFormed()).slice(0, 200),
        'retry-after': '9'.repeat(40),
        'www-authenticate': 'Basic realm="x"',
      },
      body: echo ? withEcho(body, echoes[echo.way]?.(echo.secret) ?? '') : body,
    }));
}

/** Placeholder for an echo. JSON escapes none of its characters. */
const ECHO = 'here-is-the-echo';

function bodyArbitrary(kind: Asked): fc.Arbitrary<string> {
  const good = fc.constant(goodBodies[kind]);
  const words = fc.oneof(hostileText, fc.constantFrom(ECHO, `No: ${ECHO}.`));
  const failure = fc.record({
    error: fc.oneof(
      words,
      hostileValue,
      fc.constantFrom('invalid_grant', 'invalid_client', 'constructor'),
      words.map((message) => ({ message })),
    ),
    error_description: words,
  });
  const odd = fc
    .record({
      life: fc.constantFrom(...numbers),
      later: fc.constantFrom(...numbers),
      text: words,
      scope: fc.constantFrom('a b', ['a', { toString: 1 }], ['a\0'], 'x'.repeat(9000)),
    })
    .map(({ life, later, text, scope }) => ({
      ...tokenBody,
      expires_in: life,
      refresh_token_expires_in: later,
      account: { id: text, region: text, url: `https://${text}.juniper.example` },
      user: { id: `${text} ${tokenBody.access_token}` },
      scope,
    }));
  const labels = words.map((text) => ({
    fields: [
      { name: text, label: text, type: text, options: [{ value: text, label: text }], referenceTo: [text] },
      { name: 'phone', label: text, type: 'constructor' },
    ],
    records: [{ id: text, [text]: { [text]: text } }],
  }));
  return fc.oneof(
    { weight: 3, arbitrary: withHostilePlaces(good).map((value) => JSON.stringify(value) ?? '') },
    { weight: 4, arbitrary: failure.map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: (kind === 'token' ? odd : labels).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: words },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '[[[[', '{"expires_in":1e999}', '['.repeat(50_000)) },
  );
}

function withEcho(body: string, echo: string): string {
  return body.replaceAll(ECHO, () => JSON.stringify(echo).slice(1, -1));
}

/** A provider that gives good answers, except to the kind of request that the current answer is for. */
export function hostileProvider(current: () => HostileAnswer | undefined): Fetch {
  return async (address, init) => {
    const answer = current();
    if (!answer || answer.asked !== askedAt(new URL(address).pathname)) return wellProvider(address, init);
    if (answer.breaks) throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
    const isNullBody = [101, 204, 205, 304].includes(answer.status);
    const response = new Response(isNullBody ? null : answer.body, { headers: answer.headers });
    // A provider may send a status that the constructor of `Response` refuses.
    return Object.defineProperty(response, 'status', { value: answer.status });
  };
}

function askedAt(pathname: string): Asked {
  if (pathname.endsWith('/token')) return 'token';
  if (/\/fields(\/|$)/.test(pathname)) return 'fields';
  return pathname.endsWith('/records') ? 'records' : 'health';
}
