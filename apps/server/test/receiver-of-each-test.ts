import { afterEach, beforeEach } from 'vitest';
import { type Receiver, startReceiver } from './receiver.ts';

/** A receiver for each test of a file. */
export function receiverOfEachTest(): Receiver {
  // The cast is safe: a test begins after it has been filled in.
  const current = {} as { -readonly [Member in keyof Receiver]: Receiver[Member] };
  beforeEach(async () => {
    Object.assign(current, await startReceiver());
  });
  afterEach(() => current.stop());
  return current;
}
