import { describe, expect, it } from 'vitest';
import { isAltered } from '../../../provider-words/storable.ts';
import { readEvent, readEvents } from './read-event.ts';

const event = {
  list: 'events',
  id: ['number', 'at'],
  type: 'kind',
  typeRules: [
    { type: 'object.creation', when: { member: 'typeId', text: '0-1' }, means: 'contact.creation' },
    { type: 'object.creation', when: { member: 'typeId', text: '0-2' }, means: 'company.creation' },
    { type: 'lead.creation', means: 'contact.creation' },
  ],
  recordId: 'objectId',
  changedFields: 'property',
  account: 'portal',
};
const read = (events: unknown) => readEvents({ event }, JSON.stringify({ events }));

describe('what arrives for an application', () => {
  it('says of each event what has happened, to which record of which account', () => {
    const events = read([
      { number: 1, at: 5, kind: 'contact.creation', objectId: 7, portal: 62515 },
      { number: 1, at: 6, kind: 'contact.change', objectId: '7', property: 'email', portal: '62515' },
    ]);

    expect(events).toMatchObject([
      { type: 'contact.creation', recordId: '7', account: '62515', changedFields: undefined },
      { type: 'contact.change', recordId: '7', account: '62515', changedFields: ['email'] },
    ]);
    expect(events?.[0]?.id).not.toBe(events?.[1]?.id);
  });

  it('can have another name for a type, which may depend on a member', () => {
    const meaningOf = (kind: string, typeId?: string) =>
      read([{ number: 1, kind, typeId, portal: 1 }])?.map((one) => [one?.type, one?.meaning]);

    expect(meaningOf('object.creation', '0-2')).toEqual([['object.creation', 'company.creation']]);
    expect(meaningOf('object.creation', '0-9')).toEqual([['object.creation', 'object.creation']]);
    expect(meaningOf('object.creation')).toEqual([['object.creation', 'object.creation']]);
    expect(meaningOf('lead.creation')).toEqual([['lead.creation', 'contact.creation']]);
  });

  it('loses nothing of a large number, and no event because of one beside it', () => {
    const body = '{"events":[{"number":1,"kind":"a","objectId":9007199254740993,"portal":9007199254740995}';
    const events = readEvents(
      { event },
      `${body},{"kind":"a","portal":1},7,null,[],{"number":1,"kind":"a"}]}`,
    );

    expect(events?.map((one) => one?.recordId)).toEqual(['9007199254740993', ...Array(5).fill(undefined)]);
    expect(events?.[0]?.account).toBe('9007199254740995');
    expect(events?.slice(1)).toEqual(Array(5).fill(undefined));
    expect(JSON.stringify(events?.[0]?.raw)).toContain('9007199254740993');
  });

  it('is kept as it was sent, with what cannot be stored, also from a list', () => {
    const [sent] = read([{ number: 1, kind: 'a', note: 'x\0y', portal: 1 }]) ?? [];
    const deep = `{"events":[{"number":1,"kind":"a","portal":1,"note":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`;

    const kept = readEvent({ event }, sent?.kept ?? '');
    const [deeplyNested] = readEvents({ event }, deep) ?? [];

    expect(sent?.raw.note).toBe('xy');
    expect([sent?.kept.includes('\0'), kept && isAltered(kept.raw)]).toEqual([false, true]);
    expect(deeplyNested).toMatchObject({ type: 'a', kept: expect.stringContaining('"kind":"a"') });
  });

  it.each(['', '[', '7', 'null', '{}', '{"events":7}', '[]'])('is nothing when the body is %j', (body) => {
    expect(readEvents({ event }, body)).toBeUndefined();
  });

  it('can be the body itself, as a list or as one event', () => {
    const { list: _, ...single } = event;

    expect(readEvents({ event: { ...event, list: '.' } }, '[]')).toEqual([]);
    expect(readEvents({ event: single }, '[]')).toBeUndefined();
    expect(readEvents({ event: single }, '{"number":1,"kind":"a","portal":3}')).toMatchObject([
      { type: 'a', account: '3' },
    ]);
  });
});

