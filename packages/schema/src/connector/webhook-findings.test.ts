import { expect, it } from 'vitest';
import { webhookFindings } from './webhook-findings.ts';
import { AccountWebhooks, ApplicationWebhooks } from './webhooks.ts';

const request = { path: '/hooks' };
const event = { id: 'id', type: 'topic', recordId: 'record' };
const untimed = { style: 'untimed', header: 'x-signature', signs: '{body}', encoding: 'hex' };
const listed = {
  signature: untimed,
  event,
  create: { request, address: { body: 'url' }, events: { body: 'events' }, id: 'id', secret: 'secret' },
  list: { request, records: 'hooks', id: 'id', address: 'url' },
  remove: { method: 'DELETE', path: '/hooks/{id}' },
};
const own = { address: { body: 'url' }, ownSecret: { body: 'token' }, endTime: { body: 'end' } };
const noticed = {
  signature: { style: 'token', header: 'x-token' },
  notice: { header: 'x-state', ignores: ['sync'] },
  create: { request, ...own, ownId: { body: 'id' }, id: 'id', handle: 'resource' },
  remove: { method: 'POST', path: '/stop', body: { id: '{id}', resource: '{handle}' } },
  lifetimeMs: 3_600_000,
};

const hooks = { path: '/boards/{board}/hooks' };
const below = {
  signature: untimed,
  event,
  parents: { object: 'boards', values: { board: 'id' } },
  create: { request: hooks, address: { body: 'url' }, ownSecret: { body: 'secret' }, id: 'id' },
  list: { request: hooks, records: 'hooks', id: 'id', address: 'url' },
  remove: { method: 'DELETE', path: '/boards/{board}/hooks/{id}' },
};

const placesIn = (webhooks: object) =>
  webhookFindings(AccountWebhooks.parse(webhooks)).map(({ path }) => path.join('.'));

it('finds nothing in webhooks whose parts fit', () => {
  expect(placesIn(listed)).toEqual([]);
  expect(placesIn(noticed)).toEqual([]);
  expect(placesIn(below)).toEqual([]);
});

it.each<[string, object, string]>([
  ['an event and a notice', { ...listed, notice: noticed.notice }, 'webhooks.event'],
  ['neither an event nor a notice', { ...listed, event: undefined }, 'webhooks.event'],
  ['two secrets', { ...listed, create: { ...listed.create, ...own } }, 'webhooks.create.secret'],
  [
    'a password from nowhere',
    { ...listed, signature: { style: 'basic', user: 'dowel' } },
    'webhooks.create.ownSecret',
  ],
  [
    'many secrets of which one is kept',
    { ...listed, create: { ...listed.create, each: true } },
    'webhooks.create.secret',
  ],
  [
    'an event of its own with no place',
    { ...noticed, create: { ...noticed.create, each: true } },
    'webhooks.create.events',
  ],
  ['a token from nowhere', { ...listed, signature: noticed.signature }, 'webhooks.create.ownSecret'],
  [
    'two secrets, of which one is that of the app',
    { ...listed, secret: 'clientSecret' },
    'webhooks.create.secret',
  ],
  ['an event in a list', { ...listed, list: { ...listed.list, event: 'topic' } }, 'webhooks.list.event'],
  ['a look without a list', { ...noticed, lookMs: 3_600_000 }, 'webhooks.lookMs'],
  ['an end without a life', { ...listed, create: noticed.create }, 'webhooks.create.endTime'],
  ['what nobody can remove', { ...listed, list: undefined }, 'webhooks.list'],
  [
    'a handle that a list does not say',
    { ...listed, create: { ...listed.create, handle: 'x' } },
    'webhooks.create.handle',
  ],
  ['many subscriptions that end', { ...below, lifetimeMs: 3_600_000 }, 'webhooks.create'],
  ['a list of nowhere', { ...below, list: listed.list }, 'webhooks.list.request'],
  ['a removal of nothing', { ...noticed, remove: { method: 'POST', path: '/stop' } }, 'webhooks.remove'],
])('names %s', (_, webhooks, place) => {
  expect(placesIn(webhooks)).toContain(place);
});

const application = {
  scope: 'application',
  signature: untimed,
  setUp: 'Set this address.',
  event: { ...event, account: 'team' },
  account: { source: 'metadata', name: 'teamId' },
};

it.each<[string, object, string[]]>([
  ['nothing in one that fits', { secret: 'webhookSecret' }, []],
  ['a token', { signature: noticed.signature }, ['webhooks.signature.style']],
])('names %s of an application', (_, more, places) => {
  const found = webhookFindings(ApplicationWebhooks.parse({ ...application, ...more }));

  expect(found.map(({ path }) => path.join('.'))).toEqual(places);
});
