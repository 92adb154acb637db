import type { ConnectionDiagnosis } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../events/unreported.ts';
import { connectionErrorEvent } from '../connection-events.ts';
import { type ConnectionRow, changeState, isNotYetBad } from '../queries.ts';
import { diagnose, statusAfter } from '../rules.ts';

/**
 * Stores what a call has learned about a connection. Of credentials that turn bad, one event tells, however many calls
 * find them bad.
 * @param message what the provider said, as callers of the API may read it.
 */
export async function recordState(
  context: Context,
  row: ConnectionRow,
  reason: ConnectionDiagnosis['reason'],
  message?: string,
): Promise<void> {
  const diagnosis = diagnose(reason, context.now(), row.diagnosis);
  if (statusAfter(reason, 'created') === 'bad_credentials') {
    const state = { status: 'bad_credentials' as const, diagnosis };
    const isFirst = await context.transaction(async (tx) =>
      Unreported.report(tx, await changeState(tx, row, state, isNotYetBad), (hasTurned) =>
        hasTurned ? [connectionErrorEvent(row, reason, message)] : [],
      ),
    );
    if (isFirst) return;
  }
  // An outage keeps the status, also one that another call has stored since the row was read.
  const state = reason === 'ok' ? { status: 'working' as const, diagnosis } : { diagnosis };
  Unreported.silent(await changeState(context, row, state), 'no event tells of a state that is not bad');
}
