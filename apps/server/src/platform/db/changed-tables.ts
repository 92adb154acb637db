import type pg from 'pg';

/**
 * Tells which tables the statements of a connection have changed: when their transaction has ended, or when its end is
 * not known because the connection broke.
 */
export function tellChanges(client: pg.PoolClient, tell: (tables: ReadonlySet<string>) => void): void {
  const send: (...statement: unknown[]) => Promise<unknown> = client.query.bind(client);
  let changed = new Set<string>();
  let isOpen = false;
  const query = (...statement: unknown[]) => {
    const text = textOf(statement[0]);
    const isEnd = /^(?:commit|rollback)\b/i.test(text);
    if (/^begin\b/i.test(text)) isOpen = true;
    else if (isEnd) isOpen = false;
    else for (const table of tablesChangedBy(text)) changed.add(table);
    const sent = send(...statement);
    if (isOpen || changed.size === 0) return sent;
    const all = changed;
    changed = new Set();
    return sent.finally(() => tell(all));
  };
  Object.assign(client, { query });
}

/** The text of a statement as the driver gets it. */
export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { text?: string }).text ?? '';
}

/** The tables that a statement changes. Without `with`, only its beginning can say so. */
function tablesChangedBy(text: string): string[] {
  const parts = /^\s*with\b/i.test(text) ? text.matchAll(CHANGE) : [FIRST_CHANGE.exec(text) ?? []];
  return [...parts].flatMap(([, table]) => (table === undefined ? [] : [table]));
}

const CHANGE = /\b(?:insert\s+into|update|delete\s+from)\s+"(\w+)"/gi;
const FIRST_CHANGE = new RegExp(`^\\s*${CHANGE.source}`, 'i');
