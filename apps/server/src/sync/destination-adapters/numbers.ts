import type { AdapterTarget } from './destination-adapter.ts';
import { keyOf } from './kept-connections.ts';

/** The number of a message, when it was acknowledged, and where that is among all that this process does. */
interface Acknowledged {
  readonly number: bigint;
  readonly time: Date;
  readonly turn: number;
}

/** Of how many streams and partitions this process remembers the last number. */
const MOST = 10_000;
const last = new Map<string, Acknowledged>();
let turns = 0;

/**
 * Notices that a broker has lost what it had acknowledged. The messages of a stream or a partition are numbered, and what is
 * sent after another one was acknowledged has a higher number. Call this before sending, and what it answers with each number.
 * @returns answers a sentence for the builder if something is lost
 */
export function watchNumbers(
  target: AdapterTarget,
  now: () => Date,
): (place: string, acknowledged: number | string) => string | undefined {
  turns += 1;
  const began = turns;
  return (place, acknowledged) => {
    const number = BigInt(acknowledged);
    const key = `${keyOf(target)} ${place}`;
    const known = last.get(key);
    const isBehind = known !== undefined && number <= known.number;
    // They were under way together.
    if (isBehind && known.turn > began) return undefined;
    turns += 1;
    last.delete(key);
    last.set(key, { number, time: now(), turn: turns });
    if (last.size > MOST) last.delete(last.keys().next().value ?? '');
    if (!isBehind) return undefined;
    return `This message is number ${number} of the ${place}, where number ${known.number} was acknowledged before, at ${known.time.toISOString()}. So messages were lost there, or it was made anew. Send again what was delivered until then: list the deliveries of the destination, and give their ids to deliveries:replay.`;
  };
}
