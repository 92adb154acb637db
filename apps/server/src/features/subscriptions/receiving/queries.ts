import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context, PublicContext } from '../../../context.ts';
import { acrossProjects } from '../../../db/scope.ts';
import { inboundEvents, installations, integrations, projects, subscriptions } from '../../../db/tables.ts';

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
  const isIt = acrossProjects(
    context,
    'the signature is the credential, and the address says of which project',
    eq(subscriptions.projectId, projectId),
    eq(subscriptions.installationId, installationId),
    eq(installations.integrationId, integrationId),
  );
  const [row] = await context.db
    .select({
      subscription: subscriptions,
      provider: integrations.provider,
      project: { id: projects.id, name: projects.name },
    })
    .from(subscriptions)
    .innerJoin(
      installations,
      and(
        eq(installations.projectId, subscriptions.projectId),
        eq(installations.id, subscriptions.installationId),
      ),
    )
    .innerJoin(
      integrations,
      and(
        eq(integrations.projectId, installations.projectId),
        eq(integrations.id, installations.integrationId),
      ),
    )
    .innerJoin(projects, eq(projects.id, subscriptions.projectId))
    .where(isIt);
  return row;
}

/** An event to store. */
export interface NewInboundEvent {
  readonly installationId: string;
  readonly objectName: string;
  readonly eventHash: string;
  readonly body: string;
}

/** Stores events that were not stored before. Answers the objects that they are about. */
export async function insertInbound(tx: Context, events: readonly NewInboundEvent[]): Promise<string[]> {
  const rows = events.map(({ body, ...event }) => {
    const id = v7();
    const { sealed, sealKeyId } = tx.secrets.seal(body, id);
    const times = { dueTime: tx.now(), createTime: tx.now() };
    return { ...event, ...times, id, projectId: tx.project.id, bodySealed: sealed, sealKeyId };
  });
  const stored = await tx.db
    .insert(inboundEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ objectName: inboundEvents.objectName });
  return stored.map(({ objectName }) => objectName);
}
