import { createOutgoing } from '../../src/platform/outgoing/outgoing.ts';
import { loadAdapter } from '../../src/sync/destination-adapters/load-adapter.ts';
import { newMessage } from './outgoing-message.fixture.ts';

/**
 * A program that sends one message and then does nothing more, so it ends as soon as nothing keeps it alive. Takes a
 * type and a target.
 */
const [type = '', target = ''] = process.argv.slice(2);
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
const adapter = await loadAdapter(type);
const outcome = await adapter.deliver(
  JSON.parse(target),
  newMessage({ id: `msg_from_a_program_${process.pid}`, time: new Date() }),
  { outgoing, signal: AbortSignal.timeout(10_000), now: () => new Date() },
);
console.log(outcome.kind);
await outgoing.close();
