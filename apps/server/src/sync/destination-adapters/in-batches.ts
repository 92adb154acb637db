import type {
  AdapterTarget,
  AttemptOutcome,
  AttemptSurroundings,
  DestinationAdapter,
  OutgoingMessage,
} from './destination-adapter.ts';

/** How a destination takes several messages in one request. */
interface Batching {
  /** The most bytes of bodies in one request. A larger message goes alone. */
  readonly maxBytes: number;
  /** Messages with another key go in another request. By default, they all may go together. */
  readonly keyOf?: (target: AdapterTarget, message: OutgoingMessage) => string;
  /** Sends all or none. */
  send(
    target: AdapterTarget,
    messages: readonly OutgoingMessage[],
    surroundings: AttemptSurroundings,
  ): Promise<AttemptOutcome>;
}

interface Batch {
  readonly messages: OutgoingMessage[];
  bytes: number;
  readonly outcome: Promise<AttemptOutcome>;
}

/**
 * An adapter whose attempts that begin at the same time go in one request. When the destination refuses several messages
 * for good, each is tried alone, so that one that it can never take fails no other.
 */
export function inBatches({ maxBytes, keyOf = () => '', send }: Batching): DestinationAdapter {
  /** What is still collected. All attempts of a turn have one target. */
  const collecting = new WeakMap<AdapterTarget, Map<string, Batch>>();

  function begin(target: AdapterTarget, key: string, surroundings: AttemptSurroundings): Batch {
    const open = collecting.get(target) ?? new Map<string, Batch>();
    collecting.set(target, open);
    const messages: OutgoingMessage[] = [];
    const outcome = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (open.get(key) === batch) open.delete(key);
      return send(target, messages, surroundings);
    });
    const batch: Batch = { messages, bytes: 0, outcome };
    open.set(key, batch);
    return batch;
  }

  return {
    async deliver(target, message, surroundings) {
      const key = keyOf(target, message);
      const size = message.body.length;
      const last = collecting.get(target)?.get(key);
      const batch = last && last.bytes + size <= maxBytes ? last : begin(target, key, surroundings);
      batch.messages.push(message);
      batch.bytes += size;
      const outcome = await batch.outcome;
      const isAlone = batch.messages.length === 1;
      if (isAlone || outcome.kind !== 'refused' || !outcome.isLasting) return outcome;
      return send(target, [message], surroundings);
    },
  };
}
