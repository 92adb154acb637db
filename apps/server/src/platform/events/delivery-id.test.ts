import { v7, validate } from 'uuid';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../db/partitions/periods.ts';
import { attemptIdFor, deliveryIdFor } from './delivery-id.ts';

describe('the ids of what belongs to an event', () => {
  it('have its time, so that they are in the same partition', () => {
    const event = v7({ msecs: Date.UTC(2024, 1, 29) });
    const delivery = deliveryIdFor(event, v7());
    const attempts = [attemptIdFor(delivery), attemptIdFor(delivery)];

    expect([delivery, ...attempts].map(timeOf)).toEqual(Array(3).fill(timeOf(event)));
    expect([delivery, ...attempts].every(validate)).toBe(true);
    expect(new Set([event, delivery, ...attempts]).size).toBe(4);
  });

  it('are those of one event and destination, and sort as the events of a moment', () => {
    const events = Array.from({ length: 200 }, (_, seq) => v7({ msecs: 1, seq }));
    const [one, other] = [v7(), v7()];

    const ids = events.map((event) => deliveryIdFor(event, one));

    expect(events.map((event) => deliveryIdFor(event, one))).toEqual(ids);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set([...ids, ...events.map((event) => deliveryIdFor(event, other))]).size).toBe(400);
  });
});
