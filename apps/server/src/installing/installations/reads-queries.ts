import type { InstalledReads } from '@dowel/schema/rules';
import { eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { isItsConfig } from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import { configs, installations, readObjects } from '../../platform/db/tables.ts';

/** The current configs of the installations of some integrations, and the objects that are read by a schedule. */
export function selectReads(
  context: Context,
  integrationIds: readonly string[],
): Promise<(InstalledReads & { integrationId: string })[]> {
  const scheduled = context.db
    .select({ objectName: readObjects.objectName })
    .from(readObjects)
    .where(
      inProject(
        context,
        readObjects,
        eq(readObjects.installationId, installations.id),
        ne(readObjects.schedule, ''),
      ),
    );
  return context.db
    .select({
      integrationId: installations.integrationId,
      content: configs.content,
      scheduled: sql<string[]>`array(${scheduled})`,
    })
    .from(installations)
    .innerJoin(configs, isItsConfig)
    .where(inProject(context, installations, isAnyOf(installations.integrationId, integrationIds)));
}
