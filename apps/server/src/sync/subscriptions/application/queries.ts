import { and, eq, inArray } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { isItsApp, isItsConnection, isItsIntegration } from '../../../platform/db/installation-joins.ts';
import { acrossProjects, inProject } from '../../../platform/db/scope.ts';
import type { SubscribedEvent } from '../../../platform/db/tables/subscriptions.ts';
import {
  connections,
  installations,
  integrations,
  projects,
  providerApps,
  subscriptions,
} from '../../../platform/db/tables.ts';

/** The parts of the address that a provider calls for an application. */
export interface ApplicationAddress {
  readonly projectId: string;
  readonly providerAppId: string;
}

/** The application behind an address. Undefined when the two ids do not belong together. */
export async function findApplication(
  context: PublicContext,
  { projectId, providerAppId }: ApplicationAddress,
) {
  const isIt = and(eq(providerApps.projectId, projectId), eq(providerApps.id, providerAppId));
  const [row] = await acrossProjects(
    context,
    'the signature is the credential, and the address says of which project',
  )
    .select({ app: providerApps, project: { id: projects.id, name: projects.name, orgId: projects.orgId } })
    .from(providerApps)
    .innerJoin(projects, eq(projects.id, providerApps.projectId))
    .where(isIt);
  return row;
}

/** An installation that takes the events of an account. */
export interface Subscriber {
  readonly installationId: string;
  readonly accountRef: string | null;
  readonly events: readonly SubscribedEvent[];
}

/**
 * The installations over connections of an application to some accounts. One that has moved to another connection is not
 * among them before that one's account is known. Whoever owns the application can sign events for every account, so only
 * its own connections count.
 */
export function selectSubscribers(
  context: Context,
  { id, provider }: { id: string; provider: string },
  accountRefs: readonly string[],
): Promise<Subscriber[]> {
  const { installationId, accountRef, events } = subscriptions;
  return context.db
    .select({ installationId, accountRef, events })
    .from(subscriptions)
    .innerJoin(
      installations,
      and(
        eq(installations.projectId, subscriptions.projectId),
        eq(installations.id, subscriptions.installationId),
        eq(installations.connectionId, subscriptions.connectionId),
      ),
    )
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(connections, isItsConnection)
    .innerJoin(providerApps, isItsApp)
    .where(
      inProject(
        context,
        subscriptions,
        and(
          inArray(subscriptions.accountRef, [...accountRefs]),
          eq(integrations.provider, provider),
          eq(providerApps.id, id),
        ),
      ),
    );
}
