import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const delivery = {
  id: ids.delivery,
  messageId: `msg_${ids.delivery}`,
  eventId: ids.event,
  eventType: 'installation.created',
  destinationId: ids.destination,
  destinationName: 'warehouse',
  groupRef: 'northwind',
  topic: 'crm-health',
  status: 'failed',
  attemptCount: 1,
  reason: 'The destination answered with status 503.',
  createTime,
};
const pending = { ...delivery, status: 'pending', nextAttemptTime: createTime };

export const deliveriesTexts = {
  tag: 'Deliveries',
  description: 'A delivery is one event on its way to one destination, with every attempt that was made.',
  operations: {
    listDeliveries: {
      summary: 'List deliveries',
      description:
        'Can be narrowed to a destination, a status, an event type, a customer, a read, or how the latest attempt was answered. With one of the last three, or with several, it searches for 150 ms: then the page may be short, or empty, although another follows, and `Dowel-Warning: search_stopped;time="…"` says how far back it has searched. Lists the newest first, 100 to a page unless `pageSize` says otherwise. Deliveries are kept for 30 days by default.',
      answer: [delivery],
    },
    getDelivery: {
      summary: 'Get a delivery with its attempts',
      description:
        'Shows what was sent and what came back, to find out why a message did not arrive. Secrets are hidden. With `includeBody=false` it answers without the body, which may have records of a customer.',
      answer: {
        ...delivery,
        body: '{"notificationType":"installation.created","data":{"groupRef":"northwind"}}',
        attempts: [
          {
            id: ids.entry,
            number: 1,
            outcome: 'refused',
            status: 503,
            durationMs: 84,
            reason: 'The destination answered with status 503.',
            request: {
              url: 'https://acme.example/hooks/dowel',
              headers: { 'webhook-id': `msg_${ids.delivery}` },
            },
            answer: 'Service Unavailable',
            createTime,
          },
        ],
      },
    },
    replayDelivery: {
      summary: 'Send a message once more',
      description:
        'Sends it at once, with the same `webhook-id`, so that the receiver can recognise it. A message that still waits keeps the attempts that are left. For one that was over, no other follows when this attempt fails.',
      answer: pending,
    },
    replayDeliveries: {
      summary: 'Send several messages once more',
      description:
        'As for one message. What cannot be sent is left out and named: its destination is disabled, or there is no such message. A destination that is paused gets its messages when it is resumed; `Dowel-Warning: destination_paused;path="crm"` names it. With `dryRun` nothing is sent.',
      body: { deliveryIds: [ids.delivery] },
      answer: { replayedCount: 1, leftOut: [] },
    },
    replayFailedDeliveries: {
      summary: 'Send all failed messages of a destination once more',
      description:
        'Use it after the receiver was down. One call sends at most 10,000 messages, the oldest first; call again while `isMoreLeft` is true. If the destination is paused, they wait, and `Dowel-Warning` says `destination_paused`. With `dryRun` it only counts.',
      body: { sinceTime: '2026-11-19T00:00:00Z' },
      answer: { replayedCount: 42, isMoreLeft: false },
    },
    sendTestEvent: {
      summary: 'Send an example event to a destination',
      description:
        'Travels the same way as a real event, so it shows whether the receiver works. The body has `isTest: true`.',
      body: { eventType: 'installation.created' },
      answer: { ...pending, topic: undefined, reason: undefined, attemptCount: 0, isTest: true },
    },
  },
} satisfies ResourceTexts;
