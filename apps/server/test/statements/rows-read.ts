import { sql } from 'drizzle-orm';
import type { TestServer } from '../start-test-server.ts';
import { type SentStatement, watched } from '../watched-database.ts';

/** A step of a plan, as EXPLAIN writes it. Rows are averages over the loops. */
interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Step[];
}

/** Runs work, and returns its result and the statements that it sent. */
export async function watching<T>(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  work: (dependencies: TestServer['dependencies']) => Promise<T>,
): Promise<{ sent: SentStatement[]; result: T }> {
  const sent: SentStatement[] = [];
  const db = watched(dependencies.db, (statement) => sent.push(statement));
  const result = await work({ ...dependencies, db });
  return { sent, result };
}

/** How many rows of a table a statement looks at when it runs once more, including those that it does not use. */
export async function rowsRead(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  { sql: text, values }: SentStatement,
  table: string,
): Promise<number> {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`));
  const answer: unknown = await dependencies.db.execute(
    sql`explain (analyze, timing off, format json) ${sql.join(parts)}`,
  );
  // Both drivers return rows. The plan is the only value of the only row.
  const [row] = (answer as { rows: { 'QUERY PLAN': { Plan: Step }[] }[] }).rows;
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`There is no plan of ${text}`);
  const read = flatten(plan)
    .filter(({ 'Relation Name': relation }) => isPartOf(relation, table))
    .map(
      (step) =>
        step['Actual Loops'] *
        (step['Actual Rows'] +
          (step['Rows Removed by Filter'] ?? 0) +
          (step['Rows Removed by Index Recheck'] ?? 0)),
    );
  return Math.round(read.reduce((sum, rows) => sum + rows, 0));
}

/** Whether a relation is this table or one of its partitions, as our code names them. */
export function isPartOf(relation: string | undefined, table: string): boolean {
  return relation === table || relation?.startsWith(`${table}_`) === true;
}

function flatten(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flatten)];
}
