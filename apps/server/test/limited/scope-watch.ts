import type pg from 'pg';
import { findUnscoped, type OwnedTable, type Owner, type PlanNode } from './plan-scope.ts';

/** A statement that was sent for a project or an org. */
interface Sent {
  readonly values: readonly unknown[];
  readonly owner: Owner;
}

/**
 * Notes each statement that is sent as the limited role, and asks PostgreSQL for its plan without the policies. The
 * policies hide a condition on the project that is missing. The plan shows it, in requests and in jobs.
 */
export class ScopeWatch {
  readonly #explained = new Set<string>();
  readonly #sent = new Map<string, Sent>();
  readonly #pools: pg.Pool[] = [];

  /** Watches every connection that a pool opens. */
  watch(pool: pg.Pool): void {
    this.#pools.push(pool);
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
      let owner: Owner | undefined;
      Object.assign(client, {
        query: (...statement: unknown[]) => {
          const [first, values] = statement;
          const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
          owner = ownerAfter(text, owner);
          if (owner && Array.isArray(values)) this.#note(text, { values, owner });
          return query(...statement);
        },
      });
    });
  }

  /** The statements since the last call that read a table of a project or an org without a condition on it. */
  async findNew(): Promise<string[]> {
    // All databases of a run have the same tables. Some tests close theirs.
    const pool = this.#pools.findLast(({ ending }) => !ending);
    if (!pool) return [];
    const sent = [...this.#sent].filter(([text]) => /^\s*(\(|select|insert|update|delete|with)/i.test(text));
    this.#sent.clear();
    if (sent.length === 0) return [];
    const owned = await readOwnedTables(pool);
    const found = [];
    for (const [text, { values, owner }] of sent) {
      const { rows } = await pool.query(`explain (format json) ${text}`, [...values]);
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
      const whose = owner.projectId || owner.orgId || 'nobody';
      for (const read of findUnscoped(plan, owned, owner)) found.push(`for ${whose} reads ${read}: ${text}`);
    }
    return found;
  }

  /** Leaves out what was sent since the last call, for a test that leaves the conditions out on purpose. */
  forget(): void {
    for (const text of this.#sent.keys()) this.#explained.delete(text);
    this.#sent.clear();
  }

  #note(text: string, sent: Sent): void {
    // Nothing is in an empty list, so PostgreSQL leaves the other conditions out. The next time it may have entries.
    if (this.#explained.has(text) || sent.values.includes('{}')) return;
    this.#explained.add(text);
    this.#sent.set(text, sent);
  }
}

/** The watch that fails a test file. Its worker opens the databases of all its files. */
export const scopeWatch = new ScopeWatch();

const limit = /dowel\.project_id = '([^']*)'; set local dowel\.org_id = '([^']*)'/;

/** For whom a connection sends statements after this one. Undefined: as the owner of the tables. */
function ownerAfter(text: string, owner: Owner | undefined): Owner | undefined {
  if (/^(commit|rollback|begin$|set local role none)/.test(text)) return undefined;
  const [, projectId, orgId = ''] = limit.exec(text) ?? [];
  return projectId === undefined ? owner : { projectId, orgId };
}

async function readOwnedTables(pool: pg.Pool): Promise<ReadonlyMap<string, OwnedTable>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text) as columns from pg_attribute
     join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and (attname in ('project_id', 'org_id') or (attname = 'id' and relname in ('projects', 'orgs')))
     group by relname`,
  );
  return new Map(
    rows.map(({ table, columns }) => [
      table,
      {
        ...(columns.includes('project_id') && { project: 'project_id' }),
        ...(columns.includes('org_id') && { org: 'org_id' }),
        ...(table === 'projects' && { project: 'id' }),
        ...(table === 'orgs' && { org: 'id' }),
      },
    ]),
  );
}
