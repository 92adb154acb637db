import { type SQL, sql } from 'drizzle-orm';
import type { TestServer } from '../start-test-server.ts';
import { rowsOf } from '../stored-rows.ts';
import { type SentStatement, watched } from '../watched-database.ts';

/** A step of a plan, as EXPLAIN writes it. Rows are averages over the loops. */
export interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
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
  statement: SentStatement,
  table: string,
): Promise<number> {
  const steps = await explain(dependencies.db, statement, sql`analyze, timing off`);
  return rowsOfSteps(steps.filter(({ 'Relation Name': relation }) => isPartOf(relation, table)));
}

/** How many rows these steps look at, including those that they do not use. */
export function rowsOfSteps(steps: readonly Step[]): number {
  const read = steps.map(
    (step) =>
      step['Actual Loops'] *
      (step['Actual Rows'] +
        (step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Index Recheck'] ?? 0)),
  );
  return Math.round(read.reduce((sum, rows) => sum + rows, 0));
}

/** Whether a statement would look at every row of a table, also if that took very long. It is not run. */
export function isScanned(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  statement: SentStatement,
  table: string,
): Promise<boolean> {
  return dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const steps = await explain(tx, statement, sql`costs off`);
    return steps.some((step) => step['Node Type'] === 'Seq Scan' && isPartOf(step['Relation Name'], table));
  });
}

/** The steps of a statement's plan, the first of which holds all others. */
export async function explain(
  db: Pick<TestServer['dependencies']['db'], 'execute'>,
  { sql: text, values }: SentStatement,
  options: SQL,
): Promise<Step[]> {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  const [row] = await rowsOf(db, sql`explain (${options}, format json) ${sql.join(parts)}`);
  // The plan is the only value of the only row.
  const plan = (row as { 'QUERY PLAN': { Plan: Step }[] } | undefined)?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`There is no plan of ${text}`);
  return flatten(plan);
}

/** Whether a relation is this table or one of its partitions, as our code names them. */
export function isPartOf(relation: string | undefined, table: string): boolean {
  return relation === table || relation?.startsWith(`${table}_`) === true;
}

function flatten(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flatten)];
}
