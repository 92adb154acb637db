import { describe, expect, it } from 'vitest';
import { readEvent, readEvents } from '../engine/webhooks/read-event.ts';
import { recordIdOf } from '../engine/webhooks/record-of-event.ts';
import { intercomEvents, intercomWebhooks, perMergedContact } from './intercom-webhooks.ts';

const reading = { event: intercomWebhooks.event, functions: { perRecord: perMergedContact } };
const id = '690c7af1ab20a30fb14fbc95';
const contact = { type: 'contact', id };

function arrived(topic: string, item: object) {
  const body = { type: 'notification_event', topic, id: 'notif_1', app_id: 'a86dr8yl', data: { item } };
  return readEvents(reading, JSON.stringify(body)) ?? [];
}

/** What an event is for, and the record that it is about there. */
function said(topic: string, item: object, object: keyof typeof intercomEvents) {
  const [event] = arrived(topic, item);
  return event && [event.meaning, recordIdOf({ events: intercomEvents[object] }, event)];
}

describe('a topic of Intercom', () => {
  it.each([
    ['contact.archived', contact],
    ['contact.unarchive', contact],
    ['contact.subscribed', { type: 'subscription', id: '7', contact }],
    ['contact.user.tag.created', { type: 'contact_tag', tag: { type: 'tag', id: '1287' }, contact }],
    ['contact.lead.tag.deleted', { type: 'contact_tag', tag: { type: 'tag', id: '1287' }, contact }],
  ])('%s is a change of the contact, which is then read as it is now', (topic, item) => {
    expect(said(topic, item, 'contacts')).toEqual([intercomEvents.contacts.update, id]);
  });

  it.each([
    ['conversation.operator.replied', { type: 'conversation', id: '41' }],
    ['conversation.admin.open.assigned', { type: 'conversation', id: '41' }],
    ['conversation.company.updated', { type: 'conversation', id: '41' }],
    ['conversation.contact.attached', { contact, conversation: { type: 'conversation', id: '41' } }],
  ])('%s is a change of the conversation', (topic, item) => {
    expect(said(topic, item, 'conversations')).toEqual([intercomEvents.conversations.update, '41']);
  });

  it('that tells of a merge tells that one contact has changed and the other is gone', () => {
    const events = arrived('contact.merged', { ...contact, merged_from: { type: 'contact', id: 'source' } });

    expect(events).toMatchObject([
      { meaning: intercomEvents.contacts.update, recordId: id },
      { meaning: intercomEvents.contacts.delete, recordId: 'source' },
    ]);
    expect(events[0]?.id).not.toBe(events[1]?.id);
    expect(events.map((event) => readEvent(reading, event?.kept ?? '')?.recordId)).toEqual([id, 'source']);
  });
});
