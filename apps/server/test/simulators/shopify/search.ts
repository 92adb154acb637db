import { UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';

type Test = (record: StoredRecord) => boolean;

const TERM = /\s*([a-z_]+):(<=|>=|<|>)?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\s'"():]+)\s*/y;

/**
 * Reads a search: terms that are joined with AND, such as `email:'a@b.example' AND updated_at:>='2026-03-01T12:00:00Z'`.
 * @param searched the names that can be searched by, which are those of the fields
 */
export function toTest(query: string, searched: readonly string[]): Test {
  if (query.trim() === '') return () => true;
  const tests: Test[] = [];
  for (let at = 0; ; ) {
    TERM.lastIndex = at;
    const [whole, name = '', comparator = '', value = ''] = TERM.exec(query) ?? [];
    if (whole === undefined) {
      throw new UnexpectedRequest(`The facts know no search term like "${query.slice(at)}".`);
    }
    tests.push(toTerm(name, comparator, unquoted(value), searched));
    at += whole.length;
    if (at === query.length) return (record) => tests.every((test) => test(record));
    const and = /AND\b/y;
    and.lastIndex = at;
    if (!and.test(query)) throw new UnexpectedRequest(`Terms are joined with AND, not "${query.slice(at)}".`);
    at += 'AND'.length;
  }
}

function toTerm(name: string, comparator: string, value: string, searched: readonly string[]): Test {
  if (name === 'updated_at' || name === 'created_at') {
    const bound = Date.parse(value);
    if (comparator === '' || !/^\d{4}-\d\d-\d\dT/.test(value) || Number.isNaN(bound)) {
      throw new UnexpectedRequest(`"${name}" is compared with a time, not ${comparator}"${value}".`);
    }
    return ({ updateTime, createTime }) =>
      compared(
        Math.floor((name === 'updated_at' ? updateTime : createTime) / 1000),
        comparator,
        bound / 1000,
      );
  }
  if (!searched.includes(name) || comparator !== '') {
    throw new UnexpectedRequest(`The list cannot be searched by "${name}:${comparator}".`);
  }
  return ({ values }) => String(values[name] ?? '').toLowerCase() === value.toLowerCase();
}

function compared(second: number, comparator: string, bound: number): boolean {
  if (comparator === '<') return second < bound;
  if (comparator === '<=') return second <= bound;
  return comparator === '>' ? second > bound : second >= bound;
}

function unquoted(text: string): string {
  if (!/^['"]/.test(text)) return text;
  return text.slice(1, -1).replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
