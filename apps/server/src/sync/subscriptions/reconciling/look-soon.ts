import type { Context } from '../../../context.ts';
import { wakeAfterCommit } from '../../../platform/wake-ups.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import { type EventSubject, reconcilingLane } from '../lanes.ts';
import { advanceObject } from './queries.ts';

/** The clock of a provider may be ahead of ours, and then its change would lie behind the end of the read. */
const GRACE_MS = 5000;

/**
 * Reads an object for changes as soon as they can be found, because the provider has said that there are some. A read
 * that goes on already may have begun before the change, so another one follows it.
 */
export async function lookSoon(tx: Context, connector: Connector, subject: EventSubject): Promise<void> {
  const { changes } = connector.object(subject.objectName);
  if (changes.source !== 'filter') return;
  const dueTime = new Date(tx.now().getTime() + changes.settleMs + GRACE_MS);
  await advanceObject(tx, subject, dueTime);
  wakeAfterCommit(tx, reconcilingLane(subject, tx.project.id));
}
