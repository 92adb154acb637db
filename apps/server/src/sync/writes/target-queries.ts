import type { ConfigContent, ManifestIntegration } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasValues } from '../../platform/db/has-values.ts';
import {
  isItsConfig,
  isItsConnection,
  isItsIntegration,
  isItsRevision,
} from '../../platform/db/installation-joins.ts';
import { optional, prepared } from '../../platform/db/prepared.ts';
import { recently } from '../../platform/db/recent-rows.ts';
import { inScope } from '../../platform/db/scope.ts';
import { configs, connections, installations, integrations, revisions } from '../../platform/db/tables.ts';

/** An installation, and what decides about writes through it. */
export interface WritingInstallation {
  readonly installationId: string;
  readonly integrationId: string;
  readonly integrationName: string;
  readonly provider: string;
  readonly connectionId: string;
  readonly configId: string;
  readonly config: ConfigContent;
  /** Since when it leads to another account than before: it was moved, or its connection was signed in to another one. */
  readonly movedTime: Date | undefined;
  /** The latest revision. */
  readonly manifest: ManifestIntegration;
}

type Named =
  | { readonly id: string }
  | { readonly integrationId: string; readonly groupRef: string; readonly installationRef: string }
  | { readonly integrationName: string; readonly groupRef: string; readonly installationRef: string };

/** Finds an installation by its id, or by its group and the id or the name of its integration. */
export const findWriting = recently(
  [installations, connections, integrations, revisions, configs],
  async (context: Context, named: Named): Promise<WritingInstallation | undefined> => {
    const [found] = await select(context, named);
    if (!found) return undefined;
    const { movedAccount, account, ...installation } = found;
    const moves = [movedAccount, account?.before && account].flatMap((one) =>
      one ? Date.parse(one.since) : [],
    );
    return { ...installation, movedTime: moves.length > 0 ? new Date(Math.max(...moves)) : undefined };
  },
);

const text = { mapToDriverValue: (value: string) => value };

const select = prepared(
  {
    id: optional(installations.id),
    integrationId: optional(installations.integrationId),
    integrationName: optional(text),
    groupRef: optional(installations.groupRef),
    installationRef: optional(installations.installationRef),
  },
  (context, { id, integrationId, integrationName, groupRef, installationRef }) =>
    context.db
      .select({
        installationId: installations.id,
        integrationId: installations.integrationId,
        integrationName: integrations.name,
        provider: integrations.provider,
        connectionId: installations.connectionId,
        configId: installations.configId,
        config: configs.content,
        movedAccount: installations.movedAccount,
        account: connections.account,
        manifest: revisions.content,
      })
      .from(installations)
      .innerJoin(integrations, isItsIntegration)
      .innerJoin(revisions, isItsRevision)
      .innerJoin(configs, isItsConfig)
      .leftJoin(connections, isItsConnection)
      .where(
        inScope(
          context,
          installations,
          hasValues(installations, { id, integrationId, groupRef, installationRef }),
          integrationName && sql`lower(${integrations.name}) = lower(${integrationName})`,
        ),
      )
      .limit(1),
);
