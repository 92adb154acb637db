import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { installations, integrations } from '../../platform/db/tables.ts';

export interface ProviderUse {
  readonly provider: string;
  readonly integrationCount: number;
  readonly installationCount: number;
}

/** The providers of a project's integrations. */
export function selectUses(context: Context): Promise<ProviderUse[]> {
  return context.db
    .select({
      provider: integrations.provider,
      integrationCount: countDistinct(integrations.id),
      installationCount: count(installations.id),
    })
    .from(integrations)
    .leftJoin(
      installations,
      and(
        eq(installations.projectId, integrations.projectId),
        eq(installations.integrationId, integrations.id),
      ),
    )
    .where(inProject(context, integrations))
    .groupBy(integrations.provider);
}
