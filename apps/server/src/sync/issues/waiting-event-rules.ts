import type { AffectedInstallation } from '@dowel/schema';
import { affectedOf, idOf, type Unmarked } from './rules.ts';

/** Events of an object that wait, because the destination that should get them does not exist. */
export interface WaitingEvents extends AffectedInstallation {
  readonly provider: string;
  readonly objectName: string;
  readonly destination: string;
  /** When the oldest of them came. */
  readonly since: Date;
  readonly nextTryTime: Date;
  /** A run that met it, if it is still among the latest. */
  readonly operationId: string | null;
}

/** What waits of one integration: its manifest names the destination, or its configs do. The oldest first. */
export function waitingByIntegration(all: readonly WaitingEvents[]): WaitingEvents[][] {
  return [...Map.groupBy(all, ({ integrationId }) => integrationId).values()];
}

export function ofWaitingEvents(projectId: string, waiting: readonly WaitingEvents[]): Unmarked {
  const [oldest] = waiting;
  if (!oldest) throw new Error('No event waits.');
  const { integrationId, integrationName, provider, since, operationId } = oldest;
  const nextTryTime = new Date(Math.min(...waiting.map((one) => one.nextTryTime.getTime())));
  const names = [...new Set(waiting.map(({ destination }) => destination))];
  return {
    // Reads may have the same reason.
    id: idOf(projectId, 'events', integrationId, 'destination'),
    reason: 'destination',
    since: since.toISOString(),
    actor: 'builder',
    nextStep:
      'Create the destination, or name another one in the manifest or the config. What waits is then sent by itself. After a day it is given up.',
    subject: { kind: 'integration', id: integrationId, name: integrationName },
    provider,
    objects: [...new Set(waiting.map(({ objectName }) => objectName))],
    words: names.map((name) => `Events wait, because the project has no destination "${name}".`).join(' '),
    ...(operationId !== null && { operationId }),
    nextTryTime: nextTryTime.toISOString(),
    stops: 'events',
    affects: affectedOf(waiting),
  };
}
