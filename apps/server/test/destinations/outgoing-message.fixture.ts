import { Buffer } from 'node:buffer';
import type { OutgoingMessage } from '../../src/sync/destination-adapters/destination-adapter.ts';

let messages = 0;

/** A message to a destination, with an id of its own unless told otherwise. */
export function newMessage(change: Partial<OutgoingMessage> = {}): OutgoingMessage {
  messages += 1;
  return {
    id: `msg_${messages}`,
    time: new Date('2026-01-02T03:04:05Z'),
    eventType: 'read',
    topic: 'contacts',
    body: Buffer.from('{}'),
    data: Buffer.from('{}'),
    metadata: {},
    ...change,
  };
}
