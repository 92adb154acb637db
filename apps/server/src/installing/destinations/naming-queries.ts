import { or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { integrations, revisions } from '../../platform/db/tables.ts';

/** The integrations whose latest manifests call a destination by one of these names, in the order of their own names. */
export async function selectNaming(tx: Context, names: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .select({ name: integrations.name })
    .from(integrations)
    .innerJoin(revisions, isLatest)
    .where(inProject(tx, integrations, or(...names.map(isNamed))))
    .orderBy(sql`${integrations.name} collate "C"`);
  return rows.map(({ name }) => name);
}

const isLatest = sql`${revisions.projectId} = ${integrations.projectId} and ${revisions.id} = ${integrations.latestRevisionId}`;

function isNamed(name: string): SQL {
  const names = JSON.stringify({ name });
  const isAt = (place: string) =>
    sql`jsonb_path_exists(${revisions.content}, ${sql.raw(`'$.${place} ? (@ == $name)'`)}, ${names}::jsonb)`;
  return sql`(${isAt('*.objects[*].destination')} or ${isAt('watchSchema.destination')})`;
}
