import { expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { toObject } from '../engine/object.ts';
import { factsOf } from '../engine/record-facts.ts';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { writeRecord } from '../engine/write-record.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { linear } from './linear.ts';

const write = { repeatKey: '', wasSent: false, recordId: '7' } as const;

// https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
it.each(['events', 'calendarEvents'])('asks Google to take the conference of %s', async (objectName) => {
  const { fetch, requests } = serving(() => ({ body: { id: '7' } }));
  const record = { calendar: 'c', conferenceData: { createRequest: { requestId: '1' } } };
  const recordId = objectName === 'events' ? '7' : 'c/7';

  await writeRecord(google, { ...write, objectName, type: 'create', recordId: undefined, record }, fetch);
  await writeRecord(google, { ...write, objectName, type: 'update', recordId, record }, fetch);

  const asked = requests.map(({ url }) => new URL(url).searchParams.get('conferenceDataVersion'));
  expect(asked).toEqual(['1', '1']);
});

// packages/sdk/src/schema.graphql of github.com/linear/linear: what is deleted is in the trash, and `trashed`.
it.each(['issues', 'projects', 'documents', 'initiatives'])(
  'takes %s in the trash of Linear for deleted',
  (objectName) => {
    const object = toObject(linear, objectName);

    expect(factsOf(object, { id: '1', trashed: true }).isDeleted).toBe(true);
    expect(factsOf(object, { id: '1', trashed: null }).isDeleted).toBe(false);
    expect(object.list.fieldsParameter?.always).toContain('trashed');
  },
);

// https://developers.hubspot.com/docs/api/crm/properties#clear-a-property-value
it('clears a property of HubSpot with an empty text', async () => {
  const { fetch, requests } = serving(() => ({ body: { id: '7', properties: {} } }));
  const record = { city: null, score: 0, opted: false, name: 'Ada' };

  await writeRecord(hubspot, { ...write, objectName: 'contacts', type: 'update', record }, fetch);

  expect(await requests[0]?.json()).toEqual({
    properties: { city: '', score: 0, opted: false, name: 'Ada' },
  });
});

// https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors
it('believes no success of HubSpot whose only record was refused', async () => {
  const errors = [{ status: 'error', category: 'VALIDATION_ERROR', message: 'score was not a number' }];
  const { fetch } = serving(() => ({
    status: 207,
    body: { status: 'COMPLETE', results: [], numErrors: 1, errors },
  }));
  const record = { email: 'ada@oak.example', score: 'x' };
  const upsert = { ...write, recordId: undefined, objectName: 'contacts', type: 'upsert', record } as const;

  await expect(writeRecord(hubspot, { ...upsert, upsertBy: 'email' }, fetch)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining('score was not a number'),
  });
});

// https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks
it.each([{ subscriptionType: 'contact.merge' }, { subscriptionType: 'object.merge', objectTypeId: '0-1' }])(
  'tells that a record of HubSpot is gone which was merged into another one: $subscriptionType',
  (form) => {
    const merge = { ...form, primaryObjectId: 5, mergedObjectIds: [7], newObjectId: 9, objectId: 5 };
    const event = { eventId: 1, subscriptionId: 2, portalId: 3, occurredAt: 4, ...merge };
    const { event: places } = hubspot.webhooks ?? {};

    const [read] = (places && readEvents({ event: places }, JSON.stringify([event]))) ?? [];

    expect(read).toMatchObject({ meaning: 'contact.deletion', recordId: '7', account: '3' });
  },
);
