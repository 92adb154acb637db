import { eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BuildContext } from '../../platform/db/prepared.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connections, installations, integrations } from '../../platform/db/tables.ts';

/**
 * For groups with several installations: whether the default one does not use the connection. Clients that know of no
 * others take the first connection of the list.
 */
export function isBesideDefault(context: BuildContext): SQL {
  const [named, main] = [alias(installations, 'named'), alias(installations, 'main')];
  const several = context.db
    .select({ id: named.id })
    .from(named)
    .innerJoin(integrations, inProject(context, integrations, eq(integrations.id, named.integrationId)))
    .where(
      inProject(
        context,
        named,
        eq(named.groupRef, connections.groupRef),
        // A value in place of the text would keep PostgreSQL from using the index of these few rows.
        sql`${named.installationRef} <> ''`,
        eq(integrations.provider, connections.provider),
      ),
    );
  const using = context.db
    .select({ id: main.id })
    .from(main)
    .where(
      inProject(context, main, eq(main.connectionId, connections.id), sql`${main.installationRef} = ''`),
    );
  return sql`(${exists(several)} and ${notExists(using)})`;
}
