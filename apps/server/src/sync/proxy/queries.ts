import type { IntegrationProxy, ManifestIntegration } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Acting } from '../../installing/connections/service.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import { isItsConfig, isItsIntegration, isItsRevision } from '../../platform/db/installation-joins.ts';
import { optional, prepared } from '../../platform/db/prepared.ts';
import { recently } from '../../platform/db/recent-rows.ts';
import { inScope } from '../../platform/db/scope.ts';
import { configs, installations, integrations, revisions } from '../../platform/db/tables.ts';

/** An installation, and what decides about calls through it. */
export interface ProxiedInstallation {
  readonly id: string;
  readonly integrationId: string;
  readonly integrationName: string;
  readonly provider: string;
  readonly connectionId: string;
  readonly configId: string;
  /** What the latest revision says. */
  readonly manifestProxy: IntegrationProxy | null;
  readonly module: string | null;
  readonly actAs: ManifestIntegration['actAs'] | null;
  /** What the config of the installation says. */
  readonly isEnabled: boolean | null;
}

/** The installation of a call. Its connection is the one that the caller acts with. */
export type CalledInstallation = ProxiedInstallation & Acting;

/** How a call names its installation. */
export type Named =
  | { readonly id: string }
  | { readonly integrationName: string; readonly groupRef: string; readonly installationRef: string };

/** Finds an installation by its id, or by its group and the name of its integration. */
export const findProxied = recently(
  [installations, integrations, revisions, configs],
  async (context: Context, named: Named): Promise<ProxiedInstallation | undefined> => {
    const [found] = await select(context, named);
    return found;
  },
);

const text = { mapToDriverValue: (value: string) => value };

const select = prepared(
  {
    id: optional(installations.id),
    integrationName: optional(text),
    groupRef: optional(installations.groupRef),
    installationRef: optional(installations.installationRef),
  },
  (context, { id, integrationName, groupRef, installationRef }) =>
    context.db
      .select({
        id: installations.id,
        integrationId: installations.integrationId,
        integrationName: integrations.name,
        provider: integrations.provider,
        connectionId: installations.connectionId,
        configId: installations.configId,
        manifestProxy: sql<IntegrationProxy | null>`${revisions.content} -> 'proxy'`,
        actAs: sql<ManifestIntegration['actAs'] | null>`${revisions.content} ->> 'actAs'`,
        module: sql<string | null>`${revisions.content} ->> 'module'`,
        isEnabled: sql<boolean | null>`(${configs.content} -> 'proxy' -> 'enabled') = 'true'::jsonb`,
      })
      .from(installations)
      .innerJoin(integrations, isItsIntegration)
      .innerJoin(revisions, isItsRevision)
      .innerJoin(configs, isItsConfig)
      .where(
        inScope(
          context,
          installations,
          hasValues(installations, { id, groupRef, installationRef }),
          integrationName && sql`lower(${integrations.name}) = lower(${integrationName})`,
        ),
      )
      .limit(1),
);
