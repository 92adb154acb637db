import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { startReceiver } from '../../receiver.ts';
import { mountDialect } from '../mount.ts';
import { createDialectWorld } from '../world.ts';
import type { ProviderDescription } from './description.ts';
import { generalDialect } from './general-dialect.ts';

/** Larch is invented. It tells of things, and not of quiet ones. */
const larch: ProviderDescription = {
  provider: 'larch',
  documentation: ['https://larch.example/docs'],
  signIn: {},
  errors: { body: { message: '{message}' } },
  object: { times: 'epochMs', record: { id: '{id}', '...': '{values}' } },
  objects: {
    things: { path: '/things', id: 't{n}', fields: 'name:text size:int' },
    quiet: { path: '/quiet', id: 'q{n}', fields: 'name:text', events: {} },
  },
  webhooks: {
    events: { create: '{singular}.made', update: '{singular}.changed', delete: '{singular}.gone' },
    subscriptions: {
      path: '/hooks',
      url: 'hook.to',
      events: 'hook.on',
      takes: {},
      most: 2,
      shown: { id: '{id}', to: '{url}', on: '{events}' },
      created: { '...': '{webhook}', secret: '{secret}' },
      listed: { hooks: '{webhooks}' },
    },
    message: { what: '{event}', id: '{id}', thing: '{record}', changed: '{changed}' },
    messages: { delete: { what: '{event}', id: '{id}' } },
    signature: { hash: 'sha256', of: '{url}.{seconds}.{body}', encoding: 'base64', secret: 'subscription' },
    headers: { 'larch-signature': 'v1={signature}', 'larch-time': '{seconds}' },
  },
};

async function open() {
  const now = () => new Date('2026-03-01T12:00:00Z');
  const world = createDialectWorld(generalDialect(larch), { now, randomToken: () => 'token' });
  const account = world.openAccount();
  const app = new Hono().route('/dialects/larch', mountDialect(world));
  const call = async (method: string, path: string, body?: object) => {
    const answer = await app.request(`http://localhost/dialects/larch${path}`, {
      method,
      headers: { authorization: `Bearer ${account.accessToken}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
  };
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const subscribe = (on: readonly string[]) => call('POST', '/hooks', { hook: { to: receiver.url, on } });
  return { account, call, receiver, subscribe };
}

test('a subscription is told of what it asked for, signed with its secret, until it is removed', async () => {
  const { account, call, receiver, subscribe } = await open();
  const made = await subscribe(['thing.changed', '*.gone']);

  account.create('things', { name: 'Fir' }, { id: 't1' });
  account.update('things', 't1', { name: 'Elm' });
  account.create('quiet', { name: 'Ash' }, { id: 'q1' });
  account.delete('quiet', 'q1');
  account.delete('things', 't1');
  await expect.poll(() => receiver.received).toHaveLength(2);
  const sent = [...receiver.received];
  await call('DELETE', `/hooks/${made.body.id}`);
  account.create('things', { name: 'Oak' }, { id: 't2' });
  account.delete('things', 't2');

  expect(made).toMatchObject({ status: 201, body: { to: receiver.url, on: ['thing.changed', '*.gone'] } });
  expect((await call('GET', '/hooks')).body).toEqual({ hooks: [] });
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { what: 'thing.changed', id: 't1', thing: { id: 't1', name: 'Elm', size: null }, changed: ['name'] },
    { what: 'thing.gone', id: 't1' },
  ]);
  const [first] = sent;
  const text = `${receiver.url}.${first?.headers['larch-time']}.${first?.body}`;
  const signature = createHmac('sha256', made.body.secret).update(text).digest('base64');
  expect(first?.headers['larch-signature']).toBe(`v1=${signature}`);
});

test('there are only so many subscriptions, and they take nothing else', async () => {
  const { call, receiver, subscribe } = await open();
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await subscribe(['thing.made'])).status);

  expect(statuses).toEqual([201, 201, 400]);
  expect((await call('POST', '/hooks', { hook: { to: receiver.url, on: [] }, odd: 1 })).status).toBe(500);
});
