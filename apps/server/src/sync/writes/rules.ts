import type { ActedAs, WriteRecords } from '@dowel/schema';
import type { WriteRepeat } from '@dowel/schema/connector';

/** Why the rest of a write is not sent. */
export const UNINSTALLED = 'The integration was uninstalled before it was sent.';

const SECOND_MS = 1000;
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = 10 * 60 * SECOND_MS;

/**
 * How long to wait after a provider has failed. The wait doubles each time, up to ten minutes, and is at least half as
 * long as planned, so that writes that failed together do not come back together.
 * @param failures in a row, with this one
 * @param random from 0 to 1
 */
export function nextWaitMs(failures: number, random: number): number {
  const planned = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round((planned / 2) * (1 + random));
}

/**
 * Whether a write that was sent at this time or later could be done twice if it is sent again. An update whose key the
 * provider has forgotten changes nothing twice.
 */
export function couldBeDoneTwice(
  repeat: WriteRepeat,
  type: WriteRecords['type'],
  sentTime: Date,
  now: Date,
): boolean {
  if (repeat.by === 'none') return true;
  const { lifetimeMs = Number.POSITIVE_INFINITY } = 'lifetimeMs' in repeat ? repeat : {};
  return type === 'create' && now.getTime() - sentTime.getTime() >= lifetimeMs;
}

/** Whether the caller does not wait for the answer. A delete is always waited for. */
export function isLater({ type, mode }: Pick<WriteRecords, 'type' | 'mode'>): boolean {
  return type !== 'delete' && mode === 'asynchronous';
}

/** The personal connection of a write. Null: it uses that of the installation. */
export function personalOf({ actedAs }: { readonly actedAs?: ActedAs | undefined }): string | null {
  return actedAs?.isPersonal ? actedAs.connectionId : null;
}
