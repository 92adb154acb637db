import { malformedQuery } from './errors.ts';

/** The smallest parts of a SOQL query. */
export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'sign'; text: string }
  | { kind: 'string'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'date'; text: string }
  | { kind: 'dateTime'; text: string };

/** A datetime has no quotes, and always an offset. A `+` of an offset that was not encoded arrives as a space. */
const PATTERNS: readonly [Token['kind'] | 'space', RegExp][] = [
  ['space', /\s+/y],
  ['dateTime', /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)/y],
  ['date', /\d{4}-\d\d-\d\d(?![\dT])/y],
  ['number', /-?\d+(?:\.\d+)?(?![\w])/y],
  ['string', /'(?:[^'\\]|\\.)*'/sy],
  ['word', /[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/y],
  ['sign', /<=|>=|!=|<>|[=<>(),]/y],
];

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/**
 * Splits a query into tokens.
 * @throws {SalesforceError} MALFORMED_QUERY
 */
export function toTokens(query: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < query.length; ) {
    const found = matchAt(query, at);
    if (!found) throw malformedQuery(`unexpected token: '${query.slice(at, at + 1)}' at column ${at + 1}`);
    at += found.text.length;
    if (found.kind === 'string') tokens.push({ kind: 'string', text: unquote(found.text) });
    else if (found.kind !== 'space') tokens.push({ kind: found.kind, text: found.text });
  }
  return tokens;
}

function matchAt(query: string, at: number) {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(query)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return undefined;
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/gs, (_, sign: string) => {
    const meant = ESCAPES[sign];
    if (meant === undefined) throw malformedQuery(`Invalid string literal '\\${sign}'`);
    return meant;
  });
}
