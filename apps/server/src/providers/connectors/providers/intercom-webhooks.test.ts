import { expect, it } from 'vitest';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { intercomEvents, intercomWebhooks } from './intercom-webhooks.ts';

it.each(['contact.merged', 'contact.archived', 'contact.unarchived', 'contact.subscribed'])(
  'takes %s of Intercom for a change of the contact, which is then read as it is now',
  (topic) => {
    const body = {
      type: 'notification_event',
      topic,
      id: 'notif_1',
      app_id: 'a86dr8yl',
      created_at: 1762425723,
    };

    const events = readEvents(
      { event: intercomWebhooks.event },
      JSON.stringify({ ...body, data: { item: { type: 'contact', id: '690c7af1ab20a30fb14fbc95' } } }),
    );

    expect(events).toMatchObject([
      { meaning: intercomEvents.contacts.update, recordId: '690c7af1ab20a30fb14fbc95' },
    ]);
  },
);
