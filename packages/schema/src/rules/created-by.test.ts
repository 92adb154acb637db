import { describe, expect, it } from 'vitest';
import { consumerOf, toCreatedBy } from './created-by.ts';

describe('telling who made something', () => {
  it.each(['ada', 'a:b', 'two\nlines', 'consumer:ada'])('reads back the consumer %j', (ref) => {
    expect(consumerOf(toCreatedBy(ref))).toBe(ref);
  });

  it.each(['api:createInstallation', 'builder:7', 'consumer:', '', 'Consumer:ada'])(
    'finds no consumer in %j',
    (createdBy) => {
      expect(consumerOf(createdBy)).toBeUndefined();
    },
  );
});
