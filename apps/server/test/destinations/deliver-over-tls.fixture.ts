import { afterAll, beforeAll } from 'vitest';
import { createOutgoing } from '../../src/platform/outgoing/outgoing.ts';
import type {
  AdapterTarget,
  AttemptOutcome,
  DestinationAdapter,
} from '../../src/sync/destination-adapters/destination-adapter.ts';
import { newMessage } from './outgoing-message.fixture.ts';
import { trustTestAuthority } from './tls-terminator.fixture.ts';

const PATIENCE_MS = 2000;

/** Makes one attempt with a message, in a process that trusts the authority of the tests. Call it in a `describe`. */
export function setDelivery(adapter: DestinationAdapter): (target: AdapterTarget) => Promise<AttemptOutcome> {
  const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
  let trust: ReturnType<typeof trustTestAuthority>;
  beforeAll(() => {
    trust = trustTestAuthority();
  });
  afterAll(async () => {
    trust.restore();
    await outgoing.close();
  });
  const message = newMessage();
  return (target) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return adapter.deliver(target, message, { outgoing, signal, now: () => new Date() });
  };
}
