import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';

/** What a query needs to know of the account. */
export interface Asked {
  /** The time at the provider. */
  readonly now: number;
  /** The fields that can be compared with `=`, and how to read their words out of a record. */
  readonly queried: ReadonlyMap<string, (record: StoredRecord) => readonly string[]>;
}

type Test = (record: StoredRecord) => boolean;

const MINUTE_MS = 60_000;
const CLAUSE = /\s*([A-Za-z_][\w.[\]]*)\s*(<=|>=|=|<|>)\s*("(?:[^"\\]|\\.)*")\s*/y;

/**
 * Reads a query: clauses that are joined with AND. The facts know `=` with a text, and `updated` and `created` compared
 * with whole minutes counted back from now. An order is not among them.
 * @throws {Refused} for a query without a bound, or with a field that does not exist
 */
export function toTest(jql: string, asked: Asked): Test {
  if (jql.trim() === '') {
    throw new Refused(
      'badRequest',
      'Unbounded JQL queries are not allowed here. Please add a search restriction.',
    );
  }
  const tests: Test[] = [];
  for (let at = 0; ; ) {
    CLAUSE.lastIndex = at;
    const [whole, name = '', operator = '', quoted = ''] = CLAUSE.exec(jql) ?? [];
    if (whole === undefined) {
      throw new UnexpectedRequest(`The facts know no clause like "${jql.slice(at)}".`);
    }
    tests.push(toClause(name, operator, unquoted(quoted), asked));
    at += whole.length;
    if (at === jql.length) return (record) => tests.every((test) => test(record));
    const and = /AND\b/iy;
    and.lastIndex = at;
    if (!and.test(jql))
      throw new UnexpectedRequest(`A query joins clauses with AND, not "${jql.slice(at)}".`);
    at += 'AND'.length;
  }
}

function toClause(name: string, operator: string, value: string, { now, queried }: Asked): Test {
  if (name === 'updated' || name === 'created') {
    const minutes = /^(?:0|-(\d+))m$/.exec(value);
    if (!minutes || operator === '=') {
      throw new UnexpectedRequest(`Times are compared with minutes like "-15m", not ${operator} "${value}".`);
    }
    const bound = now - Number(minutes[1] ?? 0) * MINUTE_MS;
    return ({ updateTime, createTime }) =>
      compared(name === 'updated' ? updateTime : createTime, operator, bound);
  }
  const wordsOf = queried.get(name);
  if (!wordsOf) {
    throw new Refused(
      'unknownField',
      `Field '${name}' does not exist or you do not have permission to view it.`,
    );
  }
  if (operator !== '=')
    throw new UnexpectedRequest(`"${name}" is compared with "=", not with "${operator}".`);
  return (record) => wordsOf(record).some((text) => text.toLowerCase() === value.toLowerCase());
}

function compared(time: number, operator: string, bound: number): boolean {
  switch (operator) {
    case '<':
      return time < bound;
    case '<=':
      return time <= bound;
    case '>':
      return time > bound;
    default:
      return time >= bound;
  }
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
