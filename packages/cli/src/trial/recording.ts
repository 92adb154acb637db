import { createHash } from 'node:crypto';
import { objectOf } from '@dowel/schema/connector';
import { isPlainObject, parseExactly } from '@dowel/schema/rules';
import type { CaseResult } from './cases.ts';
import { type Connector, dataOf, memberOf, noSecrets, type ProviderFetch } from './engine.ts';
import { memberNames, Redactor } from './redact.ts';
import type { Written } from './trial.ts';

/** A call and its answer, without what belongs to the account. */
export interface Exchange {
  /** What tells the call from others: method, path, names of parameters and of members. */
  readonly call: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed answer. Absent: it was no JSON. */
  readonly answer?: unknown;
}

/** What an object was answered, and what became of it. */
export interface RecordedObject {
  readonly objectName: string;
  readonly cases: readonly CaseResult[];
  readonly written?: Written | undefined;
  readonly exchanges: readonly Exchange[];
}

/** A trial that can be played again without an account. */
export interface Recording {
  readonly dowelRecording: 1;
  readonly provider: string;
  /** When the account was asked. */
  readonly recordedAt: string;
  readonly objects: readonly RecordedObject[];
}

/** A call as it was made, with what was answered. */
export interface RawExchange {
  readonly path: string;
  readonly init: RequestInit;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Makes a recording of what was answered. One redactor serves all calls of an object, so that ids stay the same. */
export function redacted(
  connector: Connector,
  objectName: string,
  raw: readonly RawExchange[],
  written?: Written,
): Exchange[] {
  const words = wordsOf(connector, objectName);
  const sent = written ? textsIn([written.create, written.update]) : [];
  const names = raw.flatMap(({ text }) => memberNames(parsed(text)));
  const redactor = new Redactor([...words, ...sent, ...names], phrasesOf(connector));
  return raw.map(({ path, init, status, headers, text }) => {
    const answer = parsed(text);
    return {
      call: callOf(path, init, words),
      status,
      headers: keptHeaders(connector, headers, redactor),
      ...(answer !== undefined && {
        answer: redactor.value(answer, totalsOf(connector, objectName, answer)),
      }),
    };
  });
}

/** Answers calls as they were answered. A call that was not made then is answered 404, which a trial takes for a fault. */
export function replayFetch(
  connector: Connector,
  { objectName, exchanges }: RecordedObject,
): { fetch: ProviderFetch; lastAnswer: () => string; unknown: string[] } {
  const words = wordsOf(connector, objectName);
  const left = [...exchanges];
  const unknown: string[] = [];
  let last = '';
  const fetch: ProviderFetch = async (path, init = {}) => {
    const call = callOf(path, init, words);
    const index = left.findIndex((one) => one.call === call);
    const found = index === -1 ? undefined : left.splice(index, 1)[0];
    if (!found) unknown.push(call);
    const { status = 404, headers = {}, answer } = found ?? {};
    last = answer === undefined ? '' : JSON.stringify(answer);
    const body = status === 204 || status === 304 ? null : last;
    const response = new Response(body, { status, headers });
    return Object.assign(response, { secrets: noSecrets, address: new URL(path, HOST).href });
  };
  return { fetch, lastAnswer: () => last, unknown };
}

/** Where replayed calls seem to go. */
export const HOST = 'https://account.example';

/**
 * @throws {SyntaxError} when the text is no recording
 */
export function parseRecording(text: string): Recording {
  const value: unknown = parseExactly(text);
  const isIt =
    isPlainObject(value) &&
    value.dowelRecording === 1 &&
    typeof value.provider === 'string' &&
    typeof value.recordedAt === 'string' &&
    Array.isArray(value.objects) &&
    value.objects.every(
      (one) =>
        isPlainObject(one) &&
        typeof one.objectName === 'string' &&
        Array.isArray(one.cases) &&
        Array.isArray(one.exchanges),
    );
  if (!isIt) throw new SyntaxError('It is no recording that dowel connector try has made.');
  // The cast is safe as far as a replay needs it: what is not an exchange is answered as a call that was not made.
  return value as unknown as Recording;
}

/** What tells a call from others, without the values of an account. */
function callOf(pathOrUrl: string, init: RequestInit, words: ReadonlySet<string>): string {
  const { pathname, searchParams } = new URL(pathOrUrl, HOST);
  const path = pathname
    .split('/')
    .map((part) => (part === '' || words.has(decodeURIComponent(part)) || /^v\d/.test(part) ? part : '*'))
    .join('/');
  const query = [...new Set(searchParams.keys())].sort().join('&');
  const body = typeof init.body === 'string' ? membersOf(init.body) : '';
  return `${init.method ?? 'GET'} ${path}${query && `?${query}`}${body && ` ${body}`}`;
}

function membersOf(body: string): string {
  const value = parsed(body);
  if (!isPlainObject(value)) return [...new Set(new URLSearchParams(body).keys())].sort().join('&');
  const { query } = value;
  // The query of GraphQL has the names of fields, and no values: those are its variables.
  const isGraph = typeof query === 'string' && query.includes('{');
  const digest = isGraph ? ` ${createHash('sha256').update(query).digest('hex').slice(0, 12)}` : '';
  return `{${Object.keys(value).sort().join(',')}}${digest}`;
}

/** Every word of what the connector says, and the name of the object. */
function wordsOf({ madeOf }: Connector, objectName: string): ReadonlySet<string> {
  const data = madeOf ? dataOf(madeOf) : {};
  const texts = textsIn([data, objectName]);
  return new Set([
    ...texts,
    ...texts.flatMap((text) => text.replaceAll('{objectName}', objectName).split('/')),
  ]);
}

/** Where a page says how many records there are. A single record may have an amount there. */
function totalsOf({ madeOf }: Connector, objectName: string, answer: unknown): string[] {
  if (!madeOf) return [];
  const { list, filteredList = list } = objectOf(madeOf, objectName);
  return [list, filteredList].flatMap(({ records, paging }) =>
    'end' in paging && paging.end.when === 'total' && Array.isArray(memberOf(answer, records))
      ? paging.end.member
      : [],
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(textsIn)];
}

/** The texts by which errors are known. */
function phrasesOf({ madeOf }: Connector): string[] {
  return (madeOf?.errors.rules ?? []).flatMap(({ begins, field }) =>
    [begins, field?.after, field?.before].flatMap((text) => text ?? []),
  );
}

/** A kind of content, a number of seconds or a time. */
const KEPT_HEADER =
  /^([\w.+-]{1,20}\/[\w.+-]{1,60}(;\s*charset=[\w-]{1,20})?|\d{1,13}|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)$/;

function keptHeaders({ madeOf }: Connector, headers: Headers, redactor: Redactor): Record<string, string> {
  const { wait = [], rules = [] } = madeOf?.errors ?? {};
  const own = [...wait.map(({ header }) => header), ...rules.flatMap(({ header }) => header?.name ?? [])];
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'retry-after', ...own]) {
    const value = headers.get(name);
    if (value === null) continue;
    const isPlain = KEPT_HEADER.test(value) || rules.some(({ header }) => header?.text === value);
    kept[name.toLowerCase()] = isPlain ? value : redactor.text(value);
  }
  const link = headers.get('link');
  if (link !== null) {
    kept.link = link
      .replace(/<([^>]*)>/g, (_, address: string) => `<${redactor.text(address)}>`)
      .replace(/cursor="[^"]*"/g, 'cursor=""');
  }
  return kept;
}

function parsed(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}
