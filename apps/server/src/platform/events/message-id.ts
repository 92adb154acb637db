import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { timeOf } from '../db/partitions/periods.ts';

/** How many parts of a page get numbers in order. */
const PARTS = 4096;
const NUMBERS = 2 ** 32;

/** The last bytes of an id say what is in the message. */
const CONTENT_BYTES = 2;

/**
 * The id of a message of a run. They sort by run, page and part. A page that is read again gives its messages the same ids,
 * unless they say something else now: when a backup was restored, receivers know the ids that were given since, and would
 * pass over them.
 */
export function messageIdFor(
  runId: string,
  page: number,
  part: number,
  content: Uint8Array | string = '',
): string {
  const random = sha256(`${runId}/${page}/${part}`).subarray(0, 16);
  random.set(sha256(content).subarray(0, CONTENT_BYTES), 16 - CONTENT_BYTES);
  const seq = (page * PARTS + Math.min(part, PARTS - 1)) % NUMBERS;
  return v7({ msecs: timeOf(runId), seq, random });
}

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest();

/** No message of the run has an id outside of these two, which belong to the range. */
export function messageIdsOf(runId: string): { first: string; last: string } {
  const msecs = timeOf(runId);
  return {
    first: v7({ msecs, seq: 0, random: new Uint8Array(16) }),
    last: v7({ msecs, seq: NUMBERS - 1, random: new Uint8Array(16).fill(255) }),
  };
}

/** How many messages of a range are looked at. Runs of the same moment share one, and there are never as many of them. */
export const MOST_IN_RANGE = 200;

/** Whether a message is of the run. Runs that began in the same millisecond share a range of ids. */
export function isMessageOf(runId: string, id: string): boolean {
  const seq = seqOf(id);
  return withoutContent(messageIdFor(runId, Math.floor(seq / PARTS), seq % PARTS)) === withoutContent(id);
}

const withoutContent = (id: string) => id.slice(0, -2 * CONTENT_BYTES);

/** A UUIDv7 keeps the 32 bits of its sequence around its version and its variant. */
function seqOf(id: string): number {
  const bits = BigInt(`0x${id.replaceAll('-', '')}`);
  const [high, low] = [(bits >> 64n) & 0xfffn, (bits >> 42n) & 0xfffffn];
  return Number((high << 20n) | low);
}
