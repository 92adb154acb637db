import { malformedQuery } from './errors.ts';
import { type Token, toTokens } from './soql-tokens.ts';

/** A value in a condition. The type of the field decides which kinds it takes. */
export type Literal =
  | { kind: 'string' | 'number' | 'date' | 'dateTime'; text: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'null' };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { field: string; comparison: Comparison; values: readonly Literal[] };

/** What a SOQL query asks for. The names are as the caller wrote them. */
export interface Soql {
  fields: readonly string[];
  object: string;
  where?: Condition;
  orderBy: readonly { field: string; descending: boolean }[];
  limit?: number;
}

/**
 * Reads a query: `SELECT … FROM … [WHERE …] [ORDER BY …] [LIMIT …]`, without relations, functions and groups, and
 * with the conditions that a connector asks for: no LIKE, and NOT before IN only.
 * @throws {SalesforceError} MALFORMED_QUERY
 */
export function parseSoql(query: string): Soql {
  const reader = new Reader(toTokens(query));
  reader.expectWord('select');
  const fields = reader.list(() => reader.name());
  reader.expectWord('from');
  const object = reader.name();
  const where = reader.takeWord('where') ? anyOf(reader) : undefined;
  const orderBy = reader.takeWord('order') ? orderOf(reader) : [];
  const limit = reader.takeWord('limit') ? reader.wholeNumber() : undefined;
  reader.expectEnd();
  return { fields, object, orderBy, ...(where && { where }), ...(limit !== undefined && { limit }) };
}

function orderOf(reader: Reader): Soql['orderBy'] {
  reader.expectWord('by');
  return reader.list(() => {
    const field = reader.name();
    const descending = reader.takeWord('desc');
    if (!descending) reader.takeWord('asc');
    return { field, descending };
  });
}

/** Salesforce takes AND and OR in one list only with parentheses. */
function anyOf(reader: Reader): Condition {
  const first = oneOf(reader);
  const conditions = [first];
  const word = reader.isWord('or') ? 'or' : 'and';
  while (reader.takeWord(word)) conditions.push(oneOf(reader));
  if (reader.isWord('and') || reader.isWord('or'))
    throw malformedQuery('unexpected token: AND and OR need ()');
  if (conditions.length === 1) return first;
  return word === 'or' ? { any: conditions } : { all: conditions };
}

function oneOf(reader: Reader): Condition {
  if (reader.takeSign('(')) {
    const condition = anyOf(reader);
    reader.expectSign(')');
    return condition;
  }
  const field = reader.name();
  const comparison = comparisonOf(reader);
  const isList = comparison === 'in' || comparison === 'not in';
  return { field, comparison, values: isList ? listOf(reader) : [literal(reader)] };
}

function comparisonOf(reader: Reader): Comparison {
  if (reader.takeWord('in')) return 'in';
  if (reader.takeWord('not')) {
    reader.expectWord('in');
    return 'not in';
  }
  const sign = reader.take();
  if (sign?.kind === 'sign') {
    if (sign.text === '<>') return '!=';
    if (isComparison(sign.text)) return sign.text;
  }
  throw unexpected(sign);
}

const isComparison = (text: string): text is Comparison => ['=', '!=', '<', '<=', '>', '>='].includes(text);

function listOf(reader: Reader): Literal[] {
  reader.expectSign('(');
  const values = reader.list(() => literal(reader));
  reader.expectSign(')');
  return values;
}

function literal(reader: Reader): Literal {
  const token = reader.take();
  if (token?.kind === 'word') {
    const word = token.text.toLowerCase();
    if (word === 'null') return { kind: 'null' };
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true' };
  } else if (token && token.kind !== 'sign') return { kind: token.kind, text: token.text };
  throw unexpected(token);
}

const unexpected = (token: Token | undefined) =>
  malformedQuery(`unexpected token: '${token?.text ?? '<EOF>'}'`);

/** Takes one token after the other. Words are compared without regard to case. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  take(): Token | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }

  isWord(word: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === 'word' && token.text.toLowerCase() === word;
  }

  takeWord(word: string): boolean {
    const isThere = this.isWord(word);
    if (isThere) this.#at += 1;
    return isThere;
  }

  takeSign(sign: string): boolean {
    const token = this.#tokens[this.#at];
    const isThere = token?.kind === 'sign' && token.text === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) throw unexpected(this.take());
  }

  expectSign(sign: string): void {
    if (!this.takeSign(sign)) throw unexpected(this.take());
  }

  expectEnd(): void {
    if (this.#at < this.#tokens.length) throw unexpected(this.take());
  }

  name(): string {
    const token = this.take();
    if (token?.kind === 'word') return token.text;
    throw unexpected(token);
  }

  wholeNumber(): number {
    const token = this.take();
    if (token?.kind === 'number' && /^\d+$/.test(token.text)) return Number(token.text);
    throw unexpected(token);
  }

  list<T>(item: () => T): T[] {
    const items = [item()];
    while (this.takeSign(',')) items.push(item());
    return items;
  }
}