describe('an event that was stored', () => {
  it('is read as it was when it arrived', () => {
    const [arrived] = read([{ number: 1, kind: 'object.creation', typeId: '0-1', portal: 3 }]) ?? [];

    const { account: _, kept = '', ...others } = arrived ?? { account: '' };
    expect(kept).toBe(JSON.stringify(arrived?.raw));
    expect(readEvent({ event }, kept)).toEqual(others);
  });

  it('can have its id and its type in headers, where its place tells it from others of the request', () => {
    const { account: _, ...places } = event;
    const id = { header: 'Idempotency-Key' };
    const inHeaders = { event: { ...places, id, type: { header: 'X-Topic' }, object: ['none', 'about'] } };
    const headers = new Headers({ 'idempotency-key': 'k1', 'x-topic': 'a', cookie: 'secret' });
    const body = '{"events":[{"about":"o1","objectId":"1"},7,{"about":"o2","objectId":9007199254740993}]}';

    const events = readEvents(inHeaders, body, headers);

    expect(events).toMatchObject([
      { type: 'a', objectRefs: ['o1'], recordId: '1' },
      undefined,
      { type: 'a', objectRefs: ['o2'], recordId: '9007199254740993' },
    ]);
    expect(events?.[0]?.id).not.toBe(events?.[2]?.id);
    expect(events?.[0]?.id).toBe(readEvents(inHeaders, body, headers)?.[0]?.id);
    const kept = events?.[2]?.kept ?? '';
    expect(kept).not.toContain('secret');
    expect(readEvent(inHeaders, kept)).toMatchObject({
      type: 'a',
      objectRefs: ['o2'],
      recordId: '9007199254740993',
    });
    expect(readEvents(inHeaders, body)?.[0]).toBeUndefined();
    expect(
      readEvents({ event: { ...inHeaders.event, list: undefined } }, '{"about":"o"}', headers),
    ).toMatchObject([
      { id: '["k1"]', kept: 'headers:{"idempotency-key":"k1","x-topic":"a"}\n{"about":"o"}' },
    ]);
  });

  it('names the changed fields in all of several members', () => {
    const places = { ...event, changedFields: ['before', 'before.custom'] };
    const changedIn = (more: object) =>
      readEvents(
        { event: places },
        JSON.stringify({ events: [{ number: 1, kind: 'x', portal: 1, ...more }] }),
      )?.[0]?.changedFields;

    expect(changedIn({ before: { title: 'A', custom: { c0ffee: 'B' } } })).toEqual([
      'title',
      'custom',
      'c0ffee',
    ]);
    expect(changedIn({ before: { title: 'A' } })).toEqual(['title']);
    expect(changedIn({ before: null })).toBeUndefined();
  });

  it('names its record in the first of several members that it has', () => {
    const places = { ...event, recordId: ['channel.id', 'user.id'] };
    const idOf = (more: object) =>
      readEvents(
        { event: places },
        JSON.stringify({ events: [{ number: 1, kind: 'x', portal: 1, ...more }] }),
      )?.[0]?.recordId;

    expect([idOf({ user: { id: 'U1' } }), idOf({ channel: { id: 'C1' }, user: { id: 'U1' } })]).toEqual([
      'U1',
      'C1',
    ]);
    expect(idOf({})).toBeUndefined();
  });
});

it('takes for the account what a function of the connector makes of it', () => {
  const places = {
    event: { id: 'id', type: 'kind', recordId: 'issue.id', account: 'issue.self' },
    functions: { accountOf: (said: string) => (URL.canParse(said) ? new URL(said).origin : undefined) },
  };
  const accountOf = (self: unknown) =>
    readEvents(places, JSON.stringify({ id: 1, kind: 'x', issue: { id: 7, self } }))?.[0]?.account;

  expect(accountOf('https://acme.example/rest/issue/7')).toBe('https://acme.example');
  expect([accountOf('acme'), accountOf(7), accountOf(undefined)]).toEqual([undefined, undefined, undefined]);
});
