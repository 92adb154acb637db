import type { ConnectionDiagnosis } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { connectionErrorEvent, connectionEvent } from './connection-events.ts';
import { type ConnectionRow, changeState, isBad, isNotYetBad } from './queries.ts';
import { diagnose, statusAfter } from './rules.ts';

/** What is known beside the reason. */
interface Finding {
  /** What the provider said, as callers of the API may read it. */
  message?: string;
  /** The refused refresh token had been used before, by a refresh that was interrupted. */
  isInterrupted?: boolean;
}

/**
 * Stores what a call has learned about a connection. Of credentials that turn bad, one event tells, however many calls
 * find them bad. Another one tells of credentials that are accepted again though nobody has changed them.
 */
export async function recordState(
  context: Context,
  row: ConnectionRow,
  reason: ConnectionDiagnosis['reason'],
  { message, isInterrupted = false }: Finding = {},
): Promise<void> {
  const diagnosis = diagnose(reason, context.now(), row.diagnosis, { isInterrupted });
  if (statusAfter(reason, 'created') === 'bad_credentials') {
    const state = { status: 'bad_credentials' as const, diagnosis };
    const isFirst = await context.transaction(async (tx) => {
      const changed = await changeState(tx, row, state, isNotYetBad);
      const isBadNow = await Unreported.report(tx, changed, (hasTurned) =>
        hasTurned ? [connectionErrorEvent(row, reason, message)] : [],
      );
      if (isBadNow) await tx.connectionEffects.changed(tx, row.id, { isOtherAccount: false, found: 'bad' });
      return isBadNow;
    });
    if (isFirst) return;
  }
  if (reason === 'ok' && row.status === 'bad_credentials') {
    // Nothing was renewed while they were bad.
    const state = { status: 'working' as const, diagnosis, refreshDueTime: context.now() };
    await context.transaction(async (tx) => {
      const isGoodNow = await Unreported.report(
        tx,
        await changeState(tx, row, state, isBad),
        (hasRecovered) => (hasRecovered ? [connectionEvent('connection.updated', row)] : []),
      );
      if (isGoodNow) await tx.connectionEffects.changed(tx, row.id, { isOtherAccount: false, found: 'good' });
    });
    return;
  }
  // An outage keeps the status, also one that another call has stored since the row was read.
  const state = reason === 'ok' ? { status: 'working' as const, diagnosis } : { diagnosis };
  Unreported.silent(await changeState(context, row, state), 'no event tells of a state that is not bad');
}
