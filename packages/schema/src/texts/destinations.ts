import { createTime, ids, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const url = 'https://acme.example/hooks/dowel';
const destination = {
  id: ids.destination,
  name: 'crm-webhook',
  type: 'webhook',
  metadata: { url, headers: { 'X-Team': 'crm' } },
  createTime,
};

export const destinationsTexts = {
  tag: 'Destinations',
  description:
    'A destination is a place that events and records are delivered to, such as a webhook or a queue.',
  operations: {
    createDestination: {
      summary: 'Create a destination',
      description:
        'For a webhook and a stream (`kafka`, `nats`, `pubsub`), the service makes the key that signs messages; read it with `getDestination` and `includeSecrets=true`. All types but webhooks may need their own `secrets`. Nothing is sent until a topic or a manifest leads to the destination. Writes an entry to the audit log.',
      body: { name: 'crm-webhook', type: 'webhook', metadata: { url, headers: { 'X-Team': 'crm' } } },
      answer: destination,
    },
    listDestinations: {
      summary: 'List the destinations of a project',
      description: 'Never shows secrets. Lists the oldest first.',
      answer: [destination],
    },
    getDestination: {
      summary: 'Get a destination',
      description:
        'Shows the signing key of a webhook or a stream only when asked. `rotate=true` replaces the key: for 24 hours messages carry the signatures of the old and the new key.',
      answer: {
        ...destination,
        secrets: { webhookSigningKey: 'whsec_bm90LWEtcmVhbC1rZXktanVzdC1hbi1leGFtcGxl' },
      },
    },
    updateDestination: {
      summary: 'Change a destination',
      description:
        'Sets only what the update mask names. A destination that moves to another place needs its secrets again, and a webhook that moves to another host its headers, so that nobody can redirect them. Any update enables a disabled destination. A new `ordering` holds for messages that are stored after it. After a new name, `Dowel-Warning: still_named;path="crm"` names each integration whose manifest, or the config of one of its customers, has the old one: nothing is delivered there until they name the new one. Writes an entry to the audit log.',
      body: {
        updateMask: ['metadata.url'],
        destination: { metadata: { url: 'https://acme.example/hooks/dowel-v2' } },
      },
      answer: {
        ...destination,
        metadata: { ...destination.metadata, url: 'https://acme.example/hooks/dowel-v2' },
        updateTime,
      },
    },
    deleteDestination: {
      summary: 'Delete a destination',
      description:
        'Also deletes its routes, and what it has not taken: `Dowel-Warning: messages_dropped;count=3` says how many messages that were, and the log of each read names it. Manifests and configs that name it keep the name, and nothing is delivered there: `still_named;path="crm"` names their integrations.',
    },
    pauseDestination: {
      summary: 'Pause a destination',
      description:
        'Use it while the receiver is moved or mended: messages wait, in their order, and none is given up. One that is under way arrives. Reads go on. Pausing it again replaces the note. Writes an entry to the audit log.',
      body: { note: 'Moving to the new warehouse. Ask Bo before you resume it.' },
      answer: {
        ...destination,
        pause: {
          since: updateTime,
          by: `builder:${ids.builder}`,
          note: 'Moving to the new warehouse. Ask Bo before you resume it.',
        },
      },
    },
    unpauseDestination: {
      summary: 'Resume a destination',
      description: 'Sends what waits, at once. Writes an entry to the audit log.',
      answer: destination,
    },
  },
} satisfies ResourceTexts;
