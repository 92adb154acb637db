import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context, PublicContext } from '../../../context.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isItsApp, isItsConnection, isItsIntegration } from '../../../platform/db/installation-joins.ts';
import { acrossProjects } from '../../../platform/db/scope.ts';
import {
  connections,
  inboundEvents,
  installations,
  integrations,
  projects,
  providerApps,
  subscriptions,
} from '../../../platform/db/tables.ts';
import { holdInstallations } from '../following-queries.ts';
import type { EventSubject } from '../lanes.ts';

/** The parts of the address that a provider calls. */
export interface ReceiverAddress {
  readonly projectId: string;
  readonly integrationId: string;
  readonly installationId: string;
}

/** The subscription behind an address. Undefined when the three ids do not belong together. */
export async function findReceiver(
  context: PublicContext,
  { projectId, integrationId, installationId }: ReceiverAddress,
) {
  const isIt = and(
    eq(subscriptions.projectId, projectId),
    eq(subscriptions.installationId, installationId),
    eq(installations.integrationId, integrationId),
  );
  const [row] = await acrossProjects(
    context,
    'the signature is the credential, and the address says of which project',
  )
    .select({
      subscription: subscriptions,
      provider: integrations.provider,
      project: { id: projects.id, name: projects.name, orgId: projects.orgId },
      /** Null: its connection has no application at the provider. */
      app: {
        id: providerApps.id,
        clientSecretSealed: providerApps.clientSecretSealed,
        webhookSecretSealed: providerApps.webhookSecretSealed,
      },
    })
    .from(subscriptions)
    .innerJoin(
      installations,
      and(
        eq(installations.projectId, subscriptions.projectId),
        eq(installations.id, subscriptions.installationId),
      ),
    )
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(projects, eq(projects.id, subscriptions.projectId))
    .leftJoin(connections, isItsConnection)
    .leftJoin(providerApps, isItsApp)
    .where(isIt);
  return row;
}

export interface NewInboundEvent {
  readonly installationId: string;
  readonly objectName: string;
  readonly eventHash: string;
  readonly body: string;
}

/**
 * Stores events that were not stored before. Those of installations that were deleted meanwhile are left out. Answers the
 * objects that they are about, each once.
 */
export async function insertInbound(
  tx: Context,
  events: readonly NewInboundEvent[],
): Promise<EventSubject[]> {
  const { installationId, objectName } = inboundEvents;
  const subjects = new Map<string, EventSubject>();
  const alive = await holdInstallations(tx, [...new Set(events.map((event) => event.installationId))]);
  const wanted = events.filter((event) => alive.has(event.installationId));
  for (const some of inStatements(wanted)) {
    const rows = some.map((event) => toRow(tx, event));
    const stored = await tx.db
      .insert(inboundEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ installationId, objectName });
    for (const one of stored) subjects.set(`${one.installationId}/${one.objectName}`, one);
  }
  return [...subjects.values()];
}

function toRow(tx: Context, { body, ...event }: NewInboundEvent) {
  const id = v7();
  const { sealed, sealKeyId } = tx.secrets.sealCompressed(body, id);
  const times = { dueTime: tx.now(), createTime: tx.now() };
  return { ...event, ...times, id, projectId: tx.project.id, bodySealed: sealed, sealKeyId };
}
