import type { Context } from '../../context.ts';
import { giveUp, type WriteRunRow } from './queries.ts';
import { storeEnd } from './store-results.ts';

const STOPPED = 'It was not sent, because the server stopped before. Send it again.';
const GIVEN_UP = 'It was given up at its deadline.';

/** @param reason why nothing more is sent, if the records themselves do not say it. */
export async function end(
  tx: Context,
  run: WriteRunRow,
  reason = run.isSynchronous ? STOPPED : GIVEN_UP,
): Promise<void> {
  const unanswered = 'It was sent, and the answer was lost.';
  const isGivenUp = await giveUp(tx, run.id, { unsent: reason, unanswered });
  const details = { object: run.objectName };
  const line = {
    time: tx.now(),
    severity: 'WARNING' as const,
    msg: 'Nothing more is sent.',
    error: reason,
    details,
  };
  await storeEnd(tx, run, isGivenUp ? [line] : []);
}
