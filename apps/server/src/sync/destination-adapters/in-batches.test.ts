import { describe, expect, it } from 'vitest';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import type { AttemptOutcome, OutgoingMessage } from './destination-adapter.ts';
import { inBatches } from './in-batches.ts';

const surroundings = {
  outgoing: createOutgoing(),
  signal: new AbortController().signal,
  now: () => new Date(),
};
const target = { metadata: {}, secrets: {} };
const refused: AttemptOutcome = { kind: 'refused', reason: 'no', isLasting: true };

function message(id: string, bytes = 10, topic = ''): OutgoingMessage {
  const body = Buffer.alloc(bytes, 'x');
  return { id, time: new Date(), eventType: 'read', topic, body, data: body, metadata: {} };
}

/** An adapter that notes its requests, and refuses those with one of these messages in them. */
function noting({ refuses = [] as string[], refusal = refused } = {}) {
  const requests: string[][] = [];
  const { deliver } = inBatches({
    maxBytes: 100,
    keyOf: (_, { topic }) => topic,
    async send(_, messages) {
      const ids = messages.map(({ id }) => id);
      requests.push(ids);
      return ids.some((id) => refuses.includes(id)) ? refusal : { kind: 'delivered' };
    },
  });
  const all = (...messages: OutgoingMessage[]) =>
    Promise.all(messages.map((one) => deliver(target, one, surroundings)));
  return { requests, all };
}

describe('attempts in batches', () => {
  it('go in one request when they begin together, and in another when they begin later', async () => {
    const { requests, all } = noting();

    const outcomes = [...(await all(message('a'), message('b'))), ...(await all(message('c')))];

    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(requests).toEqual([['a', 'b'], ['c']]);
  });

  it('go in several requests when they are too large for one', async () => {
    const { requests, all } = noting();

    await all(message('a', 60), message('b', 60), message('c', 40), message('huge', 1000), message('d'));

    expect(requests).toEqual([['a'], ['b', 'c'], ['huge'], ['d']]);
  });

  it('go apart when they have different keys', async () => {
    const { requests, all } = noting();

    await all(message('a', 10, 'one'), message('b', 10, 'two'), message('c', 10, 'one'));

    expect(requests).toEqual([['a', 'c'], ['b']]);
  });

  it('fail no other message with one that is refused for good', async () => {
    const { requests, all } = noting({ refuses: ['b'] });

    const outcomes = await all(message('a'), message('b'), message('c'));

    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered', 'refused', 'delivered']);
    expect(requests).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  it('all wait when the destination takes nothing for now', async () => {
    const { requests, all } = noting({ refuses: ['b'], refusal: { kind: 'refused', reason: 'later' } });

    const outcomes = await all(message('a'), message('b'));

    expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'refused']);
    expect(requests).toEqual([['a', 'b']]);
  });
});
