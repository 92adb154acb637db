import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from './read-event.ts';
import { recordIdOf } from './record-of-event.ts';

const events = { create: 'posted', recordId: ['gone', 'card.number'], parent: { board: 'board.id' } };
const parents = { object: 'boards', values: { board: 'id' }, idField: 'cardId' };

function about(raw: Record<string, unknown>): ProviderEvent {
  return {
    id: 'e1',
    type: 'posted',
    meaning: 'posted',
    recordId: 'other',
    changedFields: undefined,
    objectRefs: [],
    raw,
  };
}

describe('the record of an event', () => {
  it('is named by its parent and its own id, as a read names it', () => {
    const event = about({ board: { id: 'a/b' }, card: { number: 7 } });

    expect(recordIdOf({ events, parents }, event)).toBe('a%2Fb/7');
    expect(recordIdOf({ events }, event)).toBe('7');
    expect(recordIdOf({ events: { create: 'posted' } }, event)).toBe('other');
  });

  it('is unknown when the event lacks one of the two', () => {
    expect(recordIdOf({ events, parents }, about({ card: { number: 7 } }))).toBeUndefined();
    expect(recordIdOf({ events, parents }, about({ board: { id: 'a' } }))).toBeUndefined();
  });
});
