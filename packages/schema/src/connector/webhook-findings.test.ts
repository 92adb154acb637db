import { expect, it } from 'vitest';
import { webhookFindings } from './webhook-findings.ts';
import { AccountWebhooks } from './webhooks.ts';

const request = { path: '/hooks' };
const event = { id: 'id', type: 'topic', recordId: 'record' };
const untimed = { header: 'x-signature', signs: '{body}', encoding: 'hex' };
const listed = {
  signature: untimed,
  event,
  create: { request, address: { body: 'url' }, events: { body: 'events' }, id: 'id', secret: 'secret' },
  list: { request, records: 'hooks', id: 'id', address: 'url' },
  remove: { method: 'DELETE', path: '/hooks/{id}' },
};
const own = { address: { body: 'url' }, ownSecret: { body: 'token' } };
const ending = {
  signature: 'code',
  event,
  create: { request, ...own, id: 'id' },
  remove: { method: 'POST', path: '/stop', body: { id: '{id}' } },
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
  expect(placesIn(ending)).toEqual([]);
  expect(placesIn(below)).toEqual([]);
});

it.each<[string, object, string]>([
  ['two secrets', { ...listed, create: { ...listed.create, ...own } }, 'webhooks.create.secret'],
  [
    'many secrets of which one is kept',
    { ...listed, create: { ...listed.create, each: true } },
    'webhooks.create.secret',
  ],
  [
    'an event of its own with no place',
    { ...ending, create: { ...ending.create, each: true } },
    'webhooks.create.events',
  ],
  [
    'two secrets, of which one is that of the app',
    { ...listed, secret: 'clientSecret' },
    'webhooks.create.secret',
  ],
  ['an event in a list', { ...listed, list: { ...listed.list, event: 'topic' } }, 'webhooks.list.event'],
  ['a look without a list', { ...ending, lookMs: 3_600_000 }, 'webhooks.lookMs'],
  ['what nobody can remove', { ...listed, list: undefined }, 'webhooks.list'],
  ['many subscriptions that end', { ...below, lifetimeMs: 3_600_000 }, 'webhooks.create'],
  ['a list of nowhere', { ...below, list: listed.list }, 'webhooks.list.request'],
  ['a removal of nothing', { ...ending, remove: { method: 'POST', path: '/stop' } }, 'webhooks.remove'],
])('names %s', (_, webhooks, place) => {
  expect(placesIn(webhooks)).toContain(place);
});
