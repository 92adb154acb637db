import { describe, expect, it } from 'vitest';
import { byBuilder, consumerOf, createdByOf, toCreatedBy } from './created-by.ts';

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

describe('choosing the author of a config', () => {
  it.each([
    [toCreatedBy('ada'), 'builder:7', 'consumer:ada'],
    [toCreatedBy('ada'), undefined, 'consumer:ada'],
    [byBuilder('7'), 'consumer:ada', 'builder:7'],
    [undefined, 'builder:7', 'builder:7'],
    [undefined, undefined, 'api:create-installation'],
  ])('of %j, with %j in the request, takes %j', (person, given, expected) => {
    expect(createdByOf(person, given, 'create-installation')).toBe(expected);
  });
});
