import { joinSentences } from '@dowel/schema/rules';
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
  const told = await giveUp(tx, run.id, { unsent: reason, unanswered, why: reason });
  const details = { object: run.objectName };
  const line = {
    time: tx.now(),
    severity: 'WARNING' as const,
    msg: 'Nothing more is sent.',
    error: told?.includes(reason) ? told : joinSentences([told, reason]),
    details,
  };
  await storeEnd(tx, run, told === undefined ? [] : [line]);
}
