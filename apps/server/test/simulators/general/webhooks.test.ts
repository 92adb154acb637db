import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountDialect } from '../mount.ts';
import { createDialectWorld } from '../world.ts';
import type { ProviderDescription } from './description.ts';
import { generalDialect } from './general-dialect.ts';

/** Larch is invented. */
const larch: ProviderDescription = {
  provider: 'larch',
  documentation: ['https://larch.example/docs'],
  signIn: {},
  errors: { body: { message: '{message}' } },
  object: { times: 'epochMs', record: { id: '{id}', '...': '{values}' } },
  objects: { things: { path: '/things', id: 't{n}', fields: 'name:text size:int' } },
  webhooks: {
    events: { create: '{singular}.made' },
    subscriptions: {
      path: '/hooks',
      url: 'hook.to',
      events: 'hook.on',
      takes: {},
      most: 2,
      shown: { id: '{id}' },
      created: '{webhook}',
      listed: { hooks: '{webhooks}' },
    },
    message: { what: '{event}', id: '{id}' },
  },
};

test('there are only so many subscriptions, and they take nothing else', async () => {
  const now = () => new Date('2026-03-01T12:00:00Z');
  const world = createDialectWorld(generalDialect(larch), { now, randomToken: () => 'token' });
  const { accessToken } = world.openAccount();
  const app = new Hono().route('/dialects/larch', mountDialect(world));
  const subscribe = async (more: object = {}) => {
    const hook = { to: 'https://hooks.example.com', on: ['thing.made'] };
    const { status } = await app.request('http://localhost/dialects/larch/hooks', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ hook, ...more }),
    });
    return status;
  };

  expect([await subscribe(), await subscribe(), await subscribe()]).toEqual([201, 201, 400]);
  expect(await subscribe({ odd: 1 })).toBe(500);
});
