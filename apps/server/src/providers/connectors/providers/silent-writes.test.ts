import { describe, expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { toObject } from '../engine/object.ts';
import { factsOf } from '../engine/record-facts.ts';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { writeRecord } from '../engine/write-record.ts';
import { restConnector } from '../rest-connector.ts';
import { github } from './github.ts';
import { githubWebhooks } from './github-webhooks.ts';
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

// https://developers.hubspot.com/changelog/updated-merge-functionality-for-contacts-and-companies
describe.each([
  { subscriptionType: 'contact.merge' },
  { subscriptionType: 'object.merge', objectTypeId: '0-1' },
])('a merge of HubSpot: $subscriptionType', (form) => {
  const merge = { ...form, mergedObjectIds: [7, 8], primaryObjectId: 5 };
  const event = { eventId: 1, subscriptionId: 2, portalId: 3, occurredAt: 4, ...merge };
  const told = (newObjectId: number) => {
    const { webhooks, functions } = hubspot;
    const reading = webhooks && { event: webhooks.event, functions: functions?.events };
    return (reading && readEvents(reading, JSON.stringify([{ ...event, newObjectId, objectId: 5 }]))) ?? [];
  };

  it.each([
    ['a new record', 9, ['7', '8', '5']],
    ['the first one', 5, ['7', '8']],
  ])('into %s tells of each record that is gone', (_, newObjectId, gone) => {
    const events = told(newObjectId);

    expect(events.map((one) => one?.recordId)).toEqual(gone);
    expect(new Set(events.map((one) => one?.id)).size).toBe(gone.length);
    for (const one of events) {
      expect(one).toMatchObject({
        meaning: 'contact.deletion',
        account: '3',
        raw: { ...event, newObjectId },
      });
    }
  });
});

// The same page: the id of a merged record finds the new one.
it('takes a record of HubSpot for gone that is a part of another one', () => {
  const { isDeleted } = restConnector(hubspot);

  expect(isDeleted?.('contacts', { id: '9', archived: false }, '7')).toBe(true);
  expect(isDeleted?.('lists', { listId: '7' }, '7')).toBe(false);
  expect(isDeleted?.('contacts', { id: '7', archived: false }, '7')).toBe(false);
});

// https://docs.github.com/en/rest/issues/issues#get-an-issue
it('takes an issue of GitHub for gone that another repository has now', () => {
  const reading = { event: githubWebhooks.event };
  const headers = new Headers({ 'x-github-event': 'issues', 'x-github-delivery': 'd1' });
  const { isDeleted } = restConnector(github);

  const [event] = readEvents(reading, JSON.stringify({ action: 'transferred' }), headers) ?? [];

  expect(event?.meaning).toBe('issues.deleted');
  expect(isDeleted?.('repos/issues', { number: 3 }, 'acme/oak/7')).toBe(true);
  expect(isDeleted?.('repos/issues', { number: 7 }, 'acme/oak/7')).toBe(false);
});
