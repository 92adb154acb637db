import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isItsConfig } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { configs, installations, integrations, revisions } from '../../platform/db/tables.ts';

/**
 * The integrations whose latest manifests call a destination by one of these names, or the configs of whose installations
 * do, in the order of their own names.
 */
export async function selectNaming(tx: Context, names: readonly string[]): Promise<string[]> {
  const isIn = (content: PgColumn, ...places: readonly string[]) =>
    or(...names.flatMap((name) => places.map((place) => isAt(content, place, name))));
  const inConfigs = tx.db
    .select({ id: installations.integrationId })
    .from(installations)
    .innerJoin(configs, isItsConfig)
    .where(inProject(tx, installations, isIn(configs.content, '*.objects.*.destination')));
  const inManifest = isIn(revisions.content, '*.objects[*].destination', 'watchSchema.destination');
  const rows = await tx.db
    .select({ name: integrations.name })
    .from(integrations)
    .innerJoin(revisions, isLatest)
    .where(inProject(tx, integrations, or(inManifest, inArray(integrations.id, inConfigs))))
    .orderBy(sql`${integrations.name} collate "C"`);
  return rows.map(({ name }) => name);
}

const isLatest = sql`${revisions.projectId} = ${integrations.projectId} and ${revisions.id} = ${integrations.latestRevisionId}`;

function isAt(content: PgColumn, place: string, name: string): SQL {
  const names = JSON.stringify({ name });
  return sql`jsonb_path_exists(${content}, ${sql.raw(`'$.${place} ? (@ == $name)'`)}, ${names}::jsonb)`;
}
