import { withoutWords } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import type { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { noteOperation } from '../note-operation.ts';
import { retryWaitMs } from '../retry-wait.ts';
import { finishEvents, type InboundRow, postponeEvents } from './queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long an event is tried that cannot be delivered. */
export const TRIED_FOR_MS = 24 * HOUR_MS;

export interface EventOutcome {
  readonly objectName: string;
  readonly events: number;
  readonly delivered?: number;
  readonly gone?: number;
  /** Those of them whose records the provider does not name, or does not show though no event tells of their deletion. */
  readonly hidden?: number;
  readonly unwatched?: number;
  /** Fields that the records lack, because the provider does not show them. */
  readonly missingFields?: readonly string[];
  /** Delivered without what no database stores. */
  readonly altered?: number;
  /** Left out, because the installation has made the change itself. */
  readonly own?: number;
  /** Why they were not delivered, and will not be. */
  readonly error?: string;
}

/** Records one operation for the events of a turn. */
export async function noteEvents(
  tx: Context,
  installed: ReadInstallation,
  {
    objectName,
    events,
    delivered = 0,
    gone = 0,
    hidden = 0,
    unwatched = 0,
    own = 0,
    missingFields = [],
    altered = 0,
    error,
  }: EventOutcome,
): Promise<void> {
  const msg =
    error === undefined
      ? `[${objectName}] ${counted(delivered)} delivered${withoutWords(missingFields)}${hiddenWords(hidden)}`
      : `[${objectName}] ${counted(events)} could not be delivered`;
  const details = {
    object: objectName,
    events: String(events),
    delivered: String(delivered),
    gone: String(gone),
    unwatched: String(unwatched),
    ...(own > 0 && { ownWritesLeftOut: String(own) }),
  };
  await noteOperation(tx, installed, {
    msg,
    error,
    objects: [objectName],
    records: delivered,
    missingFields,
    isWarning: hidden > 0,
    altered,
    details,
  });
}

function hiddenWords(hidden: number): string {
  return hidden === 0 ? '' : `, ${hidden} left out, whose record the provider does not name or show`;
}

/** An event that cannot be delivered yet, and why. */
interface Late {
  readonly row: InboundRow;
  readonly error: ProviderError;
}

/** Events that cannot be delivered yet are tried for a day. */
export async function postpone(
  tx: Context,
  installed: ReadInstallation,
  objectName: string,
  events: readonly Late[],
): Promise<void> {
  const now = tx.now();
  const byTime = Map.groupBy(events, ({ row, error }) => retryTime(row, error, now)?.getTime());
  for (const [timeMs, due] of byTime) {
    const ids = due.map(({ row }) => row.id);
    if (timeMs === undefined) {
      await finishEvents(tx, ids);
      const [first] = due;
      await noteEvents(tx, installed, { objectName, events: ids.length, error: first?.error.message ?? '' });
    } else await postponeEvents(tx, ids, new Date(timeMs));
  }
}

/** When an event is tried again after a failed call. Undefined when it was tried for long enough. */
function retryTime(
  { createTime, failures }: Pick<InboundRow, 'createTime' | 'failures'>,
  error: ProviderError,
  now: Date,
): Date | undefined {
  if (now.getTime() - createTime.getTime() >= TRIED_FOR_MS) return undefined;
  if (error.waitUntil) return error.waitUntil;
  return new Date(now.getTime() + retryWaitMs(error, failures, now));
}

/** `1 event`, `2 events`. */
export function counted(count: number): string {
  return `${count} event${count === 1 ? '' : 's'}`;
}
